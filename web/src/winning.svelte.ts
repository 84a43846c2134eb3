// The winner's group belongs on the table when all is over (SD-WIN): what the winner's eyes see of it.
import { api } from "./api";
import type { Session } from "./session.svelte";

export class Winning {
  insight = $state.raw<unknown>(null);

  /** To be made while a component is. */
  constructor(session: Session) {
    $effect(() => {
      const [winner] = session.state?.outcome?.winners ?? [];
      if (winner === undefined) return;
      void session.recall();
      api
        .history(session.id, winner, true)
        .then((stages) => (this.insight = stages.at(-1)?.insight ?? null))
        .catch(() => {});
    });
  }
}
