// What there was to see at every moment of a finished game: by the rules, or where the page has none, as the server tells it.
import { api } from "../api";
import type { GameModule } from "../games/shape";
import type { Stage } from "../protocol";
import type { Rules } from "../rules";
import { type PlayedGame, standAt, viewsOf } from "./played";
import { type Scene, sceneOf } from "./scenes";

export interface Sights {
  views: unknown[]; // of whoever was on turn, by moment
  turn(ply: number): number | null;
  scene(ply: number, seat: number): Scene; // as a seat saw it
}

export function sightsByRules(rules: Rules, played: PlayedGame, game: GameModule): Sights {
  return {
    views: viewsOf(rules, played),
    turn: (ply) => standAt(rules, played, ply).turn,
    scene: (ply, seat) => sceneOf(standAt(rules, played, ply), game, seat),
  };
}

export async function fetchSights({ id, seats, moves }: PlayedGame, history = api.history): Promise<Sights> {
  const seen = new Map<number, Stage[]>(
    await Promise.all(seats.map(async ({ seat }) => [seat, await history(id, seat)] as const)),
  );
  const stages = seen.get(seats[0]!.seat)!;
  // Who sits down in mid-game does not move: the turn is that of the next who does.
  const turn = (ply: number) => stages.slice(ply + 1).find(({ move }) => move)?.seat ?? null;
  const stage = (ply: number, seat: number) => (seen.get(seat) ?? stages)[ply]!;
  return {
    views: moves.map((_, ply) => stage(ply, turn(ply) ?? seats[0]!.seat).view),
    turn,
    scene: (ply, seat) => {
      const { view, insight } = stage(ply, seat);
      return { seat, turn: turn(ply), view, insight, choices: null };
    },
  };
}
