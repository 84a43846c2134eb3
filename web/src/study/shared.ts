// A finished game within an address: whoever opens it has the whole game, and no server needs to know it.
import type { SeatState } from "../protocol";
import { Refusal } from "../refusal";
import { type Options, type Rules, RulesTable, type Seed } from "../rules";
import type { PlayedGame } from "./played";

const SHARED = "shared-"; // no table is called so
const VERSION = 1;
const JOINED = -1; // instead of a move: somebody sat down

/** Moves are numbers in the list of what was legal. The scores tell whether the rules have led to the same end. */
type Content = [
  version: number,
  game: string,
  options: Options,
  seed: Seed,
  seats: [seat: number, name: string | null, bot: string | null][],
  moves: number[],
  scores: (number | null)[],
];

export const isShared = (id: string): boolean => id.startsWith(SHARED);

export async function packed(rules: Rules, played: PlayedGame): Promise<string> {
  const { game, options, seed, seats, outcome } = played;
  const people = seats.map(({ seat, name, bot }): Content[4][number] => [seat, name, bot]);
  const content: Content = [VERSION, game, options, seed, people, numbered(rules, played), outcome.scores];
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return SHARED + lettered(await through(new CompressionStream("deflate-raw"), bytes));
}

export async function unpacked(rules: Rules, id: string): Promise<PlayedGame> {
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), unlettered(id.slice(SHARED.length)));
    const content = JSON.parse(new TextDecoder().decode(bytes)) as Content;
    return replayed(rules, id, content);
  } catch {
    throw new Refusal("damaged-link");
  }
}

function numbered(rules: Rules, { game, options, seed, moves }: PlayedGame): number[] {
  const table = RulesTable.deal(rules, game, options, seed);
  return moves.map((move) => {
    const number = move ? table.legal.indexOf(table.game.codec.code(move, true)) : JOINED;
    if (move) table.play(move);
    else table.join();
    return number;
  });
}

function replayed(rules: Rules, id: string, content: Content): PlayedGame {
  const [version, game, options, seed, people, numbers, scores] = content;
  const table = RulesTable.deal(rules, game, options, seed);
  const moves = numbers.map((number) => {
    if (number !== JOINED) return table.playCode(table.legal[number]!).fields;
    table.join();
    return null;
  });
  const { outcome } = table;
  if (version !== VERSION || !outcome || `${outcome.scores}` !== `${scores}`) throw new Error("another game");
  const seats = people.map(([seat, name, bot]): SeatState => ({
    seat,
    kind: bot ? "bot" : "guest",
    name,
    bot,
    away: null,
  }));
  return { id, game, options, seed, moves, seats, mine: [], outcome };
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  void writer.write(bytes).catch(() => {}); // whoever reads hears of it
  void writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

/** Base64 that may stand in an address. */
const lettered = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const unlettered = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
