import { expect, test } from "vitest";

import {
  awayFrom,
  awayUntil,
  beginningOf,
  dateIn,
  dayOf,
  isSlow,
  momentOf,
  SECONDS,
  SLOW,
} from "./days";

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

test("a moment that is not soon has its date", () => {
  const now = beginningOf("2026-11-16");
  expect(momentOf(now + 2 * 86400, "en", now)).not.toMatch(/Nov/);
  expect(momentOf(now + 9 * 86400, "en", now)).toMatch(/Nov/);
});

test("moments are told by the same clock in all languages, near and far", () => {
  const now = beginningOf("2026-11-16") + 21 * 3600;
  for (const language of ["en", "fr"])
    for (const days of [2, 9])
      expect(momentOf(now + days * 86400, language, now)).toMatch(/\b21:00$/);
});

test("somebody is away from the day they said, until the day they said", () => {
  const place = { away_since: 100, away: 200 };
  expect([awayUntil(place, 50), awayFrom(place, 50)]).toEqual([null, 100]);
  expect([awayUntil(place, 150), awayFrom(place, 150)]).toEqual([200, null]);
  expect([awayUntil(place, 250), awayFrom(place, 250)]).toEqual([null, null]);
  expect(awayUntil({}, 50)).toBeNull();
});

test("paces over days last at least a day", () => {
  for (const pace of SLOW) expect(SECONDS[pace]).toBeGreaterThanOrEqual(86400);
  expect(isSlow("none")).toBe(false);
});
