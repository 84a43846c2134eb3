import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { ACTIONS, actionCard } from "./actions";
import { ANIMALS, animal, animalTile } from "./animals";
import { AVATAR_NAMES, avatar } from "./avatars";
import { cover, COVER_NAMES } from "./covers";
import { badge } from "./badge";
import DragonCard from "./DragonCard.svelte";
import { COLOURS, STAGE, dragon, type Pose } from "./dragons";
import { goalCard } from "./goals";
import { ICON_NAMES, icon } from "./icons";
import { ages, lifeCard } from "./life";
import { mark, wordmark } from "./logo";
import { dragonCard, panelOf, panels } from "./panels";
import { REACTION_NAMES, reaction } from "./reactions";
import { href, type Picture } from "./sprite";
import { token } from "./tokens";

// SD-DECK
const DECK =
  "RRRR YYYY BBBB GGGG KKKK RRYY RRBB YYGG YYKK BBYY BBKK GGRR GGBB KKRR KKGG RYRY RKRK YBYB YGYG BRBR BKBK GRGR GBGB KYKY KGKG " +
  "RRKG YYRK BBYR GGBY KKGB RYRB YBYG BGBK GKGR KRKY RKBG BRGK YKGB GYBK GRKY KGYR YBRK BKYR YGBR GRYB ****";
const turned = (code: string): string => [...code].reverse().join("");
const CODES = DECK.split(" ").flatMap((code) => [code, turned(code)]);
const MOODS = ["1", "2", "3", "4", "5", "6", "7", "2!", "3!", "4!", "5!", "6!"];

const EVERYTHING: Picture[] = [
  ...CODES.map((code) => dragonCard(code)),
  ...[null, ...COLOURS].map((colour) => dragonCard("SSSS", colour)),
  ...(Object.keys(STAGE) as Pose[]).flatMap((pose) => COLOURS.map((colour) => dragon(colour, pose))),
  ...COLOURS.map(badge),
  ...ACTIONS.map(actionCard),
  ...[...COLOURS, "?"].map(goalCard),
  ...[...ANIMALS, "clover", "?"].map(animalTile),
  ...ANIMALS.map(animal),
  ...[...MOODS, "?"].map(lifeCard),
  ...MOODS.map((code) => ages(Number.parseInt(code, 10), code.endsWith("!") ? "annoyed" : "calm")),
  ...(["7", "77", "scale"] as const).map(token),
  ...AVATAR_NAMES.map(avatar),
  ...REACTION_NAMES.map(reaction),
  ...ICON_NAMES.map(icon),
  ...COVER_NAMES.map(cover),
  mark,
  wordmark,
];

describe("pictures", () => {
  it.each(EVERYTHING.map((picture) => [picture.id, picture] as const))("%s is sound markup", (id, picture) => {
    expect(href(picture)).toBe(`#${id}`);
    const symbol = document.getElementById(id);
    expect(symbol?.childElementCount).toBeGreaterThan(0);
    const text = symbol?.outerHTML ?? "";
    expect(text).not.toMatch(/NaN|undefined|null/);
    const parsed = new DOMParser().parseFromString(`<svg>${picture.draw()}</svg>`, "application/xml");
    expect(parsed.querySelector("parsererror")?.textContent).toBeUndefined();
  });

  it("refer only to what is in the page, which names nothing twice", () => {
    EVERYTHING.forEach(href);
    const sheet = document.querySelector(".art-sheet") as SVGSVGElement;
    const mentioned = [...sheet.innerHTML.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id as string);
    expect(mentioned.length).toBeGreaterThan(300);
    expect([...new Set(mentioned)].filter((id) => !document.getElementById(id))).toEqual([]);
    const ids = [...sheet.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("need no inline styles, which the content security policy forbids", () => {
    EVERYTHING.forEach(href);
    expect(document.querySelectorAll(".art-sheet [style]").length).toBe(0);
  });

  it("use only colours of the palette", async () => {
    const { readFileSync } = await import("node:fs");
    const palette = readFileSync("src/art/art.css", "utf8");
    EVERYTHING.forEach(href);
    const used = [...(document.querySelector(".art-sheet")?.innerHTML.matchAll(/var\((--[\w-]+)\)/g) ?? [])].map(
      ([, name]) => name as string,
    );
    expect([...new Set(used)].filter((name) => !palette.includes(`${name}:`))).toEqual([]);
  });
});

describe("panels", () => {
  it("are found by their dragon; Rainbow and Silver show every one all over", () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    expect(panelOf("RRKG", "R")).toEqual({ left: 0, top: 0, width: 1, height: 0.5 });
    expect(panelOf("RYRB", "B")).toEqual({ left: 0.5, top: 0.5, width: 0.5, height: 0.5 });
    for (const code of ["BBBB", "****", "SSSS"]) expect(panelOf(code, "B")).toEqual(whole);
  });

  it.each(CODES)("%s is covered once, each panel in its dragon", (code) => {
    const quarters = panels(code).flatMap(({ letter, column, row, columns, rows }) =>
      [0, 1, 2, 3]
        .filter((q) => q % 2 >= column && q % 2 < column + columns && q >> 1 >= row && q >> 1 < row + rows)
        .map((q) => [q, letter] as const),
    );
    expect(
      quarters
        .sort(([a], [b]) => a - b)
        .map(([, letter]) => letter)
        .join(""),
    ).toBe(code);
  });

  it.each([
    ["RRRR", 1],
    ["RRYY", 2],
    ["RYRY", 2],
    ["GKRR", 3],
    ["BRYR", 3],
    ["RKBG", 4],
  ] as const)("%s has %i", (code, count) => {
    expect(panels(code).length).toBe(count);
  });
});

describe("accessible names", () => {
  const shown = (title?: string): Element => {
    const target = document.createElement("div");
    const card = mount(DragonCard, { target, props: { code: "GKRR", title } });
    const svg = target.querySelector("svg") as Element;
    void unmount(card);
    return svg;
  };

  it("a titled picture is an image with that name", () => {
    expect([shown("three").getAttribute("role"), shown("three").getAttribute("aria-label")]).toEqual(["img", "three"]);
  });

  it("an untitled one is hidden", () => {
    expect(shown().getAttribute("aria-hidden")).toBe("true");
    expect(shown().hasAttribute("role")).toBe(false);
  });
});
