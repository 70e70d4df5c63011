import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { app } from "../lib/app.svelte";
import type { Against, GameInfo, Measurement } from "../lib/protocol";
import type { Chair } from "../table/chairs";
import Opponents from "./Opponents.svelte";

const LEVELS = [1, 2, 3, 4, 5].map((rung) => `level-${rung}`);
const MEASURED: Measurement = {
  command: "abyssal arena reef",
  version: "1.0",
  bots: Object.fromEntries(
    LEVELS.map((bot, at) => [
      bot,
      { rating: 600 + 200 * at, margin: 18, games: 4000, milliseconds: 9 },
    ]),
  ),
};

const game = (ratings: Record<string, Measurement> = {}): GameInfo =>
  ({ name: "reef", seats: [2, 3, 4], bots: [...LEVELS, "greedy", "mine"], ratings }) as GameInfo;

let met: Against | null = null;
vi.mock("../lib/api", () => ({
  api: {
    games: () => Promise.resolve([]),
    opponents: () => (met ? Promise.resolve(met) : Promise.reject(new Error("no server"))),
  },
}));

const seatedBot = (bot: string): Chair => ({ kind: "bot", name: bot, bot, note: "" });
const CHAIRS: Chair[] = [
  { kind: "me", name: "Ada", bot: null, note: "" },
  seatedBot("level-2"),
  { kind: "person", name: "Grace", bot: null, note: "" },
  seatedBot("greedy"),
];

beforeEach(async () => {
  met = null;
  await app.load(null);
  await app.speak("en");
});
afterEach(cleanup);

const acts = createRawSnippet(() => ({ render: () => "<button>Done</button>" }));
const text = (room: Element | null) => room?.textContent.replace(/\s+/g, " ").trim() ?? "";

function shown(info: GameInfo, first = 1) {
  const choose = vi.fn();
  const { container } = render(Opponents, { game: info, chairs: CHAIRS, first, choose, acts });
  const groups = [...container.querySelectorAll("[role=radiogroup]")];
  const named = (name: string) => groups.filter((one) => one.getAttribute("aria-label") === name);
  return { container, choose, named };
}

test("chairs of bots have a line, chairs of people have none", () => {
  const { named } = shown(game());
  expect(named("Chair B: level of the bot")).toHaveLength(2); // the rows, and the line
  expect(named("Chair D: level of the bot")).toHaveLength(1);
  expect(named("Chair A: level of the bot")).toHaveLength(0);
  expect(named("Chair C: level of the bot")).toHaveLength(0);
});

test("a choice in the rows is for the chair that they serve", () => {
  const { choose, named } = shown(game(), 3);
  const [rows] = named("Chair D: level of the bot");
  const radios = [...rows!.querySelectorAll("input")];
  expect(radios.filter(({ checked }) => checked).map((one) => text(one.parentElement))).toEqual([
    "Steady",
  ]);
  radios[4]!.click();
  expect(choose).toHaveBeenCalledWith(3, "level-5");
});

test("a bot of this server is offered by its name below the five", () => {
  const { named } = shown(game());
  expect(text(named("Chair B: level of the bot")[0]!.querySelector(".floor"))).toBe(
    "Also: Steady mine",
  );
});

test("a mix is for the chairs of bots alone", () => {
  const { container, choose } = shown(game());
  const mixes = [...container.querySelectorAll<HTMLElement>(".mine button")];
  mixes.find((one) => text(one).includes("All strong"))!.click();
  expect(choose.mock.calls).toEqual([
    [1, "level-5"],
    [3, "level-5"],
  ]);
});

test("what was not measured is not shown", () => {
  const { container } = shown(game());
  expect(container.querySelector(".found")).toBeNull();
  expect(text(container.querySelector(".log"))).toContain("Not measured yet");
});

test("what was measured is shown with its margin, and for which tables", () => {
  const { container } = shown(game({ "4": MEASURED }));
  expect(text(container.querySelector(".row .found"))).toBe("Rating 600±18 at once");
  expect(text(container.querySelector(".log"))).toContain(
    "4,000 games of each bot, at tables of 4",
  );
});

test.each([
  [null, "not known here"],
  [{}, "no game yet"],
  [{ reef: { "level-2": { games: 12, won: 5 } } }, "5 of 12 won"],
])("my record %j is told as %s", async (found, told) => {
  met = found;
  const { container } = shown(game());
  await vi.waitFor(() => expect(text(container.querySelector(".who dd"))).toBe(told));
});
