// A birthday cake with as many candles as years: how children who cannot read say how old they are.
import { circle, inked, path, rect } from "./draw";
import { picture, type Picture } from "./sprite";

const SPREAD = 62; // between the outermost candles
const STICKS = ["var(--art-B-light)", "var(--art-Y-light)", "var(--art-G-light)", "var(--art-R-light)"];

function candle(x: number, index: number): string {
  const flame = path(`M${x},12C${x + 8},22 ${x + 6},31 ${x},32C${x - 6},31 ${x - 8},22 ${x},12Z`, "var(--art-flame)");
  return rect(x - 4, 34, 8, 26, STICKS[index % STICKS.length]!) + flame;
}

function draw(candles: number): string {
  const gap = SPREAD / Math.max(1, candles - 1);
  const lit = Array.from({ length: candles }, (_, i) => candle(50 + (i - (candles - 1) / 2) * gap, i)).join("");
  const body = path("M10,62H90V90A6,6 0 0 1 84,96H16A6,6 0 0 1 10,90Z", "var(--art-paper)");
  const icing = path(
    "M8,62A8,8 0 0 1 16,54H84A8,8 0 0 1 92,62V68C92,78 80,78 79,70C78,80 64,80 63,70C62,82 46,82 45,70C44,79 31,79 30,70C29,78 8,80 8,68Z",
    "var(--art-R-light)",
  );
  return inked(lit + body + icing) + [24, 50, 76].map((x) => circle(x, 88, 3, "var(--art-B-light)")).join("");
}

export const cake = (candles: number): Picture => picture(`cake-${candles}`, 100, 100, () => draw(candles), 0.03);
