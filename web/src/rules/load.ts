// The rules as the page gets them: one file, fetched when somebody first plays here.
import { Rules } from "./rules";
import url from "./rules.wasm?url";

let loaded: Promise<Rules> | null = null;

/** The rules, loaded once. After a failure the next call tries again. */
export function loadRules(): Promise<Rules> {
  loaded ??= fetchRules().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetchRules(): Promise<Rules> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the rules could not be fetched: ${response.status}`);
  return new Rules(await WebAssembly.compile(await response.arrayBuffer()));
}
