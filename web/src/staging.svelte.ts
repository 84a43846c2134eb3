// What happens at a table is seen, heard and read aloud; what others do stays until it was seen.
import { Banner } from "./banner.svelte";
import { prepare } from "./flight";
import type { Data, GameModule, People } from "./games/shape";
import type { Moment } from "./moment.svelte";
import { told } from "./narration";
import type { EventMessage, TableState } from "./protocol";
import type { Session, Shown } from "./session.svelte";
import { settings, SPEEDS } from "./settings.svelte";
import { play as sound } from "./sound";
import { t } from "./texts.svelte";
import { speakAloud } from "./voice";

const LONGER = 2.5; // times as long for what changes a lot

interface Given {
  session: Session;
  moment: Moment;
  game: GameModule;
  people: People;
  small: boolean; // for children
  moved(): void; // whatever was proposed is no longer
  over(after: TableState): void;
}

/** Somebody's move in words. */
export function lineOf(game: GameModule, people: People, seat: number, move: Data, notes?: unknown[] | null): string {
  const { words } = told(game, move, (notes ?? []) as Data[], people);
  return t("web-of", { player: people.name(seat), words });
}

/** Whether what a move brought is worth a banner. */
function isEvent(game: GameModule, move: Data, { kind }: Data): boolean {
  return kind !== move.kind && !game.quiet?.includes(kind);
}

export class Staging {
  readonly banner = new Banner();
  announcement = $state.raw<() => string>(() => ""); // words are made when they are shown: they follow the language

  /** To be made while a component is. */
  constructor(private readonly given: () => Given) {
    $effect(() => this.given().session.watch((event, before) => this.happened(event, before)));
  }

  private happened({ event, state: after }: EventMessage, before: TableState | null): Shown | void {
    const { session, moment, game, people, moved, over } = this.given();
    const { seat, notes } = event;
    if (event.kind === "said") sound("say");
    if (!event.move || seat == null || !before?.view || !after.view) return;
    const move = event.move as Data;
    const others = seat !== session.seat;
    const brought = (notes ?? []) as Data[];
    const effect = () => (others ? (game.effect?.(move, session.seat, before.insight, after.insight) ?? "") : "");
    const line = () =>
      [
        lineOf(game, people, seat, move, notes),
        ...told(game, move, brought, people).notes,
        ...(effect() ? [effect()] : []),
      ].join(" · ");
    this.announcement = line;
    moved();
    const staged = (others && game.isStaged?.(move)) || brought.some((note) => isEvent(game, move, note));
    if (after.outcome) this.end(after, over);
    else if (staged && !this.given().small) this.banner.show(line);
    else if (this.given().small && !others) this.praise();
    else if (after.turn === session.seat && before.turn !== after.turn) sound("turn");
    else sound(move.kind === "draw" ? "take" : "place");
    const behind = moment.past !== null;
    const pause = SPEEDS[settings.speed] * (staged ? LONGER : 1);
    return {
      after: behind ? undefined : prepare(game.flights(move, seat, before.view, after.view, session.seat)),
      hold: (others || staged) && !behind && !document.hidden ? pause : 0,
    };
  }

  private end(after: TableState, over: Given["over"]): void {
    const won = this.given().session.mine.some((seat) => after.outcome?.winners.includes(seat));
    sound(won ? "win" : "over");
    this.banner.hide(); // nothing lies over the end
    over(after);
  }

  private praise(): void {
    this.banner.show(() => t("web-child-praise"));
    speakAloud(t("web-child-praise"));
  }
}
