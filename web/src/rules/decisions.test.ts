// @vitest-environment node
// Every level decides in WebAssembly as in Python (tests/decisions.py), to the last bit of what it thinks of its moves.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RulesTable } from ".";
import { choose, glance, search, strengthOf } from "./bots";
import { corpus, JOIN, type Line } from "./corpus";
import { fileOf } from "./networks";
import { built } from "./testing";

interface Decision {
  game: number;
  ply: number;
  levels: Record<string, string | [move: string, visits: number, value: number][]>;
}

const GAMES = new URL("../../../src/sevenfold/game/", import.meta.url);
const FILE = new URL("../../../tests/data/decisions.json", import.meta.url);
const recorded = JSON.parse(readFileSync(FILE, "utf8")) as { seed: number; iterations: number; decisions: Decision[] };
const { seed, iterations } = recorded;
const rules = built();
const lines = corpus();

function stand({ game, options, seed, moves }: Line, ply: number): RulesTable {
  const table = RulesTable.deal(rules, game, options, seed);
  for (const place of moves.slice(0, ply)) {
    if (place === JOIN) table.join();
    else table.playCode(table.legal[place]!);
  }
  return table;
}

function read(table: RulesTable): Uint8Array | null {
  const file = fileOf(table);
  return file === null ? null : new Uint8Array(readFileSync(new URL(file, GAMES)));
}

function decide(table: RulesTable, level: string): Decision["levels"][string] {
  const strength = strengthOf(table, level);
  if ("attention" in strength) return String(glance(table, strength.attention, seed));
  const found = search(table, strength, { seed, iterations: strength.iterations ?? iterations, network: read(table) });
  return found.map(({ move, visits, value }) => [String(move), visits, value]);
}

test("every level decides as in Python", () => {
  expect(recorded.decisions.length).toBeGreaterThan(30);
  for (const { game, ply, levels } of recorded.decisions) {
    const table = stand(lines[game]!, ply);
    for (const [level, decision] of Object.entries(levels)) {
      expect(decide(table, level), `${lines[game]!.game} ${ply} ${level}`).toEqual(decision);
      const chosen = choose(table, level, { seed, iterations });
      expect(table.refusal(chosen)).toBeNull();
    }
  }
}, 120_000);
