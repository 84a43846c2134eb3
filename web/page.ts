import type { Plugin, Rolldown } from "vite";

const APP = /\/src\/app\.ts$/;

/** The page is served at many addresses, so its own links begin at the root; scripts and styles know where they are. */
export function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}

/** The first script asks for the app; the page says so before that script is there, so that all of it travels at once. */
export function hastened(): Plugin {
  return {
    name: "hastened",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const app = chunks.find(({ facadeModuleId }) => APP.test(facadeModuleId ?? ""))!;
        const needed = [app, ...app.imports.map((name) => bundle[name] as Rolldown.OutputChunk)].reverse(); // in the order of their styles
        const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...needed.map(({ fileName }) => link({ rel: "modulepreload", href: `/${fileName}` })),
          ...[...styles].map((name) => link({ rel: "stylesheet", href: `/${name}` })),
        ];
      },
    },
  };
}

const link = (attrs: Record<string, string>) => ({
  tag: "link",
  attrs: { ...attrs, crossorigin: true },
  injectTo: "head" as const,
});
