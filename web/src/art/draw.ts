// The few strokes all pictures are made of. They return SVG markup; colours are palette variables (art.css).
import { href, type Picture } from "./sprite";

export type Point = readonly [x: number, y: number];

export const INK = "var(--art-ink)";
export const PAPER = "var(--art-paper)";
export const WHITE = "var(--art-white)";

export const num = (n: number): string => String(Math.round(n * 10) / 10);

const attrs = (more: string): string => (more ? ` ${more}` : "");
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${attrs(more)}/>`;
export const line = (d: string, more = ""): string => `<path d="${d}" fill="none"${attrs(more)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attrs(more)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attrs(more)}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${attrs(more)}/>`;

export const group = (content: string, more = ""): string => `<g${attrs(more)}>${content}</g>`;
export const place = (content: string, x: number, y: number, size = 1, turn = 0): string =>
  group(
    content,
    `transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ""}${size === 1 ? "" : ` scale(${size})`}"`,
  );
export const mirror = (content: string, axis: number): string =>
  group(content, `transform="translate(${num(2 * axis)} 0) scale(-1 1)"`);
export const both = (content: string, axis: number): string => mirror(content, axis) + content;

// One ink line round everything inside: the same hand drew it all. art.css says how thick the line is.
export const inked = (content: string, more = ""): string => group(content, `class="art-inked"${attrs(more)}`);
export const bare = (content: string): string => group(content, 'stroke="none"');

export const use = (picture: Picture, x: number, y: number, width: number, height: number, more = ""): string =>
  `<use href="${href(picture)}" x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${attrs(more)}/>`;

export const eye = (x: number, y: number, r: number, look = -0.25, white = WHITE): string =>
  circle(x, y, r, white) +
  bare(circle(x + look * r, y + 0.1 * r, r * 0.62, INK) + circle(x + look * r - r * 0.2, y - r * 0.2, r * 0.22, WHITE));

// The points of a star, a sun or a flower, out and in by turns.
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * (i + turn)) / points - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return `${num(x + r * Math.cos(angle))},${num(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join(" ")}Z`;
}
