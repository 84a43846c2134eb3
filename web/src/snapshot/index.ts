// The table as a picture: what is on the screen is drawn once more, on a canvas. Nothing that one does not see can get in.
import { look, type Seen } from "./seen";

const FOOT = 40; // pixels for the words under the table
const WIDTH = 1600; // pixels that a picture has at least, so that a phone's can be looked at elsewhere
const MARGIN = 14;
const CAPTION = "600 17px";

/** The board as PNG, with words under it. */
export async function snapshot(board: HTMLElement, words: string): Promise<Blob> {
  const frame = board.getBoundingClientRect();
  const seen = await Promise.all(look(board, frame, 1, 0));
  seen.sort((one, other) => one.depth - other.depth); // stable: otherwise in the order of the page
  const scale = Math.max(devicePixelRatio, Math.min(4, WIDTH / frame.width));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(frame.width * scale);
  canvas.height = Math.round((frame.height + FOOT) * scale);
  const to = canvas.getContext("2d")!;
  to.scale(scale, scale);
  fill(to, new DOMRect(0, 0, frame.width, frame.height + FOOT), colour("--table"));
  write(to, frame, words);
  to.translate(-frame.x, -frame.y);
  for (const one of seen) paint(to, one);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

const colour = (name: string) => {
  const probe = Object.assign(document.createElement("i"), { style: `color: var(${name})` });
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
};

function write(to: CanvasRenderingContext2D, { width, height }: DOMRect, words: string): void {
  fill(to, new DOMRect(0, height, width, FOOT), colour("--panel"));
  to.textBaseline = "middle";
  to.fillStyle = colour("--ink");
  to.font = `${CAPTION} ${getComputedStyle(document.body).fontFamily}`;
  const name = "Sevenfold";
  const room = width - to.measureText(name).width - 3 * MARGIN;
  to.fillText(words, MARGIN, height + FOOT / 2, room);
  to.textAlign = "end";
  to.fillText(name, width - MARGIN, height + FOOT / 2);
  to.textAlign = "start";
}

function paint(to: CanvasRenderingContext2D, { clip, opacity, draw }: Seen): void {
  to.save();
  to.beginPath();
  to.rect(clip.x, clip.y, clip.width, clip.height);
  to.clip();
  to.globalAlpha = opacity;
  draw(to);
  to.restore();
}

function fill(to: CanvasRenderingContext2D, { x, y, width, height }: DOMRect, style: string): void {
  to.fillStyle = style;
  to.fillRect(x, y, width, height);
}
