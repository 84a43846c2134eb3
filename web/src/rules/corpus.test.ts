// @vitest-environment node
// The corpus of games (tests/corpus.py), replayed in WebAssembly: every position, view, choice and note is the same.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { RulesTable } from ".";
import { corpus, JOIN, type Line } from "./corpus";
import { built } from "./testing";

const rules = built();
const { spectator, everything } = rules.description.seats;
const games = corpus();

function sights(table: RulesTable): string[] {
  const seen = [...table.seats, spectator].flatMap((seat) => [table.viewText(seat), table.insightText(seat)]);
  return [table.viewText(everything), ...seen];
}

function replay({ game, options, seed, moves }: Line): { steps: string; end: string } {
  const table = RulesTable.deal(rules, game, options, seed);
  const total = createHash("sha256");
  const steps = moves.map((place) => {
    const seen = sights(table);
    if (place === JOIN) seen.push(JSON.stringify(table.join()));
    else {
      seen.push(table.choicesText());
      const { fields, notes } = table.play(table.fields(table.legal[place]!)[0]!);
      seen.push(JSON.stringify(fields), JSON.stringify(notes));
    }
    const text = seen.join("\n");
    total.update(text);
    return createHash("sha256").update(text).digest("hex").slice(0, 4);
  });
  total.update([...sights(table), JSON.stringify(table.outcome), ""].join("\n"));
  total.update(table.position);
  return { steps: steps.join(""), end: total.digest("hex") };
}

test.each(Object.keys(rules.description.games))(
  "every game of %s ends the same, move by move",
  (id) => {
    const own = games.filter(({ game }) => game === id);
    expect(own.length).toBeGreaterThan(300);
    for (const line of own) {
      expect(replay(line), JSON.stringify(line.options)).toEqual({ steps: line.steps, end: line.end });
    }
  },
  600_000,
);
