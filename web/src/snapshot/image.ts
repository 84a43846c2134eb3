// A picture of ours as an image: with all that it refers to, and the palette.
const SVG = "http://www.w3.org/2000/svg";
const PALETTE = /^:root[^{]*\{[^}]*--art|^\.art/; // rules of art.css

export type Draw = (to: CanvasRenderingContext2D) => void;

export async function imageOf(svg: SVGSVGElement, style: CSSStyleDeclaration): Promise<Draw> {
  const { x, y, width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", `${width}`); // without them some browsers draw nothing
  copy.setAttribute("height", `${height}`);
  copy.setAttribute("style", `color-scheme: ${schemeOf(style)}; color: ${style.color}`);
  const definitions = document.createElementNS(SVG, "defs");
  for (const id of referred(svg.innerHTML)) definitions.append(document.getElementById(id)!.cloneNode(true));
  const sheet = document.createElementNS(SVG, "style");
  sheet.textContent = palette();
  copy.prepend(sheet, definitions);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return (to) => to.drawImage(image, x, y, width, height);
}

/** Light or dark, as it is shown now. */
function schemeOf({ colorScheme }: CSSStyleDeclaration): string {
  if (colorScheme === "light" || colorScheme === "dark") return colorScheme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
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

const palette = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => PALETTE.test(text))
    .join("\n");
