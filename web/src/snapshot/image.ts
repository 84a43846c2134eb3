// A picture of ours, to be drawn on a canvas.
const SVG = "http://www.w3.org/2000/svg";

export type Draw = (to: CanvasRenderingContext2D) => void;

export async function imageOf(
  picture: SVGSVGElement | HTMLImageElement,
  { color }: CSSStyleDeclaration,
): Promise<Draw> {
  const { x, y, width, height } = picture.getBoundingClientRect();
  const image = picture instanceof HTMLImageElement ? picture : drawn(picture, width, height, color);
  await image.decode();
  return (to) => to.drawImage(image, x, y, width, height);
}

/** What is drawn in the page itself, with all that it refers to, in the colour of the words beside it. */
function drawn(svg: SVGSVGElement, width: number, height: number, colour: string): HTMLImageElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", `${width}`); // without them some browsers draw nothing
  copy.setAttribute("height", `${height}`);
  copy.setAttribute("style", `color: ${colour}`);
  const definitions = document.createElementNS(SVG, "defs");
  for (const id of referred(svg.innerHTML)) definitions.append(document.getElementById(id)!.cloneNode(true));
  copy.prepend(definitions);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image;
}

/** The ids of all that some markup is made of. */
function referred(markup: string, known = new Set<string>()): Set<string> {
  for (const [, id = ""] of markup.matchAll(/(?:href="#|url\((?:&quot;|")?#)([\w-]+)/g)) {
    const found = known.has(id) ? null : document.getElementById(id);
    if (!found) continue;
    known.add(id);
    referred(found.innerHTML, known);
  }
  return known;
}
