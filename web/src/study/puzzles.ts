// Puzzles: positions of real play in which one move is clearly best (docs/study.md). They are files of the page.
import { GAMES } from "../games";
import type { Data } from "../games/shape";
import { type Options, type Rules, RulesTable } from "../rules";

/** As src/sevenfold/wasm/puzzles.py writes it. Moves are the kernel's numbers, in decimals. */
export interface Puzzle {
  id: string; // GAME-SEED-PLY
  seed: number;
  options: Options;
  moves: string[];
  best: string[];
  exact: "win" | "endgame" | null;
  chances: number[]; // percent, of every legal move in ascending order
  allows: number[] | null; // likewise: tables at which somebody else can win next
  grade: number; // from 1, easy, to 6
  themes: string[];
}

/** What a try is worth, in percent. */
export interface Tried {
  right: boolean;
  chance: number;
  best: number; // chance of the right move
  allows: number;
}

const FILES = import.meta.glob<string>("../rules/puzzles/*.json", { query: "?url", import: "default", eager: true });
const DAY = 86_400_000; // milliseconds
export const GRADES = [1, 2, 3, 4, 5, 6];

const urls = new Map(Object.entries(FILES).map(([path, url]) => [/([a-z-]+)\.json$/.exec(path)![1]!, url]));
const read = new Map<string, Promise<Puzzle[]>>();

/** Games that there are puzzles of, in the order in which games are listed everywhere. */
export const puzzleGames: string[] = Object.keys(GAMES).filter((game) => urls.has(game));

export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const found = read.get(game) ?? fetchPuzzles(urls.get(game)!);
  read.set(game, found);
  found.catch(() => read.delete(game)); // another time
  return found;
}

async function fetchPuzzles(url: string): Promise<Puzzle[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the puzzles could not be fetched: ${response.status}`);
  return (await response.json()) as Puzzle[];
}

/** The game of a puzzle with this id. */
export const gameOf = (id: string): string | undefined => puzzleGames.find((game) => id.startsWith(`${game}-`));

/** Days since 1970-01-01, by the local date. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

export const gameOfDay = (day: number, games: string[] = puzzleGames): string => games[day % games.length]!;
export const puzzleOfDay = (day: number, puzzles: Puzzle[]): Puzzle => puzzles[day % puzzles.length]!;

/** The position to solve; whoever is on turn may see its view. */
export function positionOf(rules: Rules, game: string, { options, seed, moves }: Puzzle): RulesTable {
  const table = RulesTable.deal(rules, game, options, seed);
  for (const move of moves) table.playCode(BigInt(move));
  return table;
}

export function judgeTry(table: RulesTable, puzzle: Puzzle, move: Data): Tried {
  const { legal, game } = table;
  const place = legal.indexOf(game.codec.code(move, true));
  const right = puzzle.best.map(BigInt);
  return {
    right: right.includes(legal[place]!),
    chance: puzzle.chances[place] ?? 0,
    best: puzzle.chances[legal.indexOf(right[0]!)] ?? 100,
    allows: puzzle.allows?.[place] ?? 0,
  };
}

export const solutionOf = (table: RulesTable, puzzle: Puzzle): Data => table.fields(BigInt(puzzle.best[0]!))[0]!;
