// Which texts explain a card, where it lies and in the hand.
import { isAction } from ".";

const SPECIAL: Record<string, string> = {
  SSSS: "help-sd-silver rules-seven-dragons-3",
  "****": "help-sd-rainbow rules-seven-dragons-2",
};

export const lyingHelp = (code: string): string => SPECIAL[code] ?? "help-sd-card rules-seven-dragons-2";

export const heldHelp = (code: string): string =>
  isAction(code) ? `about-${code} help-sd-action rules-seven-dragons-4` : `${lyingHelp(code)} help-sd-held`;
