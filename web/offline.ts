import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LISTED = /^assets\//;

/** The service worker, told of every file that it shall keep: what is built, and what is published as it is. */
export function offline(worker: string, published: string): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = [...Object.keys(bundle).filter((name) => LISTED.test(name)), ...readdirSync(published)].sort();
      const source = readFileSync(worker, "utf-8");
      const version = createHash("sha256")
        .update(files.join(" ") + source)
        .digest("hex")
        .slice(0, 12);
      const filled = source
        .replace("const FILES = [];", `const FILES = ${JSON.stringify(files)};`)
        .replace('const VERSION = "";', `const VERSION = "${version}";`);
      this.emitFile({ type: "asset", fileName: "sw.js", source: filled });
    },
  };
}
