// A dragon's body: a smooth curve through a few joints, each with its own thickness.
import { num, type Point } from "./draw";

type Joint = readonly [x: number, y: number, radius: number];

interface Slice {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly nx: number; // the unit normal, to the left of the way from head to tail
  readonly ny: number;
}

const STEPS = 7;

// Catmull-Rom: passes through every joint and needs no handles.
const blend = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

const curve = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return "";
  const turns = rest.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = rest[i + 1] as Point;
    return `Q${num(x)},${num(y)} ${num((x + nextX) / 2)},${num((y + nextY) / 2)}`;
  });
  const last = rest[rest.length - 1] ?? first;
  return `${num(first[0])},${num(first[1])}${turns.join("")}L${num(last[0])},${num(last[1])}`;
};

export class Ribbon {
  private readonly slices: readonly Slice[];

  // From head to tail, each joint as "x,y,radius".
  constructor(way: string) {
    const joints = way.split(" ").map((joint) => joint.split(",").map(Number) as unknown as Joint);
    const at = (i: number): Joint => joints[Math.max(0, Math.min(joints.length - 1, i))] as Joint;
    const spine: Joint[] = [];
    for (let i = 0; i < joints.length - 1; i++)
      for (let s = i ? 1 : 0; s <= STEPS; s++) {
        const mix = (k: 0 | 1 | 2): number => blend(at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k], s / STEPS);
        spine.push([mix(0), mix(1), Math.max(0.3, mix(2))]);
      }
    this.slices = spine.map(([x, y, r], i) => {
      const [ax, ay] = spine[Math.max(0, i - 1)] as Joint;
      const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] as Joint;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return { x, y, r, nx: (by - ay) / length, ny: (ax - bx) / length };
    });
  }

  // The edge of the body between two shares of its length; `out` = 1 is the left side, -1 the right one.
  private edge(out: number, from = 0, to = 1): Point[] {
    const last = this.slices.length - 1;
    return this.slices
      .slice(Math.round(from * last), Math.round(to * last) + 1)
      .map(({ x, y, r, nx, ny }) => [x + out * r * nx, y + out * r * ny]);
  }

  outline(): string {
    return `M${curve([...this.edge(1), ...this.edge(-1).reverse()])}Z`;
  }

  // The strip from the side of the body inwards: the belly.
  strip(side: 1 | -1, inner: number, from = 0, to = 1): string {
    return `M${curve([...this.edge(side, from, to), ...this.edge(inner * side, from, to).reverse()])}Z`;
  }

  middle(width: number): string {
    return `M${curve([...this.edge(width), ...this.edge(-width).reverse()])}Z`;
  }

  at(share: number): Slice {
    return this.slices[Math.round(share * (this.slices.length - 1))] as Slice;
  }

  // Lines across the body (belly plates, stripes): from one depth to the other, bulging towards the tail.
  across(side: 1 | -1, inner: number, from: number, to: number, count: number): string {
    return this.spread(from, to, count)
      .map(({ x, y, r, nx, ny }) => {
        const start = `${num(x + side * r * nx)},${num(y + side * r * ny)}`;
        return `M${start}L${num(x + inner * side * r * nx)},${num(y + inner * side * r * ny)}`;
      })
      .join("");
  }

  // Fins, plates or thorns along the back: each shape is drawn by `shape` at the body's edge, leaning to the tail.
  spikes(side: 1 | -1, from: number, to: number, heights: readonly number[], lean = 0.6): string {
    return this.spread(from, to, heights.length)
      .map(({ x, y, r, nx, ny }, i) => {
        const h = heights[i] as number;
        const [tx, ty] = [-ny, nx]; // towards the tail
        const foot = (along: number, depth: number): Point => [
          x + side * (r - depth) * nx + along * tx,
          y + side * (r - depth) * ny + along * ty,
        ];
        const [ax, ay] = foot(-h * 0.55, 3);
        const [bx, by] = foot(h * 0.55, 3);
        const [px, py] = foot(h * lean, -h);
        const [qx, qy] = foot(-h * 0.35, -h * 0.6);
        return `M${num(ax)},${num(ay)}Q${num(qx)},${num(qy)} ${num(px)},${num(py)}L${num(bx)},${num(by)}Z`;
      })
      .join("");
  }

  private spread(from: number, to: number, count: number): Slice[] {
    return Array.from({ length: count }, (_, i) => this.at(from + ((to - from) * i) / Math.max(1, count - 1)));
  }
}
