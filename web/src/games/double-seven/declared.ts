// Made from Python's declarations by `python -m sevenfold.typescript`; do not edit.

import type { Declared } from "../shape";

export interface Options {
  players: number;
  first: number;
}

export interface Pool {
  hidden: string[] | number;
  open: Record<string, number>;
}

export interface Family {
  animal: string;
  animals: number;
  clovers: number;
}

export interface View {
  game: "double-seven";
  options: Options;
  turn: number | null;
  phase: string;
  draws: number;
  rainbow: boolean;
  two_for_one: boolean;
  swaps: number;
  pool: Pool;
  removed: Record<string, number>;
  racks: (Record<string, number>)[];
  shown: (Record<string, number>)[];
  families: Family[][];
  sevens: number[];
  sevens_left: number;
  double_seven: number | null;
  ending: number | null;
}

export interface Insight {
  scores: number[];
  tiles: number[];
}

export type Move =
  | { kind: "draw"; tile: string }
  | { kind: "rainbow"; tile: string }
  | { kind: "start"; animal: string; amount: [number, number]; others?: number }
  | { kind: "grow"; family: number; amount: [number, number]; others?: number }
  | { kind: "swap"; family: number; theirs: [number, number] }
  | { kind: "clover"; family: [number, number]; tile?: string | null; others?: number }
  | { kind: "two-for-one"; discards: [string, string | null]; tile: string; others?: number }
  | { kind: "pass"; tile: string | null };

export type Note =
  | { kind: "start"; size: number }
  | { kind: "grow"; animal: string; size: number }
  | { kind: "swap"; gave: [string, number]; got: [string, number] }
  | { kind: "clover"; animal: string; size: number }
  | { kind: "flip"; tile: string }
  | { kind: "seven"; left: number }
  | { kind: "double-seven" }
  | { kind: "ending"; by: "double-seven" | "pool" };

export const DECLARED: Declared = {
  "game": "double-seven",
  "place": 2,
  "moves": [
    {
      "kind": "draw",
      "fields": [
        {
          "name": "tile",
          "type": "tile"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "rainbow",
      "fields": [
        {
          "name": "tile",
          "type": "tile"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "start",
      "fields": [
        {
          "name": "animal",
          "type": "tile"
        },
        {
          "name": "amount",
          "type": "amount"
        },
        {
          "name": "others",
          "type": "count"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "grow",
      "fields": [
        {
          "name": "family",
          "type": "own-family"
        },
        {
          "name": "amount",
          "type": "amount"
        },
        {
          "name": "others",
          "type": "count"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "swap",
      "fields": [
        {
          "name": "family",
          "type": "own-family"
        },
        {
          "name": "theirs",
          "type": "family"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "clover",
      "fields": [
        {
          "name": "family",
          "type": "family"
        },
        {
          "name": "tile",
          "type": "tile"
        },
        {
          "name": "others",
          "type": "count"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "two-for-one",
      "fields": [
        {
          "name": "discards",
          "type": "tiles"
        },
        {
          "name": "tile",
          "type": "tile"
        },
        {
          "name": "others",
          "type": "count"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "pass",
      "fields": [
        {
          "name": "tile",
          "type": "tile"
        }
      ],
      "needed": 1,
      "last": ""
    }
  ],
  "notes": [
    {
      "kind": "start",
      "fields": [
        {
          "name": "size",
          "type": "count"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "grow",
      "fields": [
        {
          "name": "animal",
          "type": "tile"
        },
        {
          "name": "size",
          "type": "count"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "swap",
      "fields": [
        {
          "name": "gave",
          "type": "kin"
        },
        {
          "name": "got",
          "type": "kin"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "clover",
      "fields": [
        {
          "name": "animal",
          "type": "tile"
        },
        {
          "name": "size",
          "type": "count"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "flip",
      "fields": [
        {
          "name": "tile",
          "type": "tile"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "seven",
      "fields": [
        {
          "name": "left",
          "type": "count"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "double-seven",
      "fields": [],
      "needed": 0,
      "last": ""
    },
    {
      "kind": "ending",
      "fields": [
        {
          "name": "by",
          "type": "cause"
        }
      ],
      "needed": 1,
      "last": ""
    }
  ],
  "seats": [
    "racks",
    "shown",
    "families",
    "sevens",
    "scores",
    "tiles"
  ],
  "offered": {},
  "vocabulary": {}
};
