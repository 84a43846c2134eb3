import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "catalogue:";
const LONG = ["help.ftl", "lessons.ftl", "review.ftl", "rules.ftl"]; // not needed to choose a game

/**
 * The Fluent files of a language as two modules: `catalogue:fr`, and what is read later, `catalogue:fr/long`. What only
 * the terminal says is left out. `folders` are ours and those of the games.
 */
export function catalogues(folders: string[]): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("/");
      const files = folders.flatMap((folder) =>
        readdirSync(join(folder, language))
          .filter((name) => name.endsWith(".ftl") && LONG.includes(name) === (part === "long"))
          .sort()
          .map((name) => join(folder, language, name)),
      );
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => spoken(readFileSync(file, "utf-8"))).join("\n"))}`;
    },
  };
}

/** Without comments, and without the terminal's messages: their first line and what is indented below it. */
const spoken = (text: string) => text.replace(/^#.*\n/gm, "").replace(/^cli-.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*/gm, "");
