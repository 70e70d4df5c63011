import { expect, test } from "vitest";

import { chosenWith, later, monthsLater, weeksOf } from "./calendar";

test("a month lies in whole weeks from Monday on", () => {
  const weeks = weeksOf("2026-11-17");
  expect(weeks.map((week) => week[0])).toEqual([
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
    "2026-11-16",
    "2026-11-23",
    "2026-11-30",
  ]);
  expect(weeks.at(-1)!.at(-1)).toBe("2026-12-06");
  expect(weeksOf("2027-02-10")).toHaveLength(4); // it begins on a Monday and ends on a Sunday
});

test("days and months go on over the end of a year, and of a shorter month", () => {
  expect(later("2026-12-31", 1)).toBe("2027-01-01");
  expect(later("2026-03-01", -1)).toBe("2026-02-28");
  expect(monthsLater("2026-12-05", 1)).toBe("2027-01-05");
  expect(monthsLater("2027-01-31", 1)).toBe("2027-02-28");
  expect(monthsLater("2027-03-31", -1)).toBe("2027-02-28");
});

test("the first day begins, the second ends, the next begins anew", () => {
  const one = chosenWith(null, false, "2026-11-17", 30);
  expect(one).toEqual({ from: "2026-11-17", to: "2026-11-17" });
  const two = chosenWith(one, false, "2026-11-23", 30);
  expect(two).toEqual({ from: "2026-11-17", to: "2026-11-23" });
  expect(chosenWith(two, true, "2026-11-20", 30).from).toBe("2026-11-20");
  expect(chosenWith(one, false, "2026-11-10", 30).to).toBe("2026-11-10");
  expect(chosenWith(one, false, "2027-11-10", 30).to).toBe("2026-12-16");
});
