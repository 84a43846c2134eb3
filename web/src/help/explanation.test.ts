import { beforeAll, describe, expect, it } from "vitest";
import { readLong, speak, t } from "$/texts.svelte";
import { explanationOf } from "./explanation";

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
    expect(name('<i><svg aria-label="a red dragon"></svg></i>')).toBe("A red dragon");
    expect(name("<label>Time <select><option>none</option></select></label>")).toBe("Time");
    expect(name("<label><input> <span><strong>Sound</strong> Small sounds</span></label>")).toBe("Sound");
  });

  it("says whole sentences", () => {
    const { lines, rule } = explanationOf(element('<i data-help="about-zap-card help-sd-action">x</i>'));
    expect(lines).toEqual([
      "Take a card from the table into your hand (the starting card stays).",
      t("help-sd-action"),
    ]);
    expect(rule).toBeNull();
  });

  it("unfolds a paragraph of the rules", () => {
    const { lines, rule } = explanationOf(element('<i data-help="help-dragon-cell rules-dragon-2">x</i>'));
    expect(lines).toEqual([t("help-dragon-cell")]);
    expect(rule).toEqual({ title: "Placing cards", text: t("rules-dragon").split("\n\n")[1] });
  });
});
