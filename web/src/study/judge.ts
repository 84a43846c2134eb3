// One decision judged by what its seat knew (src/sevenfold/study/judgement.py, effects.py). For workers: it thinks.
import type { Data } from "../games/shape";
import { type Chance, RulesTable } from "../rules";
import { search } from "../rules/bots";
import type { Found } from "../rules/findings";
import { Comparison, playOpen, shortfall, threat } from "../rules/comparison";
import { verdict } from "./summary";

/** How much thought a decision gets: iterations to find good moves, half as many tries to weigh each of them. */
export interface Thought {
  iterations: number;
  seed: number;
}

export interface Weighed {
  move: Data;
  chance: Chance;
}

/** Of one move, for who makes it: as far as it can be known. */
export interface Effects {
  notes: Data[]; // that come true however the hidden cards lie
  wins: boolean; // at once
  allows: number; // the share of tables at which somebody else can win with the next move
}

export interface Decision {
  ply: number;
  seat: number;
  played: Data;
  legal: number;
  before: number;
  after: number;
  cost: Chance;
  short: Chance; // what it fell short of a usual move
  exact: boolean; // calculated, not tried
  best: Weighed[]; // the best first; the one that was played is among them
  does: { best: Effects; played: Effects } | null; // where this was a mistake
}

/** All that is to be known of a moment. */
export interface Look {
  ply: number;
  decision: Decision | null; // null: there was no choice
  open: number[]; // chances with open cards, by seat
  iterations?: number; // the server's thought, where it was asked
}

const FEW = 3; // moves that are weighed against the one that was played
const REDEALT = 6; // tables at which a note must come true
const IMAGINED = 60; // tables at which others look for a win
const OPEN_GAMES = 100; // played from every position with open cards
const DEAL_GAMES = 1000; // and from the first one

export function look(table: RulesTable, ply: number, played: Data | null, thought: Thought): Look {
  const chosen = played && table.turn !== null && table.legal.length > 1;
  const decision = chosen ? judge(table, ply, played, thought) : null;
  return { ply, decision, open: playOpen(table, ply ? OPEN_GAMES : DEAL_GAMES, thought.seed) };
}

export function judge(table: RulesTable, ply: number, played: Data, thought: Thought): Decision {
  const { game } = table;
  const code = game.codec.code(played, true);
  const seed = thought.seed + 7919 * (ply + 1);
  const { endgame } = game.rules.description.search.advice;
  const found = search(
    table,
    { iterations: null, seconds: null, endgame, learned: false },
    { seed, iterations: thought.iterations },
  );
  const judged = found[0]!.visits === 0 ? exactly(found, code) : weigh(table, found, code, thought, seed);
  const { codes, chances, cost, place } = judged;
  const short = shortfall(table.redeal(table.turn!, seed), code, triesOf(thought), seed + 2);
  const after = chances[place]![0];
  const moves = table.fields(...codes);
  const does = verdict(cost) === "mistake" ? { best: effects(table, codes[0]!), played: effects(table, code) } : null;
  return {
    ...{ ply, seat: table.turn!, played, legal: table.legal.length },
    ...{ before: Math.max(after, chances[0]![0]), after, cost, short, exact: found[0]!.visits === 0, does },
    best: moves.map((move, index) => ({ move, chance: chances[index]! })),
  };
}

const triesOf = ({ iterations }: Thought): number => Math.max(1, iterations >> 1);

interface Judged {
  codes: bigint[]; // the best first
  chances: Chance[];
  cost: Chance; // of the one that was played
  place: number; // and where it is
}

/** As calculated; of equally good moves the one that was played comes first. */
function exactly(found: Found[], played: bigint): Judged {
  const order = [...found].sort(
    (one, other) => other.value - one.value || Number(one.move !== played) - Number(other.move !== played),
  );
  const own = order.find(({ move }) => move === played)!;
  const few = order.slice(0, FEW);
  if (!few.includes(own)) few.push(own);
  const cost = order[0]!.value - own.value;
  return {
    codes: few.map(({ move }) => move),
    chances: few.map(({ value }) => [value, value, value]),
    cost: [cost, cost, cost],
    place: few.indexOf(own),
  };
}

/** Tries the moves equally often. The search's favourite is the best, unless the one played did better. */
function weigh(table: RulesTable, found: Found[], played: bigint, thought: Thought, seed: number): Judged {
  const codes = found.slice(0, FEW).map(({ move }) => move);
  if (!codes.includes(played)) codes.push(played);
  const root = table.redeal(table.turn!, seed);
  const compared = Comparison.make(root, codes, triesOf(thought), seed + 1);
  const { means } = compared;
  const own = codes.indexOf(played);
  const best = means[own]! >= means[0]! ? own : 0;
  const order = codes
    .map((_, place) => place)
    .sort((one, other) => Number(one !== best) - Number(other !== best) || means[other]! - means[one]!);
  return {
    codes: order.map((place) => codes[place]!),
    chances: order.map((place) => compared.chance(place)),
    cost: compared.difference(best, own),
    place: order.indexOf(own),
  };
}

export function effects(table: RulesTable, code: bigint): Effects {
  const seat = table.turn!;
  const each = Array.from({ length: REDEALT }, (_, seed) => {
    const imagined = table.redeal(seat, seed);
    const { notes } = imagined.playCode(code);
    return { notes, won: imagined.outcome?.winners.includes(seat) ?? false };
  });
  const texts = each.map(({ notes }) => notes.map((note) => JSON.stringify(note)));
  const wins = each.every(({ won }) => won);
  return {
    notes: each[0]!.notes.filter((note) => texts.every((there) => there.includes(JSON.stringify(note)))),
    wins,
    allows: wins ? 0 : threat(table.redeal(seat, 0), code, IMAGINED),
  };
}
