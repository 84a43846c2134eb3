// What a search thinks of moves, in the rules' memory.
import type { Description } from "./description";
import type { Place } from "./memory";
import type { Rules } from "./rules";

/** What is thought of one move. */
export interface Found {
  move: bigint;
  visits: number; // 0: it was not tried, but calculated or seen at a glance
  value: number;
  prior: number; // what the policy thinks of it
}

export class Findings {
  private static readonly all = new WeakMap<Rules, Findings>();
  private readonly declared: Description["search"]["found"];
  readonly place: Place;
  readonly most: number;

  private constructor(private readonly rules: Rules) {
    this.declared = rules.description.search.found;
    this.most = this.declared.most;
    this.place = rules.memory.reserve(this.most * this.declared.size);
  }

  static of(rules: Rules): Findings {
    const found = Findings.all.get(rules) ?? new Findings(rules);
    Findings.all.set(rules, found);
    return found;
  }

  /** Those of several searches put together: one for each move, the one believed best first. */
  rank(found: Found[]): Found[] {
    const { size, offsets } = this.declared;
    const { view } = this.place;
    found.slice(0, this.most).forEach(({ move, visits, value, prior }, index) => {
      view.setBigInt64(index * size + offsets.move, move, true);
      view.setBigInt64(index * size + offsets.visits, BigInt(visits), true);
      view.setFloat64(index * size + offsets.value, value, true);
      view.setFloat64(index * size + offsets.prior, prior, true);
    });
    return this.ranked(Math.min(found.length, this.most));
  }

  /** So many that were written there, likewise. */
  ranked(count: number): Found[] {
    return this.read(this.rules.function("rank")(this.place.at, this.most, count));
  }

  read(count: number): Found[] {
    const { size, offsets } = this.declared;
    const { view } = this.place;
    return Array.from({ length: count }, (_, index) => ({
      move: view.getBigInt64(index * size + offsets.move, true),
      visits: Number(view.getBigInt64(index * size + offsets.visits, true)),
      value: view.getFloat64(index * size + offsets.value, true),
      prior: view.getFloat64(index * size + offsets.prior, true),
    }));
  }
}
