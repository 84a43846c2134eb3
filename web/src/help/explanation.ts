// What is said of an element: its `data-help` names texts of the catalogues, and `rules-GAME-N` a paragraph of the rules.
import { capital, has, t } from "../texts.svelte";

export interface Explanation {
  name: string;
  lines: string[];
  rule: { title: string; text: string } | null;
}

const RULE = /^rules-(.+)-(\d+)$/;

export function explanationOf(element: HTMLElement): Explanation {
  const ids = (element.dataset.help ?? "").split(" ");
  const clause = ids.map((id) => RULE.exec(id)).find((found) => found !== null);
  return {
    name: capital(nameOf(element)),
    lines: ids.filter((id) => !RULE.test(id) && has(id)).map((id) => sentence(t(id))),
    rule: clause ? rule(clause[1]!, Number(clause[2])) : null,
  };
}

function rule(game: string, number: number): Explanation["rule"] {
  const text = t(`rules-${game}`).split("\n\n")[number - 1];
  return text === undefined ? null : { title: t(`web-clause-${game}-${number}`), text };
}

const sentence = (text: string) => capital(/[.!?…]\)?$/.test(text) ? text : `${text}.`);

/** What the element is called: by itself, by what it shows, or by what is written on it. */
function nameOf(element: HTMLElement): string {
  const inside = (selector: string) => element.querySelector(selector);
  const shown = inside('[aria-label], img[alt]:not([alt=""])');
  return (
    element.dataset.named ??
    element.getAttribute("aria-label") ??
    inside("strong")?.textContent ??
    shown?.getAttribute("aria-label") ??
    shown?.getAttribute("alt") ??
    written(element)
  ).trim();
}

function written(element: HTMLElement): string {
  const parts = [...element.childNodes].filter((node) => !(node instanceof Element && node.matches("select, input")));
  return parts.map((node) => node.textContent ?? "").join("");
}
