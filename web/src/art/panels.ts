// A dragon card as a picture: its panels, each with its ground and the dragon posing for the panel's shape.
import { INK, group, line, rect, use } from "./draw";
import { COLOURS, dragon, rainbowDragon, silverDragon, type Colour, type Pose } from "./dragons";
import { ground } from "./dragons/patterns";
import { rays } from "./dragons/rainbow";
import { picture, type Picture } from "./sprite";

// 5 : 6, so that nobody tries to turn a card by a quarter.
export const CARD = { width: 100, height: 120 } as const;

interface Panel {
  readonly letter: string;
  readonly column: 0 | 1;
  readonly row: 0 | 1;
  readonly columns: 1 | 2;
  readonly rows: 1 | 2;
}

// The four quarters, TL TR BL BR, joined where neighbours are the same dragon.
export function panels(code: string): Panel[] {
  const [tl, tr, bl, br] = code as unknown as [string, string, string, string];
  const panel = (letter: string, column: 0 | 1, row: 0 | 1, columns: 1 | 2, rows: 1 | 2): Panel => ({
    letter,
    column,
    row,
    columns,
    rows,
  });
  if (tl === tr && bl === br && tl === bl) return [panel(tl, 0, 0, 2, 2)];
  const across = (letter: string, other: string, row: 0 | 1): Panel[] =>
    letter === other ? [panel(letter, 0, row, 2, 1)] : [panel(letter, 0, row, 1, 1), panel(other, 1, row, 1, 1)];
  const down = (letter: string, other: string, column: 0 | 1): Panel[] =>
    letter === other
      ? [panel(letter, column, 0, 1, 2)]
      : [panel(letter, column, 0, 1, 1), panel(other, column, 1, 1, 1)];
  return tl === bl || tr === br
    ? [...down(tl, bl, 0), ...down(tr, br, 1)]
    : [...across(tl, tr, 0), ...across(bl, br, 1)];
}

/** Where on a card a dragon is shown, in shares of its width and height: Rainbow and Silver show it all over. */
export function panelOf(code: string, colour: string): { left: number; top: number; width: number; height: number } {
  const { column, row, columns, rows } = panels(code).find(({ letter }) => letter === colour) ?? panels("****")[0]!;
  return { left: column / 2, top: row / 2, width: columns / 2, height: rows / 2 };
}

export const isColour = (letter: string): letter is Colour => (COLOURS as readonly string[]).includes(letter);

const pose = ({ columns, rows }: Panel): Pose => (columns === rows ? "compact" : columns === 2 ? "wide" : "tall");

function drawPanel(panel: Panel, silver: Colour | null): string {
  const { letter, columns, rows } = panel;
  const [x, y] = [panel.column * 50, panel.row * 60];
  const [width, height] = [columns * 50, rows * 60];
  const large = columns === 2 && rows === 2;
  const colour = letter === "S" ? silver : isColour(letter) ? letter : null;
  const base = colour ? rect(x, y, width, height, ground(colour)) : rays(width, height, width / 2, height / 2);
  const who =
    letter === "S" ? silverDragon(silver) : letter === "*" ? rainbowDragon : dragon(letter as Colour, pose(panel));
  return base + use(who, x, y, width, height, large ? 'class="art-large"' : "");
}

function seams(parts: readonly Panel[]): string {
  const inner = parts.flatMap(({ column, row, columns, rows }) => [
    ...(column === 1 ? [`M50,${row * 60}v${rows * 60}`] : []),
    ...(row === 1 ? [`M${column * 50},60h${columns * 50}`] : []),
  ]);
  return line(inner.join(""), `stroke="${INK}" stroke-width="1.6" opacity=".75"`);
}

export function dragonCard(code: string, silver: Colour | null = null): Picture {
  const name = code.replaceAll("*", "x") + (code === "SSSS" ? `-${silver ?? "all"}` : "");
  return picture(`card-${name}`, CARD.width, CARD.height, () => {
    const parts = panels(code);
    const edge = rect(0, 0, CARD.width, CARD.height, "none", `stroke="${INK}" stroke-width="1.6" opacity=".6"`);
    return group(parts.map((panel) => drawPanel(panel, silver)).join("")) + seams(parts) + edge;
  });
}
