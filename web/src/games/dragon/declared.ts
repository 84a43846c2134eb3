// Made from Python's declarations by `python -m sevenfold.typescript`; do not edit.

import type { Declared } from "../shape";

export interface Options {
  players: number;
  first: number;
  multi: boolean;
}

export interface View {
  game: "dragon";
  options: Options;
  round: number;
  turn: number | null;
  deck: string[] | number;
  hands: string[][];
  rows: Record<string, string>;
  tokens: number[];
  totals: number[];
}

export interface Pay {
  card: string;
  row: number;
  tokens: number;
}

export interface Insight {
  scores: number[];
  reach: number[];
  pays: Pay[];
}

export type Move =
  | { kind: "under"; card: string }
  | { kind: "place"; card: string; row: number };

export type Note =
  | { kind: "tokens"; count: number; row: number | null; column: string | null }
  | { kind: "round"; round: number; scores: number[] }
  | { kind: "pile" };

export const DECLARED: Declared = {
  "game": "dragon",
  "place": 3,
  "moves": [
    {
      "kind": "under",
      "fields": [
        {
          "name": "card",
          "type": "card"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "place",
      "fields": [
        {
          "name": "card",
          "type": "card"
        },
        {
          "name": "row",
          "type": "row"
        }
      ],
      "needed": 2,
      "last": ""
    }
  ],
  "notes": [
    {
      "kind": "tokens",
      "fields": [
        {
          "name": "count",
          "type": "count"
        },
        {
          "name": "row",
          "type": "row"
        },
        {
          "name": "column",
          "type": "value"
        }
      ],
      "needed": 3,
      "last": ""
    },
    {
      "kind": "round",
      "fields": [
        {
          "name": "round",
          "type": "count"
        },
        {
          "name": "scores",
          "type": "scores"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "pile",
      "fields": [],
      "needed": 0,
      "last": ""
    }
  ],
  "seats": [
    "hands",
    "tokens",
    "totals",
    "scores"
  ],
  "offered": {},
  "vocabulary": {
    "values": [
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7"
    ]
  }
};
