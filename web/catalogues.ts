import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "catalogue:";

/** The Fluent files of a language as one module, `catalogue:fr`: what only the terminal says is left out. */
export function catalogues(folder: string): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const language = join(folder, id.slice(PREFIX.length + 1));
      const files = readdirSync(language).filter((name) => name.endsWith(".ftl") && name !== "cli.ftl");
      for (const name of files) this.addWatchFile(join(language, name));
      const text = files.sort().map((name) => readFileSync(join(language, name), "utf-8"));
      return `export default ${JSON.stringify(text.join("\n"))}`;
    },
  };
}
