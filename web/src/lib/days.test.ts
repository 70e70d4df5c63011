import { expect, test } from "vitest";

import { beginningOf, dateIn, dayOf, isSlow, SECONDS, SLOW } from "./days";

test("a day begins at midnight of this browser's own time", () => {
  const now = new Date(2026, 10, 16, 21, 40);
  expect(dateIn(0, now)).toBe("2026-11-16");
  expect(dateIn(20, now)).toBe("2026-12-06");
  expect(beginningOf("2026-12-06")).toBe(new Date(2026, 11, 6).getTime() / 1000);
});

test("of a day of return only the date is said", () => {
  const moment = beginningOf("2026-11-23");
  expect(dayOf(moment, "en")).toMatch(/Mon.*23|23.*Mon/);
  expect(dayOf(moment, "fr")).toMatch(/lun.*23/);
  expect(dayOf(moment, "en")).not.toMatch(/:/);
});

test("paces over days last at least a day", () => {
  for (const pace of SLOW) expect(SECONDS[pace]).toBeGreaterThanOrEqual(86400);
  expect(isSlow("none")).toBe(false);
});
