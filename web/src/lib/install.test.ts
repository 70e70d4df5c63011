import { expect, test } from "vitest";

import { isDue, visited } from "./install.svelte";

const DAY = 86_400_000;

test("the app is offered on the third day of a visit", () => {
  let visits = { count: 0, day: "", later: 0 };
  for (const day of ["2026-11-01", "2026-11-01", "2026-11-02"]) visits = visited(visits, day);
  expect(isDue(visits, 100 * DAY)).toBe(false);
  expect(isDue(visited(visits, "2026-11-09"), 100 * DAY)).toBe(true);
});

test("not now holds for a month", () => {
  const visits = { count: 9, day: "", later: 100 * DAY };
  expect(isDue(visits, 129 * DAY)).toBe(false);
  expect(isDue(visits, 131 * DAY)).toBe(true);
});
