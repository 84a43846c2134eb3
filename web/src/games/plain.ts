// Games that the page has no board for: what a view holds in words, and moves as a list.
import { api } from "../api";
import { addTexts, has, language, t } from "../texts.svelte";
import type { Declared, GameModule, People } from "./shape";

export async function fetchGame(id: string): Promise<GameModule> {
  const { declaration, texts } = await api.game(id, language());
  addTexts(id, texts, (tongue) => api.game(id, tongue).then((there) => there.texts));
  const declared = declaration as unknown as GameModule["declared"];
  return {
    declared,
    players: 2,
    cover: "back",
    lessons: [],
    illustrations: [],
    byList: true,
    word: () => null,
    spots: (_move, seat) => [`seat-${seat}`],
    flights: () => [],
    described: (view, insight, people) => described(declared, view, insight, people),
    lines: (insight, state) => {
      const { scores } = insight as { scores?: number[] };
      return state.seats.flatMap(({ seat, name }) =>
        scores ? [{ label: name ?? "", value: scores[seat] ?? 0, mark: String(seat) }] : [],
      );
    },
    board: () => import("./PlainBoard.svelte"),
  };
}

/** Everything that a view and what the rules make of it hold, line by line. */
function described({ game, seats }: Declared, view: unknown, insight: unknown, people: People): string[] {
  const entries = Object.entries({ ...(view as object), ...(insight as object) });
  return entries
    .filter(([name]) => !["game", "options", "turn"].includes(name))
    .map(([name, value]) => {
      const label = `view-${game}-${name}`;
      const words = seats.includes(name)
        ? (value as unknown[])
            .map((own, seat) => t("web-of", { player: people.name(seat), words: plainly(own) }))
            .join("; ")
        : plainly(value);
      return t("web-of", { player: has(label) ? t(label) : name, words });
    });
}

function plainly(value: unknown): string {
  if (value === null) return "–";
  if (Array.isArray(value)) return value.map(plainly).join(", ") || "–";
  if (typeof value === "object")
    return (
      Object.entries(value)
        .map(([name, inner]) => `${name} ${plainly(inner)}`)
        .join(", ") || "–"
    );
  return String(value);
}
