import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { offline } from "./offline.ts";
import { packing } from "./packing.ts";
import { hastened, rooted } from "./page.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const games = readdirSync(here("./src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const LOCALES = [
  here("../src/sevenfold/locales"),
  ...games.map(({ name }) => here(`../src/sevenfold/game/${name.replace("-", "_")}/locales`)),
];

export default defineConfig({
  base: "./", // wherever the files are published
  plugins: [catalogues(LOCALES), svelte(), offline(here("./sw.js"), here("./public")), packing(), hastened(), rooted()],
  worker: { format: "es" },
  resolve: {
    alias: { $art: here("./src/art"), $: here("./src") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}), // otherwise tests get Svelte's server side
  },
  build: {
    outDir: here("../src/sevenfold/server/web"),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      output: {
        // A phone far away pays for every request: what every screen needs comes in two, and little before them.
        codeSplitting: {
          groups: [
            { name: "first", test: /preload-helper|src\/(languages|remembered)\.ts$/, priority: 1 },
            { name: "art", test: /src\/art\// },
            {
              name: "core",
              test: /node_modules|src\/(help\/|parts\/(Header|LanguageChoice|GamePicture|TableList)|screens\/(index|Home)|games\/[^/]+\/(index|declared|growing)|games\/(index|shape)|(?!main|app)[^/]+\.ts$)/,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // the content security policy allows no data: scripts, and small files cache well
  },
  server: {
    fs: { allow: [here("."), here("../src/sevenfold/game")] }, // the bots' networks lie with their games
    proxy: { "/api": "http://localhost:7777", "/ws": { target: "ws://localhost:7777", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    css: { include: /src\/art\// }, // pictures hold their colours
    testTimeout: 60_000, // no test of speed
  },
});
