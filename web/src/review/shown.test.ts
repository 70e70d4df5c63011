import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { api } from "../lib/api";
import type { Judgement, Review } from "../lib/protocol";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import Curve from "./Curve.svelte";
import Luck from "./Luck.svelte";
import Moment from "./Moment.svelte";
import Why from "./Why.svelte";

let words: Words;
beforeAll(async () => {
  await app.load(null);
  words = await Words.load("en", "into-the-blue");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = ["Ada", "Ben"];
const choice: NonNullable<Judgement["choice"]> = {
  played: { do: "stop", say: ["stop", { run: 1 }], chance: 2900 },
  best: { do: "place 2", say: ["place", { level: 2, shells: 1 }], chance: 4100 },
  grade: "blunder",
};
const step = (chance: number, more: Partial<Judgement> = {}): Judgement => ({
  ...{ seat: 0, chances: [chance, 10_000 - chance] },
  ...{ luck: 0, mine: 0, others: 0, uncovered: 0, choice: null },
  ...more,
});
const review: Review = {
  ...{ done: true, seat: 0, start: [5000, 5000], frames: [1, 2, 3], moments: [1] },
  steps: [step(4000), step(3000, { choice, mine: -1200, luck: 200 }), step(10_000)],
  points: [50, 61, -12, 1, 0],
};
const turns = [
  { label: "Turn 1", short: "1", first: 0, grade: null },
  { label: "Turn 2", short: "2", first: 1, grade: "blunder" as const },
];

describe("a review on the page", () => {
  test("the parts that are shown add up to the result", () => {
    render(Luck, { review, mine: true, names, words });
    const cells = screen.getAllByRole("cell").map((cell) => cell.textContent);
    expect(cells).toEqual(["50%", "+61", "−12", "+1", "0", "100%"]);
  });

  test("the curve is a slider, and a table for the ear", async () => {
    const go = vi.fn();
    render(Curve, { review, at: 1, turns, turn: "Turn 2", names, words, go });
    const knob = screen.getByRole("slider");
    expect(knob.getAttribute("aria-valuetext")).toContain("40%");
    await fireEvent.input(knob, { target: { value: "2" } });
    expect(go).toHaveBeenCalledWith(2);
    const rows = screen.getAllByRole("row").map((row) => row.textContent?.replace(/\s+/g, " "));
    expect(rows[2]).toContain("Turn 240%60%Blunder");
    await fireEvent.click(screen.getByRole("button", { name: "Moment 1" }));
    expect(go).toHaveBeenLastCalledWith(1);
  });

  test("a choice is told in words beside the better one, with its grade", () => {
    const about = { turn: "Turn 2", place: { number: 1, of: 1 }, seat: 0, table: "t", frame: 2 };
    const props = { ...about, step: review.steps[1], events: [], isBot: false, names, words };
    const { container } = render(Moment, { props: { ...props, mine: true } });
    const text = container.textContent?.replace(/\s+/g, " ") ?? "";
    for (const part of ["Blunder", "−12", "You played", "29%", "Better", "41%"])
      expect(text).toContain(part);
    expect(text).not.toContain("Ada");
  });

  test("a bot is asked why until there is an answer", async () => {
    vi.spyOn(api, "why").mockResolvedValueOnce({
      ...{ done: true, seat: 1, moment: 3, played: "stop", grade: "best" },
      answers: [choice.played, { ...choice.best, chance: 1000 }],
    });
    render(Why, { table: "t", seat: 1, moment: 3, names, words });
    await fireEvent.click(screen.getByRole("button", { name: "Why?" }));
    const played = await screen.findByText("played");
    expect(played.closest("li")?.textContent).toContain("29%");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});
