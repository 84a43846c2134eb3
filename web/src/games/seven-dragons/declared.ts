// Made from Python's declarations by `python -m sevenfold.typescript`; do not edit.

import type { Declared } from "../shape";

export interface Options {
  players: number;
  first: number;
  variant: "full" | "single-action" | "basic" | "connections";
  edition: "en" | "fr" | "nl" | "ru";
  actions: string[];
  silver: boolean;
  rainbow: boolean;
  ages: (number | null)[];
}

export interface View {
  game: "seven-dragons";
  options: Options;
  turn: number | null;
  seats: number[];
  deck: string[] | number;
  hands: (string[] | null)[];
  goals: string[] | null;
  table: Record<string, string>;
  discard: string[];
  passes: number;
  last_played: number | null;
  known: ((Record<string, number> | null)[] | null)[];
  goals_seen: Record<string, number[]>;
}

export interface Insight {
  silver: string | null;
  largest: Record<string, number>;
  seat: number | null;
  goal: string | null;
  target: number | null;
  group: number[][];
}

export type Move =
  | { kind: "color"; action: "trade-hands" | "rotate-goals" | "trade-goals" | "move-card" | "zap-card" }
  | { kind: "place"; card: string; at: [number, number] }
  | { kind: "pass" }
  | { kind: "join" }
  | { kind: "trade-hands"; mode: "both" | "under"; seat: number }
  | { kind: "rotate-goals"; mode: "both" | "under"; direction: "left" | "right" }
  | { kind: "trade-goals"; mode: "both" | "under"; seat: number }
  | { kind: "move-card"; mode: "both" | "under"; from: [number, number]; card: string; at: [number, number] }
  | { kind: "zap-card"; mode: "both" | "under"; from: [number, number] };

export type Note =
  | { kind: "zap-card"; card: string }
  | { kind: "bonus"; count: number }
  | { kind: "silver"; color: "R" | "Y" | "B" | "G" | "K" | "*" }
  | { kind: "goal"; seat: number; color: "R" | "Y" | "B" | "G" | "K" }
  | { kind: "deck" };

export const DECLARED: Declared = {
  "game": "seven-dragons",
  "place": 1,
  "moves": [
    {
      "kind": "color",
      "fields": [
        {
          "name": "action",
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
          "name": "at",
          "type": "place"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "pass",
      "fields": [],
      "needed": 0,
      "last": ""
    },
    {
      "kind": "join",
      "fields": [],
      "needed": 0,
      "last": ""
    },
    {
      "kind": "trade-hands",
      "fields": [
        {
          "name": "mode",
          "type": "mode"
        },
        {
          "name": "seat",
          "type": "seat"
        }
      ],
      "needed": 2,
      "last": "mode"
    },
    {
      "kind": "rotate-goals",
      "fields": [
        {
          "name": "mode",
          "type": "mode"
        },
        {
          "name": "direction",
          "type": "direction"
        }
      ],
      "needed": 2,
      "last": "mode"
    },
    {
      "kind": "trade-goals",
      "fields": [
        {
          "name": "mode",
          "type": "mode"
        },
        {
          "name": "seat",
          "type": "seat"
        }
      ],
      "needed": 2,
      "last": "mode"
    },
    {
      "kind": "move-card",
      "fields": [
        {
          "name": "mode",
          "type": "mode"
        },
        {
          "name": "from",
          "type": "place"
        },
        {
          "name": "card",
          "type": "card"
        },
        {
          "name": "at",
          "type": "place"
        }
      ],
      "needed": 4,
      "last": "mode"
    },
    {
      "kind": "zap-card",
      "fields": [
        {
          "name": "mode",
          "type": "mode"
        },
        {
          "name": "from",
          "type": "place"
        }
      ],
      "needed": 2,
      "last": "mode"
    }
  ],
  "notes": [
    {
      "kind": "zap-card",
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
      "kind": "bonus",
      "fields": [
        {
          "name": "count",
          "type": "count"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "silver",
      "fields": [
        {
          "name": "color",
          "type": "color"
        }
      ],
      "needed": 1,
      "last": ""
    },
    {
      "kind": "goal",
      "fields": [
        {
          "name": "seat",
          "type": "seat"
        },
        {
          "name": "color",
          "type": "color"
        }
      ],
      "needed": 2,
      "last": ""
    },
    {
      "kind": "deck",
      "fields": [],
      "needed": 0,
      "last": ""
    }
  ],
  "seats": [],
  "offered": {
    "ages": [
      3,
      4,
      5,
      6
    ]
  },
  "vocabulary": {
    "colors": [
      "R",
      "Y",
      "B",
      "G",
      "K"
    ],
    "actions": [
      "trade-hands",
      "rotate-goals",
      "trade-goals",
      "move-card",
      "zap-card"
    ],
    "turned": {
      "RRYY": "YYRR",
      "YYRR": "RRYY",
      "RRBB": "BBRR",
      "BBRR": "RRBB",
      "YYGG": "GGYY",
      "GGYY": "YYGG",
      "YYKK": "KKYY",
      "KKYY": "YYKK",
      "BBYY": "YYBB",
      "YYBB": "BBYY",
      "BBKK": "KKBB",
      "KKBB": "BBKK",
      "GGRR": "RRGG",
      "RRGG": "GGRR",
      "GGBB": "BBGG",
      "BBGG": "GGBB",
      "KKRR": "RRKK",
      "RRKK": "KKRR",
      "KKGG": "GGKK",
      "GGKK": "KKGG",
      "RYRY": "YRYR",
      "YRYR": "RYRY",
      "RKRK": "KRKR",
      "KRKR": "RKRK",
      "YBYB": "BYBY",
      "BYBY": "YBYB",
      "YGYG": "GYGY",
      "GYGY": "YGYG",
      "BRBR": "RBRB",
      "RBRB": "BRBR",
      "BKBK": "KBKB",
      "KBKB": "BKBK",
      "GRGR": "RGRG",
      "RGRG": "GRGR",
      "GBGB": "BGBG",
      "BGBG": "GBGB",
      "KYKY": "YKYK",
      "YKYK": "KYKY",
      "KGKG": "GKGK",
      "GKGK": "KGKG",
      "RRKG": "GKRR",
      "GKRR": "RRKG",
      "YYRK": "KRYY",
      "KRYY": "YYRK",
      "BBYR": "RYBB",
      "RYBB": "BBYR",
      "GGBY": "YBGG",
      "YBGG": "GGBY",
      "KKGB": "BGKK",
      "BGKK": "KKGB",
      "RYRB": "BRYR",
      "BRYR": "RYRB",
      "YBYG": "GYBY",
      "GYBY": "YBYG",
      "BGBK": "KBGB",
      "KBGB": "BGBK",
      "GKGR": "RGKG",
      "RGKG": "GKGR",
      "KRKY": "YKRK",
      "YKRK": "KRKY",
      "RKBG": "GBKR",
      "GBKR": "RKBG",
      "BRGK": "KGRB",
      "KGRB": "BRGK",
      "YKGB": "BGKY",
      "BGKY": "YKGB",
      "GYBK": "KBYG",
      "KBYG": "GYBK",
      "GRKY": "YKRG",
      "YKRG": "GRKY",
      "KGYR": "RYGK",
      "RYGK": "KGYR",
      "YBRK": "KRBY",
      "KRBY": "YBRK",
      "BKYR": "RYKB",
      "RYKB": "BKYR",
      "YGBR": "RBGY",
      "RBGY": "YGBR",
      "GRYB": "BYRG",
      "BYRG": "GRYB"
    }
  }
};
