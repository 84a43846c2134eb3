// Tokens: 7 and 77 of Double Seven, and the dragon's scale that Dragon pays with.
import { bare, circle, inked, path, star } from "./draw";
import { numeral } from "./digits";
import { picture, type Picture } from "./sprite";

const coin = (rim: string, face: string, edge: string): string =>
  inked(path(edge, rim) + circle(50, 50, 33, face, 'stroke-width="2.6"'));

export type TokenKind = "7" | "77" | "scale";

const DRAW: Record<TokenKind, () => string> = {
  "7": () =>
    coin("var(--art-silver)", "var(--art-B-light)", star(50, 50, 47, 42, 7)) +
    numeral("7", 50, 50, 40, "var(--art-white)"),
  "77": () =>
    coin("var(--art-Y-light)", "var(--art-R-light)", star(50, 50, 49, 37, 14)) +
    numeral("77", 50, 50, 34, "var(--art-flame)"),
  scale: () =>
    coin("var(--art-Y-light)", "var(--art-Y-fold)", "M50,4A46,46 0 1 1 49.9,4Z") +
    inked(
      path(
        "M50,22C60,34 72,42 70,58C68,72 60,78 50,78C40,78 32,72 30,58C29,50 34,44 38,40C40,46 42,48 45,48C44,38 46,30 50,22Z",
        "var(--art-R-light)",
      ),
    ) +
    bare(path("M50,48C56,55 61,59 60,66C59,73 55,76 50,76C45,76 41,73 40,66C40,60 46,56 50,48Z", "var(--art-flame)")),
};

export const token = (kind: TokenKind): Picture => picture(`token-${kind}`, 100, 100, DRAW[kind], 0.02);
