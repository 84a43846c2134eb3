// Lessons in the page: prepared positions, and the rules say what comes of a try (src/sevenfold/server/http/lessons.py).
import type { Data } from "../games/shape";
import type { Judgement, LessonPlan, LessonScene } from "../protocol";
import { Refusal } from "../refusal";
import { IllegalMove, InvalidMove, type Options, type Rules, RulesTable } from "../rules";
import url from "../rules/lessons.json?url";

/** As src/sevenfold/wasm/lessons.py writes them. */
export interface Prepared {
  game: string;
  options: Options;
  steps: { name: string; position: string; wanted: Partial<Data>[]; point: string[] }[];
}

export class Lessons {
  private prepared: Promise<Record<string, Prepared>> | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly read: () => Promise<Record<string, Prepared>> = fetchLessons,
  ) {}

  async lesson(name: string): Promise<LessonPlan> {
    const { game, steps } = await this.find(name);
    const scenes = steps.map(async ({ name: step, point }, index) => {
      const table = await this.table(name, index);
      return { name: step, seat: table.turn!, scene: sceneOf(table, table.turn!), point };
    });
    return { name, game, steps: await Promise.all(scenes) };
  }

  async attempt(name: string, step: number, move: Data): Promise<Judgement> {
    const table = await this.table(name, step);
    const seat = table.turn!;
    try {
      const { fields } = table.play(move);
      const { wanted } = (await this.find(name)).steps[step]!;
      return { good: wanted.some((wish) => agrees(wish, fields)), scene: sceneOf(table, seat), refusal: null };
    } catch (error) {
      if (error instanceof InvalidMove) throw new Refusal("invalid", error.message);
      if (!(error instanceof IllegalMove)) throw error;
      const { reason, clause } = error.refusal;
      return { good: false, scene: null, refusal: { reason: "illegal", detail: reason, clause } };
    }
  }

  private async find(name: string): Promise<Prepared> {
    this.prepared ??= this.read().catch((error: unknown) => {
      this.prepared = null; // another time
      throw error;
    });
    const found = (await this.prepared)[name];
    if (!found) throw new Refusal("unknown-table", `there is no lesson ${name}`);
    return found;
  }

  private async table(name: string, step: number): Promise<RulesTable> {
    const { game, options, steps } = await this.find(name);
    const found = steps[step];
    if (!found) throw new Refusal("unknown-table", `the lesson has ${steps.length} steps, counted from 0`);
    const position = Uint8Array.from(atob(found.position), (letter) => letter.charCodeAt(0));
    return RulesTable.restore(this.rules, game, options, 0, position);
  }
}

const agrees = (wish: Partial<Data>, move: Data): boolean =>
  Object.entries(wish).every(([name, value]) => JSON.stringify(move[name]) === JSON.stringify(value));

function sceneOf(table: RulesTable, seat: number): LessonScene {
  return {
    view: table.view(seat) as Record<string, unknown>,
    insight: table.insight(seat) as Record<string, unknown>,
    choices: table.turn === seat ? table.choices() : null,
    outcome: table.outcome,
  };
}

async function fetchLessons(): Promise<Record<string, Prepared>> {
  const response = await fetch(url);
  if (!response.ok) throw new Refusal("no-rules", `the lessons could not be fetched: ${response.status}`);
  return (await response.json()) as Record<string, Prepared>;
}
