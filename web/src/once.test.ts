import { expect, it } from "vitest";
import { Once } from "./once";

it("is fetched once, and again after a failure", async () => {
  let asked = 0;
  const number = new Once(async () => {
    asked += 1;
    if (asked === 1) throw new Error("away");
    return asked;
  });
  await expect(number.get()).rejects.toThrow("away");
  expect(await Promise.all([number.get(), number.get()])).toEqual([2, 2]);
  number.set(7);
  expect(await number.get()).toBe(7);
  number.set(null);
  expect(await number.get()).toBe(3);
});
