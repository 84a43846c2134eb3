import { beforeAll, describe, expect, it } from "vitest";
import { GAMES } from "$/games";
import { capital, readLong, speak, t } from "$/texts.svelte";
import { explanationOf } from "./explanation";

const game = Object.keys(GAMES)[0]!;

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

beforeAll(async () => {
  await speak("en");
  await readLong();
});

describe("an explanation", () => {
  it("is called what the element is called", () => {
    const name = (html: string) => explanationOf(element(html)).name;
    expect(name('<i data-named="one" aria-label="two">three</i>')).toBe("One");
    expect(name('<i aria-label="two">three</i>')).toBe("Two");
    expect(name('<i><svg aria-label="a red card"></svg></i>')).toBe("A red card");
    expect(name('<i><img alt=""><img alt="a blue card"></i>')).toBe("A blue card");
    expect(name("<label>Time <select><option>none</option></select></label>")).toBe("Time");
    expect(name("<label><input> <span><strong>Sound</strong> Small sounds</span></label>")).toBe("Sound");
  });

  it("says whole sentences", () => {
    const { lines, rule } = explanationOf(element(`<i data-help="about-${game} help-described">x</i>`));
    expect(lines).toEqual([`${capital(t(`about-${game}`))}.`, t("help-described")]);
    expect(rule).toBeNull();
  });

  it("unfolds a paragraph of the rules", () => {
    const { lines, rule } = explanationOf(element(`<i data-help="help-described rules-${game}-2">x</i>`));
    expect(lines).toEqual([t("help-described")]);
    expect(rule).toEqual({ title: t(`web-clause-${game}-2`), text: t(`rules-${game}`).split("\n\n")[1] });
  });
});
