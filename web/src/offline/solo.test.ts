import { expect, test, vi } from "vitest";

import { isHere, summaryOf } from "./solo";

vi.stubGlobal("Worker", class {});

test("a table that no server has is known by its address", () => {
  expect(isHere("/t/solo-abc")).toBe(true);
  expect(isHere("/api/tables/solo-abc/commands?seat=0")).toBe(true);
  expect(isHere("/t/abcsolo-")).toBe(false);
  expect(isHere("/api/tables")).toBe(false);
});

test("a kept table is listed without starting Python", () => {
  const players = [
    { name: "Ada", kind: "person" as const },
    { name: null, kind: "bot" as const },
  ];
  const summary = JSON.stringify({ players, asked: [0], waits: [0], since: 3 });
  const row = ["solo-a", null, "into-the-blue", "playing", false, summary, 1, 2, null] as const;
  expect(summaryOf({ row: [...row], holders: [["me", 0]] })).toEqual({
    table: "solo-a",
    code: null,
    game: "into-the-blue",
    seats: 2,
    status: "playing",
    mine: 0,
    my_turn: true,
    players,
    updated: 2,
    waits: [0],
    since: 3,
    until: null,
    expires: null,
  });
});
