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
import { href, type Picture, standalone } from "./sprite";
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

const parsed = (text: string): Document => new DOMParser().parseFromString(text, "application/xml");

describe("pictures", () => {
  it.each(EVERYTHING.map((picture) => [picture.id, picture] as const))(
    "%s is a sound file of its own",
    (id, picture) => {
      for (const dark of [false, true]) {
        const text = standalone(picture, dark);
        const file = parsed(text);
        expect(file.querySelector("parsererror")?.textContent).toBeUndefined();
        expect(file.getElementById(id)?.childElementCount).toBeGreaterThan(0);
        expect(/NaN|undefined|null|var\(--art-(?!line)|light-dark|(fill|stroke)=""/.exec(text)?.[0]).toBeUndefined();
        const ids = [...file.querySelectorAll("[id]")].map((found) => found.id);
        expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
        const mentioned = [...text.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id as string);
        expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
        expect(file.querySelectorAll("[style]").length).toBe(0);
      }
    },
  );

  it("are the same whatever was drawn before, and lighter by day", () => {
    const card = animalTile("fox");
    const before = standalone(card, false);
    standalone(cover("families"), false);
    expect(standalone(card, false)).toBe(before);
    expect(standalone(card, true)).not.toBe(before);
  });

  it("in the colour of words are put into the page once, with all that they refer to", () => {
    const worded = EVERYTHING.filter((picture) => picture.worded);
    expect(worded.length).toBeGreaterThan(30);
    worded.forEach(href);
    worded.forEach(href);
    const sheet = document.querySelector(".art-sheet") as SVGSVGElement;
    expect(worded.map(({ id }) => sheet.querySelectorAll(`[id="${id}"]`).length)).toEqual(worded.map(() => 1));
    expect(sheet.querySelectorAll("[style]").length).toBe(0); // the content security policy forbids them
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
  URL.createObjectURL ??= () => "blob:picture"; // which jsdom has not
  const shown = (title?: string): Element => {
    const target = document.createElement("div");
    const card = mount(DragonCard, { target, props: { code: "GKRR", title } });
    const image = target.querySelector("img") as Element;
    void unmount(card);
    return image;
  };

  it("a titled picture is an image with that name", () => {
    expect(shown("three").getAttribute("alt")).toBe("three");
  });

  it("an untitled one is hidden", () => {
    expect(shown().getAttribute("alt")).toBe("");
  });
});
