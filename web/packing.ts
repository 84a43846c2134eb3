import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(js|css|json|svg|wasm|bin)$/;
const WORTH = 600; // bytes: smaller files are not worth compressing

/** Beside every file a smaller one, `.br`, for browsers that take Brotli. Once all is written: chunks change until then. */
export function packing(): Plugin {
  return {
    name: "packing",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => PACKABLE.test(name))) {
        const plain = readFileSync(join(dir, name));
        if (plain.length >= WORTH) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(plain));
      }
    },
  };
}
