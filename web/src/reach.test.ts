import { describe, expect, test } from "vitest";
import { isThisComputer } from "./reach";

describe("links that lead nowhere but to this computer", () => {
  test.each(["http://localhost:7777/t/x", "http://127.0.0.1/t/x", "http://[::1]:1/t/x", "http://a.localhost/"])(
    "%s does",
    (link) => expect(isThisComputer(link)).toBe(true),
  );
  test.each(["http://192.168.1.7:7777/t/x", "https://play.example/t/x", "http://localhost.example/"])(
    "%s does not",
    (link) => expect(isThisComputer(link)).toBe(false),
  );
});
