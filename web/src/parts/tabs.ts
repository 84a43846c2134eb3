// What there is beside the table: the name of each tab, and its help.
export const TABS = {
  moves: ["web-moves", "help-moves"],
  log: ["web-log", "help-log"],
  talk: ["web-talk", "help-talk"],
  board: ["web-described", "help-described"],
} as const;

export type Tab = keyof typeof TABS;
