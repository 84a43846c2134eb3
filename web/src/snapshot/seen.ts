// What one sees of an element, to be drawn once more: grounds and borders, words, pictures.
import { type Draw, imageOf } from "./image";

export interface Seen {
  clip: DOMRect; // what of it is in sight
  opacity: number;
  depth: number; // what lies above what: z-index
  draw: Draw;
}

const UNSEEN = ".visually-hidden, .button.icon"; // a picture has nothing to press

/** What there is to see of an element, in the order in which browsers paint: itself, then what it holds. */
export function look(element: Element, clip: DOMRect, opacity: number, depth: number): (Seen | Promise<Seen>)[] {
  const style = getComputedStyle(element);
  if (style.display === "none" || element.matches(UNSEEN) || isTurnedAway(style)) return [];
  const box = element.getBoundingClientRect();
  opacity *= Number(style.opacity);
  if (style.zIndex !== "auto") depth = Math.max(depth, Number(style.zIndex));
  const about = { clip, opacity, depth };
  if (style.visibility === "hidden") return [];
  if (element instanceof SVGSVGElement || element instanceof HTMLImageElement)
    return box.width ? [imageOf(element, style).then((draw) => ({ ...about, draw }))] : [];
  const inner = style.overflow === "visible" ? clip : meet(clip, box);
  const ring = { ...about, draw: (to: CanvasRenderingContext2D) => frameOf(to, box, style) };
  const held = [...element.childNodes].flatMap((child) => {
    if (child instanceof Element) return look(child, inner, opacity, depth);
    return child instanceof Text ? wordsOf(child, style).map((draw) => ({ ...about, clip: inner, draw })) : [];
  });
  const before = saidBefore(element);
  return [ring, ...(before ? [{ ...about, draw: centred(before, box, style) }] : []), ...held];
}

/** The back of a card that lies face up. */
function isTurnedAway({ backfaceVisibility, rotate }: CSSStyleDeclaration): boolean {
  return backfaceVisibility === "hidden" && rotate === "y 180deg";
}

/** What a style sheet writes into an element: words, or one of its attributes. */
function saidBefore(element: Element): string {
  const { content } = getComputedStyle(element, "::before");
  const attribute = /^attr\(([\w-]+)\)$/.exec(content)?.[1];
  return attribute ? (element.getAttribute(attribute) ?? "") : (/^"(.+)"$/.exec(content)?.[1] ?? "");
}

function meet(one: DOMRect, other: DOMRect): DOMRect {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
}

/** Ground, border and outline. */
function frameOf(to: CanvasRenderingContext2D, box: DOMRect, style: CSSStyleDeclaration): void {
  const given = style.borderTopLeftRadius;
  const radius = given.endsWith("%") ? (parseFloat(given) / 100) * box.width : parseFloat(given);
  const [border, outline] = [parseFloat(style.borderTopWidth), parseFloat(style.outlineWidth)];
  const path = (grow: number) => {
    to.beginPath();
    to.roundRect(
      box.x - grow,
      box.y - grow,
      Math.max(0, box.width + 2 * grow),
      Math.max(0, box.height + 2 * grow),
      radius,
    );
  };
  path(0);
  to.fillStyle = style.backgroundColor;
  to.fill();
  const stroke = (kind: string, width: number, ink: string, grow: number) => {
    if (kind === "none" || !width) return;
    path(grow);
    [to.lineWidth, to.strokeStyle] = [width, ink];
    to.setLineDash(kind === "dashed" ? [3 * width, 2 * width] : []);
    to.stroke();
  };
  stroke(style.borderTopStyle, border, style.borderTopColor, -border / 2);
  stroke(style.outlineStyle, outline, style.outlineColor, parseFloat(style.outlineOffset) + outline / 2);
}

function fontOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

function centred(words: string, box: DOMRect, style: CSSStyleDeclaration): Draw {
  return (to) => {
    [to.font, to.fillStyle] = [fontOf(style), style.color];
    [to.textAlign, to.textBaseline] = ["center", "middle"];
    to.fillText(words, box.x + box.width / 2, box.y + box.height / 2);
  };
}

/** Word by word, since lines break where there is no room. */
function wordsOf(text: Text, style: CSSStyleDeclaration): Draw[] {
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const box = range.getBoundingClientRect();
    return (to) => {
      [to.font, to.fillStyle] = [fontOf(style), style.color];
      to.textBaseline = "alphabetic";
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = to.measureText(word);
      to.fillText(word, box.x, box.y + (box.height - above - below) / 2 + above, box.width);
    };
  });
}
