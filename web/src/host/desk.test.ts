import { expect, test } from "vitest";

import { Words } from "../lib/words";
import { ago, moment, size } from "./desk";

const words = new Words("en", null, []);
const NOW = Date.UTC(2026, 10, 16, 18, 20) / 1000;

test("a size is told in its largest unit", () => {
  expect(size(999, words)).toBe("999 byte");
  expect(size(61_400, words)).toBe("61 kB");
  expect(size(2_120_000, words)).toBe("2.1 MB");
  expect(size(512e9, words)).toBe("512 GB");
});

test("how long ago something was", () => {
  expect(ago(NOW - 240, NOW, words)).toBe("4 min. ago");
  expect(ago(NOW - 7200, NOW, words)).toBe("2 hr. ago");
  expect(ago(NOW - 86_400, NOW, words)).toBe("yesterday");
  expect(ago(NOW + 60, NOW, words)).toBe("this minute");
});

test("a moment of today has no date, an old one no time", () => {
  expect(moment(NOW - 60, NOW, words)).toMatch(/^\d+:\d\d/);
  expect(moment(NOW - 40 * 86_400, NOW, words)).toBe("Oct 7, 2026");
});
