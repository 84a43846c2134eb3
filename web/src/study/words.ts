// Moves and what they do, in words.
import type { Data, GameModule, People } from "../games/shape";
import { proposed, said, steps, tell, word } from "../narration";
import { Refusal } from "../refusal";
import { inWords } from "../refusals";
import type { RulesTable } from "../rules";
import { list, t } from "../texts.svelte";
import type { Decision, Effects } from "./judge";

const PLACES = new Set(["place", "row"]); // types of what one points at
const CLEARLY = 0.1; // of all tables: a difference that is worth a sentence

export const percent = (share: number): string =>
  t("web-review-percent", { share: Math.round(share * 100) }).replace("-", "−");

/** With a sign, for changes. */
export function change(share: number): string {
  const points = Math.round(share * 100);
  return `${points > 0 ? "+" : points < 0 ? "−" : "±"}${t("web-review-percent", { share: Math.abs(points) })}`;
}

/** A move where nobody sees it on the table: with the place that it leads to. */
export function moveWords(game: GameModule, move: Data, view: unknown, people: People): string {
  const places = steps(game.declared, move)
    .flatMap(({ about }) => Object.values(about))
    .filter(([type]) => PLACES.has(type));
  const [type, value] = places.at(-1) ?? [];
  const place = type ? [String(word(type, value, game, people, view))] : [];
  return [proposed(game, move, view, people), ...place].join(", ");
}

/** What the better move does, as far as the rules' notes tell it; sentences. */
export function better(game: GameModule, { best, does }: Decision, people: People): string[] {
  if (!does) return [];
  if (does.best.wins) return [t("web-review-wins")];
  const brought = new Set(does.played.notes.map((note) => JSON.stringify(note)));
  const notes = does.best.notes.filter((note) => !brought.has(JSON.stringify(note)));
  const [, ...brings] = tell(game.declared, best[0]!.move, notes); // the move itself has its own words
  const words = brings.map((sentence) => said(sentence, game, people));
  return [...(words.length ? [t("web-review-brings", { notes: list(words) })] : []), ...blocked(does)];
}

function blocked({ best, played }: { best: Effects; played: Effects }): string[] {
  if (played.allows - best.allows < CLEARLY) return [];
  return [t("web-review-blocks", { less: percent(best.allows), more: percent(played.allows) })];
}

/** Why a move is not allowed, in words. */
export function whyNot(table: RulesTable, move: Data): string {
  const refused = table.refusal(move);
  return refused ? inWords(new Refusal("illegal", refused.reason, refused.clause)) : "";
}
