// Which screen an address shows. Each is loaded when it is needed.
import type { Component } from "svelte";
import { GAMES } from "../games";
import { readLong } from "../texts.svelte";
import * as Home from "./Home.svelte";

type Load = () => Promise<{ default: Component<any> }>;

const SCREENS: [path: RegExp, load: Load][] = [
  [/^\/$/, async () => Home], // what most people see first comes with the app
  [/^\/play\/([a-z0-9-]+)(?:\/(?:bots|friends|device))?$/, () => import("./SetUp.svelte")],
  [/^\/t\/([a-z0-9]+)$/, () => import("./Table.svelte")],
  [/^\/lobby$/, () => import("./Lobby.svelte")],
  [/^\/learn$/, () => import("./Learn.svelte")],
  [/^\/learn\/([a-z0-9-]+)$/, () => import("./Lesson.svelte")],
  [/^\/review\/([\w-]+(?:\/\d+)?)$/, () => import("./Review.svelte")],
  [/^\/puzzles$/, () => import("./Puzzles.svelte")],
  [/^\/puzzles\/([a-z0-9-]+)$/, () => import("./Puzzle.svelte")],
  [/^\/games$/, () => import("./Games.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [/^\/move\/([A-Za-z0-9]+)$/, () => import("./MoveHere.svelte")],
];

const PAGES = Object.values(GAMES).flatMap(({ pages }) => pages ?? []);

export function screenAt(address: string): { load: Load; id: string } {
  for (const { path, load } of PAGES) if (address === path) return { load: worded(load), id: "" };
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
