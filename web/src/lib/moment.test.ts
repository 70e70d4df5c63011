import { describe, expect, it } from "vitest";

import { endOf } from "./moment";
import type { GameMessage } from "./protocol";

const NONE = { game: null, ends: null };
const NOW = 1_000_000;

function told(more: Partial<GameMessage>): GameMessage {
  return { window: null, looking: null, lead: 0, ...more } as GameMessage;
}

const quiet = (closes: number | null, length: number | null = 5) =>
  told({
    window: { about: "roll", length, closes, choosing: false, mine: null, pass: ["pass", {}] },
  });

describe("the end of a moment that all wait for", () => {
  it("is not there where nothing ends by itself", () => {
    expect(endOf(told({}), NONE, false, NOW)).toBeNull();
    expect(endOf(quiet(null, null), NONE, false, NOW)).toBeNull();
  });

  it("comes after the whole length, whatever the clocks say", () => {
    expect(endOf(quiet(77), NONE, false, NOW)).toBe(NOW + 5000);
    expect(endOf(told({ looking: { length: 30, closes: 77 } }), NONE, false, NOW)).toBe(
      NOW + 30_000,
    );
  });

  it("comes later by what is shown before it starts", () => {
    expect(endOf({ ...quiet(77), lead: 2.5 }, NONE, false, NOW)).toBe(NOW + 7500);
  });

  it("is not later for whoever comes later", () => {
    expect(endOf(quiet(NOW / 1000 + 2), NONE, true, NOW)).toBe(NOW + 2000);
    expect(endOf(quiet(NOW / 1000 + 500), NONE, true, NOW)).toBe(NOW + 5000);
    expect(endOf(quiet(NOW / 1000 - 3), NONE, true, NOW)).toBe(NOW);
  });

  it("stays when the same moment is told again", () => {
    const before = { game: quiet(77), ends: NOW + 1200 };
    expect(endOf(quiet(77), before, false, NOW)).toBe(NOW + 1200);
    expect(endOf(quiet(97), before, false, NOW)).toBe(NOW + 5000);
  });
});
