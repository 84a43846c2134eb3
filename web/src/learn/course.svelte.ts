// A lesson as it is being taken: which step, what was tried, and what came of it.
import { tick } from "svelte";
import { api, Refusal } from "../api";
import { prepare } from "../flight";
import type { Data, GameModule, People, Plate } from "../games/shape";
import { GAMES } from "../games";
import type { LessonPlan, LessonStep, LessonScene } from "../protocol";
import { inWords } from "../refusals";
import { play as sound } from "../sound";
import { t } from "../texts.svelte";
import { findLesson, keep } from "./lessons";

/** What came of a try: the step's own move, another legal one, none, or not yet one. */
export type Verdict = { kind: "good" | "other" } | { kind: "no"; refusal: Refusal } | { kind: "first"; words: string };

export class Course {
  at = $state(0);
  scene = $state.raw<LessonScene>() as LessonScene;
  proposal = $state.raw<Data | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  recent = $state.raw<ReadonlySet<string>>(new Set());
  finished = $state(false);
  private asked: object | null = null; // the try that waits for its verdict

  readonly game: GameModule;

  constructor(readonly plan: LessonPlan) {
    this.game = GAMES[plan.game]!;
    this.scene = this.step.scene;
  }

  get step(): LessonStep {
    return this.plan.steps[this.at]!;
  }

  get done(): boolean {
    return this.verdict?.kind === "good";
  }

  /** For those who cannot read yet: large, and nothing but what is said. */
  get child(): boolean {
    return findLesson(this.plan.name)?.child ?? false;
  }

  /** One of this step's texts. */
  text(end = ""): string {
    return t(`lesson-${this.plan.name}-${this.step.name}${end}`);
  }

  /** The verdict in words, in whatever language is read now. */
  get answer(): string | null {
    if (!this.verdict) return null;
    if (this.verdict.kind === "first") return this.verdict.words;
    if (this.verdict.kind === "no") return this.child ? t("web-child-no") : inWords(this.verdict.refusal);
    return this.done ? this.text("-good") : `${t("web-lesson-other")} ${this.text("-other")}`;
  }

  title(index: number): string {
    return t(`lesson-${this.plan.name}-${this.plan.steps[index]!.name}-title`);
  }

  people(): People {
    const me = this.step.seat;
    return { me, name: (seat) => (!this.seats().includes(seat) ? "" : t(seat === me ? "web-me" : `web-bot-${seat}`)) };
  }

  plates(): Plate[] {
    const { name, me } = this.people();
    const { view, outcome } = this.scene;
    return this.seats().map((seat) => ({
      seat,
      name: name(seat),
      kind: seat === me ? "person" : "bot",
      bot: null,
      away: null,
      here: true,
      turn: (view as { turn: number | null }).turn === seat,
      mine: seat === me,
      winner: outcome?.winners.includes(seat) ?? false,
      deadline: null,
      bank: null,
      remark: null,
    }));
  }

  go(index: number): void {
    this.asked = null;
    this.finished = index >= this.plan.steps.length;
    if (this.finished) {
      keep(this.plan.name);
      sound("win");
      return;
    }
    this.at = index;
    this.scene = this.step.scene;
    this.proposal = this.verdict = null;
    this.recent = new Set();
  }

  /** A move, or one that the board knows to be wrong: the rules say what comes of it. */
  async attempt(move: Data): Promise<void> {
    if (this.asked || this.done) return;
    const asked = (this.asked = {});
    this.proposal = null;
    try {
      const { good, scene, refusal } = await api.attempt(this.plan.name, this.at, move);
      if (this.asked !== asked) return; // we are at another step
      if (refusal) throw new Refusal(refusal.reason, refusal.detail, refusal.clause);
      if (good && scene) await this.show(move, scene);
      else this.verdict = { kind: "other" };
      sound(scene?.outcome ? "win" : good ? "bonus" : "say");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.asked !== asked) return;
      this.verdict = { kind: "no", refusal: error };
      sound("no");
    } finally {
      if (this.asked === asked) this.asked = null;
    }
  }

  /** Something is missing yet for a move. */
  remind(words: string): void {
    if (this.asked || this.done) return;
    this.verdict = { kind: "first", words };
    sound("no");
  }

  private async show(move: Data, scene: LessonScene): Promise<void> {
    const { seat } = this.step;
    const land = prepare(this.game.flights(move, seat, this.scene.view, scene.view, seat));
    this.scene = scene;
    this.recent = new Set(this.game.spots(move, seat));
    this.verdict = { kind: "good" };
    await tick();
    land();
  }

  private seats(): number[] {
    const { seats, options } = this.scene.view as { seats?: number[]; options: { players: number } };
    return seats ?? Array.from({ length: options.players }, (_, seat) => seat);
  }
}
