// The rules as the page gets them: one file, fetched when somebody first plays here.
import { Once } from "../once";
import { Rules } from "./rules";
import url from "./rules.wasm?url";

const loaded = new Once(fetchRules);

export const loadRules = (): Promise<Rules> => loaded.get();

async function fetchRules(): Promise<Rules> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the rules could not be fetched: ${response.status}`);
  return new Rules(await WebAssembly.compile(await response.arrayBuffer()));
}
