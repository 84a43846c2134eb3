// @vitest-environment node
// Moves are compared in WebAssembly as in Python (tests/reviews.py), and decisions are judged by what their seat knew.
import { expect, test } from "vitest";
import { RulesTable } from "../rules";
import { Comparison, playOpen, threat } from "../rules/comparison";
import { corpus, JOIN } from "../rules/corpus";
import { built } from "../rules/testing";
import { judge, look } from "./judge";
import { verdict } from "./summary";
import { recorded } from "./testing";

const rules = built();
const lines = corpus();

function stand(number: number, ply: number): RulesTable {
  const { game, options, seed, moves } = lines[number]!;
  const table = RulesTable.deal(rules, game, options, seed);
  for (const place of moves.slice(0, ply)) {
    if (place === JOIN) table.join();
    else table.playCode(table.legal[place]!);
  }
  return table;
}

/** But for the order in which numbers are added up. */
function alike(ours: number[], theirs: number[], where: string): void {
  expect(ours.length).toBe(theirs.length);
  for (const [place, value] of theirs.entries()) expect(ours[place], where).toBeCloseTo(value, 12);
}

test("moves are worth what Python finds", () => {
  const { comparisons, tries, number, open } = recorded();
  expect(comparisons.length).toBeGreaterThan(30);
  for (const { game, ply, codes, means, chance, cost, threat: share, open: shares } of comparisons) {
    const table = stand(game, ply);
    const root = table.redeal(table.turn!, number);
    const compared = Comparison.make(root, codes.map(BigInt), tries, number);
    const where = `${lines[game]!.game} ${ply}`;
    alike(compared.means, means, where);
    alike(compared.chance(0), chance, where);
    alike(compared.difference(0, codes.length - 1), cost, where);
    expect(threat(table.redeal(table.turn!, 0), table.legal[0]!, 60), where).toBe(share);
    alike(playOpen(table, open, number), shares, where);
  }
}, 120_000);

test("whole games are judged as by the command, to the last digit", () => {
  for (const { game, options, seed, played, iterations, decisions } of recorded().reviews) {
    const table = RulesTable.deal(rules, game, options, seed);
    const found = played.flatMap((code, ply) => {
      const [move] = table.fields(BigInt(code));
      const judged = table.legal.length > 1 ? [judge(table, ply, move!, { iterations, seed: 0 })] : [];
      table.playCode(BigInt(code));
      return judged.map(({ seat, before, after, cost, short }) => {
        return { ply, seat, before, after, cost, short, verdict: verdict(cost) };
      });
    });
    expect(found, game).toEqual(decisions);
  }
}, 120_000);

test("a decision has a verdict, and its moves stand with the best first", () => {
  const { game, ply } = recorded().comparisons[0]!;
  const table = stand(game, ply);
  const played = table.fields(table.legal[0]!)[0]!;
  const found = judge(table, ply, played, { iterations: 40, seed: 0 });
  expect(found.seat).toBe(table.turn);
  expect(found.legal).toBe(table.legal.length);
  expect(found.before).toBeGreaterThanOrEqual(found.after);
  expect(found.best.map(({ move }) => move)).toContainEqual(played);
});

test("no verdict depends on what the seat could not know", () => {
  const { game, ply } = recorded().comparisons[0]!;
  const table = stand(game, ply);
  const played = table.fields(table.legal[0]!)[0]!;
  const other = table.redeal(table.turn!, 99);
  const thought = { iterations: 40, seed: 0 };
  const known = look(table, ply, played, thought).decision!;
  const same = look(other, ply, played, thought).decision!;
  expect(same.legal).toBe(known.legal);
  expect(Math.abs(same.before - known.before)).toBeLessThan(0.5);
});

test("after the last move there is a result and no decision", () => {
  const number = 0;
  const table = stand(number, lines[number]!.moves.length);
  const { decision, open } = look(table, lines[number]!.moves.length, null, { iterations: 10, seed: 0 });
  expect(decision).toBeNull();
  expect(open.reduce((one, other) => one + other, 0)).toBeCloseTo(1);
});
