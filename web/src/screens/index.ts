// Which screen an address shows. Each is loaded when it is needed.
import type { Component } from "svelte";
import { readLong } from "../texts.svelte";

type Load = () => Promise<{ default: Component<any> }>;

const GAME = "(seven-dragons|double-seven|dragon)";
const SCREENS: [path: RegExp, load: Load][] = [
  [/^\/$/, () => import("./Home.svelte")],
  [new RegExp(`^/play/${GAME}(?:/(?:bots|friends|device))?$`), () => import("./SetUp.svelte")],
  [/^\/t\/([a-z0-9]+)$/, () => import("./Table.svelte")],
  [/^\/lobby$/, () => import("./Lobby.svelte")],
  [/^\/children$/, () => import("./Children.svelte")],
  [/^\/learn$/, () => import("./Learn.svelte")],
  [/^\/learn\/(seven-dragons|double-seven|dragon|connections)$/, () => import("./Lesson.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [/^\/move\/([A-Za-z0-9]+)$/, () => import("./MoveHere.svelte")],
];

export function screenAt(address: string): { load: Load; id: string } {
  for (const [path, load] of SCREENS) {
    const found = path.exec(address);
    if (found) return { load: address === "/" ? load : worded(load), id: found[1] ?? "" };
  }
  return { load: worded(() => import("./Lost.svelte")), id: "" };
}

/** A screen together with all its words. */
function worded(load: Load): Load {
  return async () => (await Promise.all([load(), readLong()]))[0];
}
