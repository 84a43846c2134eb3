// A picture for each paragraph of the rules: rows of cards and tiles. `kind:code`; an empty word is an empty place.
export type Illustration = string[];

export const ILLUSTRATIONS: Record<string, Illustration[]> = {
  dragon: [
    ["life:1 life:2! life:3 life:4! life:5 life:6! life:7"],
    ["_ life:3 _ _", "life:2 life:3 life:4 _", "_ _ life:4 life:5"],
    ["life:? life:?"],
    ["life:1 life:2! life:3 life:4 life:5! life:6 life:7", "token:dragon token:dragon token:dragon"],
    ["life:? life:? life:?", "token:dragon"],
  ],
  "double-seven": [
    ["tile:rabbit tile:butterfly tile:frog tile:swan tile:deer", "tile:fox tile:bird tile:squirrel tile:clover"],
    ["tile:? tile:fox tile:frog"],
    ["tile:fox tile:fox tile:fox tile:clover", "tile:swan tile:swan tile:clover"],
    ["tile:rabbit tile:bird tile:deer"],
    ["tile:deer tile:deer tile:deer tile:deer tile:deer tile:deer tile:deer", "token:7 token:77"],
    ["tile:fox tile:fox tile:fox token:7"],
  ],
  "seven-dragons": [
    ["goal:R goal:Y goal:B goal:G goal:K"],
    ["dragon:RRYY dragon:YYGG", "dragon:YYRK dragon:****"],
    ["silver:* silver:R silver:Y", "silver:B silver:G silver:K"],
    [],
    ["dragon:? goal:?"],
    ["dragon:RRRR dragon:RRBB dragon:BBBB"],
  ],
};
