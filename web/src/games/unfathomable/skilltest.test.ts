import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Event } from "../../lib/protocol";
import { type Language, WHOLE } from "../../lib/languages";
import { Bench } from "../bench.svelte";
import { cameOf } from "./came";
import title from "./index";
import positions from "./positions.json";
import { endedOf, testOf } from "./skilltest";
import { described } from "./table";
import { BREATH, pauses } from "./turning.svelte";
import type { View } from "./view";

// The sea is large and says nothing.
vi.mock("./drawn/StageWide.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/StageNarrow.svelte", () => import("../Nothing.svelte"));

const CARDS = ["lore-4", "will-1", "lore-2"];
const TURNED: Event = {
  event: "turned-up",
  seat: null,
  cards: CARDS,
  counts: [4, -1, 2],
  total: 5,
  against: 1,
  elsewhere: 0,
  from_hands: 1,
};
const PASSED: Event = { event: "outcome", seat: null, outcome: "passed", total: 5 };

/** A test in which cards are still being added: 3 with lore. */
async function lay(language: Language = "en"): Promise<Bench<View>> {
  const bench = await Bench.lay<View>(positions["contribute-4"], language);
  const { view } = bench.table;
  bench.table.view = {
    ...view,
    test: { ...view.test!, target: 3, partial: 0, skills: ["lore"], cards: [], total: null },
  };
  return bench;
}

/** While these events are brought to light. */
async function showing(events: Event[], language: Language = "en"): Promise<Bench<View>> {
  const bench = await lay(language);
  const { view } = bench.table;
  const found = title.reveal!(events, { ...view, test: null, turn: 99 }, view)!;
  bench.table.view = found.view;
  bench.table.events = events.slice(0, found.at + 1);
  bench.table.log = events.slice(0, found.at);
  bench.table.legal = [];
  bench.table.animate = { ms: (base) => base };
  return bench;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

const lengthOf = (count: number) => pauses(count).reduce((sum, one) => sum + one) + BREATH;

describe("before cards are added", () => {
  test.each(WHOLE)("a test says what it is about and what follows (%s)", async (language) => {
    const bench = await Bench.lay<View>(positions["contribute-4"], language);
    const [board] = bench.show(title.Board);
    const { view, words, names } = bench.table;
    const { title: name, stakes } = view.test!;
    const read = (phrase: unknown) => String(words.readable({ it: phrase as never }, names).it);
    const card = board!.querySelector(".test-card")!;
    expect(card.textContent).toContain(read(name));
    expect(card.querySelectorAll("dl div")).toHaveLength(stakes.length);
    for (const { sentences } of stakes)
      for (const sentence of sentences) expect(card.textContent).toContain(read(sentence));
  });

  test.each(WHOLE)("whoever may be locked up is named and drawn (%s)", async (language) => {
    const bench = await lay(language);
    const { view, words, names } = bench.table;
    const owner = (view.viewer! + 1) % view.seats;
    const room = { space: "captains-cabin", accused: owner };
    const about = { title: { say: "test-captains-cabin", owner } };
    bench.table.view = { ...view, test: { ...view.test!, ...room, ...about } };
    const [board] = bench.show(title.Board);
    const asked = words.t("test-captains-cabin", { owner: names[owner]! });
    expect(board!.querySelector(".test-card h3")!.textContent).toBe(asked);
    expect(board!.querySelectorAll(".test-card .bars")).toHaveLength(1);
    expect(title.prompt!(bench.table)).toContain(asked);
  });

  test("each card in hand says on which side it is", async () => {
    const bench = await lay();
    const [mine] = bench.show(title.Mine);
    const cards = [...mine!.querySelectorAll(".hand li")];
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) {
      const lore = card.querySelector("button")!.getAttribute("aria-label")!.startsWith("lore");
      const side = card.querySelector<HTMLElement>(".side [data-text]")!.dataset.text;
      expect(side).toBe(lore ? "supports" : "opposes");
    }
  });

  test("what is marked is summed as the engine counts it", async () => {
    const bench = await lay();
    const [board] = bench.show(title.Board);
    expect(board!.querySelector(".adding")).toBeNull();
    const [one, other] = bench.table.set!.members;
    one!.worth = -3;
    other!.worth = 1;
    bench.table.draft = [`${one!.pick}#1`];
    flushSync();
    expect(board!.querySelector(".adding b")!.textContent).toBe("Your card: −3");
    bench.table.draft = [`${one!.pick}#1`, `${other!.pick}#1`];
    flushSync();
    expect(board!.querySelector(".adding b")!.textContent).toBe("Your 2 cards: −2");
    bench.table.covered = true;
    flushSync();
    expect(board!.querySelector(".adding")).toBeNull();
  });
});

describe("while cards are turned up", () => {
  test("each takes longer than the one before, and the last longest of all", () => {
    for (const count of [2, 5, 9, 20]) {
      const times = pauses(count);
      expect(times).toHaveLength(count);
      for (const [at, time] of times.slice(1).entries()) expect(time).toBeGreaterThan(times[at]!);
      expect(times.at(-1)).toBeGreaterThan(2 * times.at(-2)!);
    }
  });

  test("nothing tells how the test ends before its last card was looked at", async () => {
    const events = [TURNED, PASSED, { event: "lost", seat: null }];
    const bench = await showing(events);
    const { words } = bench.table;
    expect(title.reveal!(events, bench.table.view, bench.table.view)!.at).toBe(1);
    const [board, mine] = bench.show(title.Board, title.Mine);
    const told = () => [title.prompt!(bench.table), title.hint!(bench.table)];
    const open = () => board!.querySelectorAll(".open-cards :is(.just, li)").length;
    const total = () => board!.querySelector(".total")!.textContent.replace(/\D/g, "");
    const said = [words.t("web-turning"), words.t("web-hint-turning", { target: 3 })];
    const totals = ["4", "3", "5"];
    for (const [at, time] of pauses(3).entries()) {
      expect(open()).toBe(at);
      pass(time);
      expect([open(), total()]).toEqual([at + 1, totals[at]]);
      expect(told()).toEqual(said);
      expect(board!.querySelector(".stamp")).toBeNull();
      expect(mine!.querySelector(".follows")).toBeNull();
    }
    pass(BREATH);
    expect(board!.querySelector(".stamp")!.textContent).toContain(words.t("web-stamp-passed"));
    expect(told()).toEqual(["The test is passed: 5 against 3.", expect.stringContaining("lore 2")]);
  });

  test("the cards are turned up in the time that the server leaves for them", () => {
    for (const count of [1, 2, 3, 8, 20])
      expect(lengthOf(count)).toBeLessThanOrEqual(450 * (count - 1) + 1800);
  });

  test("without motion nothing is turned up", async () => {
    const bench = await showing([TURNED, PASSED]);
    bench.table.animate = { ms: () => 0 };
    expect(testOf(bench.table)!.turned).toBeNull();
    expect(endedOf(bench.table)).toBeNull();
  });
});

describe("when a test is over", () => {
  const end = async (events: Event[], language: Language = "en") => {
    const bench = await showing(events, language);
    const rooms = bench.show(title.Board, title.Mine);
    pass(lengthOf(3));
    return { bench, board: rooms[0]!, mine: rooms[1]! };
  };

  test.each(WHOLE)("the row that applies and the last card are framed (%s)", async (language) => {
    const { bench, board, mine } = await end([TURNED, PASSED], language);
    const { view, words, names } = bench.table;
    const stake = view.test!.stakes.find(({ outcome }) => outcome === "passed")!;
    const read = (phrase: unknown) => String(words.readable({ it: phrase as never }, names).it);
    expect(board.querySelectorAll(".applies")).toHaveLength(1);
    for (const sentence of stake.sentences)
      expect(board.querySelector(".applies")!.textContent).toContain(read(sentence));
    expect(board.querySelector(".ringed")!.textContent).toContain(words.t("card-lore-2"));
    const steps = [...mine.querySelectorAll(".follows li span")].map((one) => one.textContent);
    expect(steps).toEqual([...stake.sentences, ...stake.after].map(read));
  });

  test.each([
    [1, 0, 1, "One card opposed, and none came from a deck: it was in a hand."],
    [3, 2, 1, "3 cards opposed, and only 2 came from decks: at least one came from a hand."],
    [5, 2, 3, "5 cards opposed, and only 2 came from decks: at least 3 came from hands."],
    [2, 2, 0, null],
  ])("of %i opposing cards and %i from decks: %i", async (against, elsewhere, hands, said) => {
    const turned = { ...TURNED, against, elsewhere, from_hands: hands };
    const { mine } = await end([turned, PASSED]);
    expect(mine.querySelector(".follows p span")?.textContent ?? null).toBe(said);
  });

  test("an outcome that others could still change is told when nobody does", async () => {
    const bench = await lay();
    const { view } = bench.table;
    const before = { ...view, test: { ...view.test!, cards: CARDS, total: 5, standing: "passed" } };
    const found = title.reveal!([PASSED], { ...view, test: null }, before)!;
    bench.table.view = found.view;
    bench.table.events = [PASSED];
    bench.table.log = [TURNED];
    bench.table.animate = { ms: (base) => base };
    const [board, mine] = bench.show(title.Board, title.Mine);
    expect(board!.querySelector(".stamp")!.textContent).toContain("Passed");
    expect(board!.querySelectorAll(".open-cards .skill-card")).toHaveLength(3);
    expect(mine!.querySelector(".follows p")).not.toBeNull();
  });

  test("an outcome that Arjun names has no total and no cards", async () => {
    const named: Event = { event: "self-sacrifice", seat: 1, outcome: "passed" };
    const { bench, board, mine } = await end([named]);
    expect(board.querySelector(".numbers")).toBeNull();
    expect(board.querySelectorAll(".skill-card")).toHaveLength(0);
    expect(mine.querySelector(".follows p")).toBeNull();
    expect(title.prompt!(bench.table)).toBe("The test is passed.");
  });

  test("how a test stands is what the engine says", async () => {
    const bench = await lay();
    const { view } = bench.table;
    const test = { ...view.test!, cards: CARDS, total: 5, standing: "failed" };
    bench.table.view = { ...view, test };
    const [board] = bench.show(title.Board);
    expect(board!.querySelector(".pile .stamp")!.textContent).toContain("failed");
  });
});

describe("the last mythos card", () => {
  const card = "food-stores-raid";
  const begun: Event = { event: "mythos", seat: 0, mythos: card };
  const turn: Event = { event: "turn", seat: 1, turn: 2 };

  test("what came of it is the result of its own test", () => {
    expect(cameOf(card, [begun])).toBeNull();
    const ended = { ...PASSED, outcome: "partial", total: 9 };
    const later = { ...PASSED, outcome: "failed", total: -2 };
    expect(cameOf(card, [begun, ended, turn, later])).toEqual({
      keys: ["heading-partial"],
      total: 9,
    });
    expect(cameOf(card, [begun, turn, later])).toBeNull();
  });

  test("of a choice it is the option that was taken", () => {
    const name = "incoming-sos";
    const met = { ...begun, mythos: name };
    const chose = (option: number): Event => ({ event: "chose", seat: 0, mythos: name, option });
    expect(cameOf(name, [met, chose(1)])!.keys).toEqual(["heading-first"]);
    expect(cameOf(name, [met, chose(2)])!.keys).toContain("heading-second");
  });

  test("all its results stand beside the board, framed the one that happened", async () => {
    const bench = await Bench.lay<View>(positions["actions-4"], "en", [begun, PASSED]);
    bench.table.view = { ...bench.table.view, mythos: null, mythos_top: card };
    const [aside] = bench.show(title.Aside!);
    expect(aside!.querySelectorAll(".results li")).toHaveLength(3);
    const framed = [...aside!.querySelectorAll(".applies")];
    expect(framed).toHaveLength(1);
    expect(framed[0]!.textContent).toContain("Nothing happens.");
  });
});

test("what threatens a space is what the engine says", async () => {
  const bench = await Bench.lay<View>(positions["actions-4"]);
  const { words } = bench.table;
  const threats = [
    { space: "galley", monster: "deep-ones", source: "deck-6", count: 2 },
    { space: "galley", monster: "hydra", source: "water-6", count: 1 },
  ];
  bench.table.view = { ...bench.table.view, threats };
  expect(described(bench.table, "galley").slice(-2)).toEqual([
    words.t("web-threat", { count: 2, space: words.t("space-deck-6.at") }),
    words.t("web-threat-hydra"),
  ]);
  expect(described(bench.table, "chapel").join(" ")).not.toContain("Threatened");
});
