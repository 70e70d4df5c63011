import { cleanup } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { Event, Story } from "../../lib/protocol";
import { type Language, WHOLE } from "../../lib/languages";
import { Bench, buttons, press } from "../bench.svelte";
import sold from "./box.json";
import title from "./index";
import positions from "./positions.json";
import { changesOf, described, setOf } from "./table";
import { toldOf } from "./texts";
import type { View } from "./view";
import type { SeatStory, TestStory, Voyage } from "./story";
import { whyOf } from "./verdict";

// The sea is large and says nothing.
vi.mock("./drawn/ShipWide.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/ShipNarrow.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/StageWide.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/StageNarrow.svelte", () => import("../Nothing.svelte"));

afterEach(cleanup);

type Name = keyof typeof positions;
const NAMES = Object.keys(positions) as Name[];
const lay = (name: Name, language: Language = "en", events: Event[] = []) =>
  Bench.lay<View>(positions[name], language, events);

/** The first two of each verb and the last of all. */
const some = (legal: string[]) =>
  legal.filter((action, at) => {
    const verb = action.split(" ")[0]!;
    const alike = legal.filter((other) => other.split(" ")[0] === verb);
    return alike.indexOf(action) < 2 || at === legal.length - 1;
  });

/** Press the buttons that lead to an action, and tell what is sent. */
function sentBy(bench: Bench<View>, rooms: HTMLElement[], action: string): string[] | undefined {
  for (let presses = 0; presses < 4 && !bench.sent.length; presses++) {
    const next = title.lead!(bench.table, [action])[0]!;
    const { primary, secondary, other } = title.acts(bench.table);
    const act = [primary, secondary, other].find((one) => one?.label === next && !one.why);
    if (act?.send) return act.send;
    press(rooms.find((room) => buttons(room).includes(next)) ?? rooms[0]!, next);
    flushSync();
  }
  return bench.sent.pop();
}

describe("every action can be reached from what is lit", () => {
  test.each(NAMES.filter((name) => !name.startsWith("over")))("%s", async (name) => {
    const bench = await lay(name);
    const rooms = bench.show(title.Board, title.Mine);
    expect(bench.table.legal.length).toBeGreaterThan(0);
    const sets = setOf(bench.table);
    for (const action of some(bench.table.legal)) {
      if (sets && action !== "done") {
        press(rooms[1]!, title.lead!(bench.table, [action])[0]!);
        flushSync();
        expect(bench.table.draft[0]).toMatch(action.split(" ")[1]!);
      } else expect(sentBy(bench, rooms, action), action).toEqual([action]);
      bench.table.mark([]);
      flushSync();
    }
  });
});

describe("a set of cards", () => {
  test("what is added to a test is marked, and handed in together in ascending order", async () => {
    const bench = await lay("contribute-4");
    const [mine] = bench.show(title.Mine);
    const cards = [...mine!.querySelectorAll<HTMLButtonElement>(".hand button")];
    expect(title.acts(bench.table).primary?.send).toEqual(["done"]);
    cards.at(-1)!.click();
    cards.at(0)!.click();
    flushSync();
    const sent = title.acts(bench.table).primary!.send!;
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)).toBe("done");
    const values = sent.slice(0, 2).map((action) => Number(action.at(-1)));
    expect(values[0]).toBeLessThanOrEqual(values[1]!);
    cards.at(0)!.click();
    flushSync();
    expect(title.acts(bench.table).primary!.send).toHaveLength(2);
  });

  test("in the Brig one card is added at most, and that ends it", async () => {
    const bench = await lay("brig-4");
    const [mine] = bench.show(title.Mine);
    const cards = [...mine!.querySelectorAll<HTMLButtonElement>(".hand button")];
    cards.at(0)!.click();
    cards.at(1)!.click();
    flushSync();
    expect(bench.table.draft).toHaveLength(1);
    expect(title.acts(bench.table).primary!.send).toHaveLength(1);
  });

  test("a payment waits until the cards are worth enough", async () => {
    const bench = await lay("worth-4");
    bench.show(title.Mine);
    expect(title.acts(bench.table).primary?.why).toBeTruthy();
    const card = bench.table.legal.at(-1)!.split(" ")[1]!;
    bench.table.mark([`${card}#1`]);
    expect(setOf(bench.table)!.wanting).toBeLessThan(setOf({ ...bench.table, draft: [] })!.wanting);
  });
});

describe("secrets", () => {
  test("loyalty is covered, shows while it is held, and is covered again", async () => {
    const bench = await lay("actions-6");
    const [mine] = bench.show(title.Mine);
    const card = mine!.querySelector<HTMLButtonElement>(".loyalty")!;
    const { words, view, seat } = bench.table;
    const name = words.t(`loyalty-${view.players[seat!]!.loyalties[0]}`);
    expect(mine!.innerHTML).not.toContain(name);
    card.dispatchEvent(new Event_("pointerdown", { bubbles: true }));
    flushSync();
    expect(card.textContent).toContain(name);
    card.dispatchEvent(new Event_("pointerup", { bubbles: true }));
    flushSync();
    expect(mine!.innerHTML).not.toContain(name);
  });

  test("everybody is offered to reveal, and nobody sees before who can", async () => {
    const bench = await lay("actions-6");
    const [mine] = bench.show(title.Mine);
    const before = mine!.innerHTML;
    bench.table.legal = bench.table.legal.filter((action) => !action.startsWith("reveal"));
    flushSync();
    expect(mine!.innerHTML).toBe(before);
    press(mine!, bench.table.words.t("web-reveal"));
    flushSync();
    expect(mine!.textContent).toContain(bench.table.words.t("web-nothing-to-reveal"));
    expect(title.acts(bench.table)).toEqual({ secondary: expect.anything() });
  });

  test("before the cards are turned up a test shows numbers only", async () => {
    const bench = await lay("contribute-4");
    const [board] = bench.show(title.Board);
    const rest = { ...bench.table.view.test!, own: [] };
    expect(rest.cards).toEqual([]);
    expect(board!.querySelectorAll(".rise li, .sink li")).toHaveLength(0);
    expect(board!.querySelectorAll(".given li")).toHaveLength(bench.table.view.seats + 1);
  });
});

/** The event of the page: `Event` is one of the game here. */
const Event_ = globalThis.Event;

test.each(WHOLE)("every space tells who and what is in it (%s)", async (language) => {
  const bench = await lay("actions-4", language);
  const [board] = bench.show(title.Board);
  const { view, words } = bench.table;
  const names = [...board!.querySelectorAll("[aria-label]")].map((one) =>
    one.getAttribute("aria-label"),
  );
  for (const [space, count] of Object.entries(view.deep_ones)) {
    const said = described(bench.table, space).join(" ");
    expect(said).toContain(words.t("web-deep-ones", { count }));
    const told = names.some((name) => name?.includes(said));
    expect(told || board!.textContent.includes(said), space).toBe(true);
  }
});

test.each(WHOLE)("both options can be read by all (%s)", async (language) => {
  const bench = await lay("crisis-4", language);
  bench.table.legal = [];
  const [board] = bench.show(title.Board);
  const options = [...board!.querySelectorAll(".option")];
  expect(options).toHaveLength(2);
  for (const [at, option] of options.entries())
    expect(option.textContent).toContain(
      String(
        bench.table.words.readable(
          { sentence: bench.table.view.question.options[at]![0] as never },
          [],
        ).sentence,
      ),
    );
});

test("at a table with own data what is printed follows that data", async () => {
  const own = structuredClone(sold);
  own.waypoints.reef = 7;
  own.texts["mythos-hull-leak"] = own.texts["mythos-adrift-fishing-boat"] as never;
  const bench = await lay("actions-4");
  bench.table.view = { ...bench.table.view, row: ["reef"] };
  const { words } = bench.table;
  const lines = (name: string) => toldOf(`mythos-${name}`, words)!.lines;
  const [before] = bench.show(title.Board);
  expect(before!.querySelector(".waypoint b")!.textContent).toBe(String(sold.waypoints.reef));
  expect(lines("hull-leak")).not.toEqual(lines("adrift-fishing-boat"));
  title.unpack!(own);
  flushSync();
  expect(before!.querySelector(".waypoint b")!.textContent).toBe("7");
  expect(lines("hull-leak")).toEqual(lines("adrift-fishing-boat"));
  title.unpack!(null);
  expect(lines("hull-leak")).not.toEqual(lines("adrift-fishing-boat"));
});

test("an option tells what it surely does to the dials", () => {
  const amount = (dial: string, number: number) => ({ say: "say-amount", dial, number });
  expect(
    changesOf([
      {
        say: "sentence",
        clauses: [
          { say: "say-lose", amounts: [amount("food", 2), amount("souls", 1)] },
          { say: "say-roll", then: [{ say: "say-lose", amounts: [amount("fuel", 1)] }] },
        ],
      },
    ]),
  ).toEqual([
    ["food", -2],
    ["souls", -1],
  ]);
});

test("who a player is in the game: the character and the titles", async () => {
  const { table } = await lay("actions-4");
  const { captain } = table.view;
  expect(title.bearing!(table, captain!)).toMatch(/^\w+ · .*Captain/);
  const other = table.view.players.findIndex(
    (_, player) => player !== captain && player !== table.view.keeper,
  );
  expect(title.bearing!(table, other)).toMatch(/^\w+$/);
});

describe("texts", () => {
  test.each(WHOLE)("everything an event names has its text (%s)", async (language) => {
    const { words } = (await lay("actions-4", language)).table;
    const mentions = [
      "card-lore-5",
      "mythos-hull-leak",
      "spell-flesh-ward",
      "waypoint-reef",
      "item-starbuck",
      "ability-rampage",
      "ability-speaking-trumpet",
      "damage-fuel-leak",
      "character-samira",
      "title-captain",
      "kept-flesh-ward",
      "space-galley",
      "reveal-jamie",
    ];
    for (const mention of mentions) {
      const told = toldOf(mention, words)!;
      expect(told.title, mention).toBeTruthy();
      expect(told.lines.map((line) => line.text).join(""), mention).toBeTruthy();
    }
    expect(toldOf("space-deck-1", words)).toBeNull();
  });
});

describe("the end", () => {
  const hybrid: SeatStory = {
    side: "hybrid",
    since: 12,
    turned: true,
    revealed: null,
    cards: [{ card: "hybrid", turn: 12, giver: 3 }],
    hostile: 2,
    spoiled: 1,
    won: true,
  };
  const voyage = (tests: string[][]): Voyage => ({
    ending: "sunk",
    seats: Array.from({ length: 4 }, () => hybrid),
    tests: [],
    turns: tests.map((outcomes, number) => ({
      number,
      seat: number % 4,
      dials: { fuel: 8, food: 7, sanity: 6, souls: 5 },
      distance: 2,
      tests: outcomes,
      waypoints: [],
      revealed: [],
      awakening: false,
    })),
  });

  test("a traitor is told with the turn, the mask, the giver and the deeds", async () => {
    const { table } = await lay("over-4");
    table.view.players[1]!.loyalties = ["human", "hybrid"];
    expect(whyOf(table, 1, hybrid)).toBe(
      "Turned at turn 12: Hybrid. Never dropped the mask. Got a card of Marek: Hybrid. " +
        "2 cards against the ship, one test spoiled.",
    );
  });

  test.each([
    [[], "none"],
    [["human", "human"], "human"],
    [["human", "cultist"], "cultist"],
    [["cultist", "hybrid"], "hybrid"],
  ])("without the story, %j is told as %s", async (cards, side) => {
    const { table } = await lay("over-4");
    table.view.players[1]!.loyalties = cards;
    const { view, words } = table;
    const facts = { arrived: String(view.ending === "arrived"), late: "false" };
    const text = words.t(`web-side-${side}`, { ...facts, distance: view.distance });
    expect(whyOf(table, 1, null)).toBe(text);
  });

  test.each([
    ["hull-leak", null, "Hull Leak"],
    [null, "captains-cabin", "Captain’s Cabin"],
    [null, null, "Test"],
  ])("the test of %s or %s, spoiled, names card, owner and what would have been", async (...of) => {
    const [mythos, space, name] = of;
    const bench = await lay("over-4");
    const story = voyage([[], ["failed"]]);
    const row = { side: "hybrid" as const, step: 3, sum: -4 };
    const test: TestStory = {
      ...{ turn: 1, mythos, space, accused: null, target: 9, partial: 0 },
      ...{ skills: ["strength"], total: 6, outcome: "failed", without: "passed" },
      ...{ began: 2, turned: 4, ended: 5 },
      rows: [{ ...row, seat: 2, cards: [{ card: "lore-4", worth: -4 }] }],
    };
    bench.table.story = { ...story, tests: [test] } as unknown as Story;
    const [sheet] = bench.show(title.Sheet);
    const deed = sheet!.querySelector(".deeds li")!;
    expect(deed.getAttribute("data-seat")).toBe("2");
    for (const text of [name, "turn 1", "6/9", "Tom", "would have been passed"])
      expect(deed.textContent).toContain(text);
    expect(deed.querySelector("[role=img]")!.getAttribute("aria-label")).toBe(
      bench.table.words.t("card-lore-4"),
    );
    expect(sheet!.querySelectorAll(".chart .eye").length).toBe(2); // wide and narrow
  });

  test.each(WHOLE)("all loyalties and reasons are told (%s)", async (language) => {
    const bench = await lay("over-4", language);
    const [sheet] = bench.show(title.Sheet);
    const rows = [...sheet!.querySelectorAll(".people li")];
    expect(rows).toHaveLength(4);
    for (const [seat, row] of rows.entries()) {
      const { loyalties } = bench.table.view.players[seat]!;
      for (const card of loyalties)
        expect(row.textContent).toContain(bench.table.words.t(`loyalty-${card}`));
      expect(row.querySelector("p")!.textContent).toBeTruthy();
    }
  });
});

test("what the others see of added cards is told as it is", async () => {
  for (const language of WHOLE) {
    const bench = await lay("contribute-4", language);
    const { view, words } = bench.table;
    expect(title.hint!(bench.table)).toBe(words.t("web-hint-contribute"));
    bench.table.view = { ...view, test: { ...view.test!, face_up: true } };
    expect(title.hint!(bench.table)).toBe(words.t("web-hint-contribute-open"));
    const [board] = bench.show(title.Board);
    expect(board!.textContent).not.toContain(words.t("web-added"));
    cleanup();
  }
});

test("cards are discarded in any order, and the prompt counts those that are marked", async () => {
  const bench = await lay("limit-3", "fr");
  expect(title.prompt!(bench.table)).toBe(
    "Vous ne gardez que dix cartes\u00a0: défaussez-en encore une.",
  );
  const { cards } = bench.table.view.players[bench.table.seat!]!;
  bench.table.draft = [`${cards![0]}#1`];
  expect(title.prompt!(bench.table)).toBe("Vous gardez dix cartes.");
});

test("a die that is not thrown yet lies there only for who is asked about it", async () => {
  const bench = await lay("before-roll-4");
  expect(bench.show(title.Board)[0]!.querySelector(".die")).not.toBeNull();
  cleanup();
  bench.table.legal = [];
  expect(bench.show(title.Board)[0]!.querySelector(".die")).toBeNull();
});

describe("the picture of the voyage", () => {
  test("verdicts of one turn and of neighbouring turns do not touch", async () => {
    const bench = await lay("over-4");
    const turns = Array.from({ length: 37 }, (_, number) => ({
      ...{ number, seat: 0, distance: 2, waypoints: [], revealed: [], awakening: false },
      dials: { fuel: 8, food: 7, sanity: 6, souls: 5 },
      tests: number ? ["failed", "passed"] : [],
    }));
    bench.table.story = { ending: "sunk", seats: [], tests: [], turns };
    const [sheet] = bench.show(title.Sheet);
    const charts = sheet!.querySelectorAll(".chart");
    expect(charts.length).toBe(2);
    for (const chart of charts) {
      const marks = [...chart.querySelectorAll(".verdict")].map((one) =>
        ["cx", "cy", "r"].map((name) => Number(one.getAttribute(name))),
      );
      expect(marks.length).toBe(72);
      for (const [at, [x, y, r]] of marks.entries())
        for (const [x2, y2, r2] of marks.slice(at + 1))
          expect(Math.hypot(x! - x2!, y! - y2!)).toBeGreaterThanOrEqual(r! + r2!);
    }
  });
});

describe("the options of a crisis", () => {
  test.each([
    ["en", "Isolate and feed", "Hope it passes"],
    ["fr", "Isoler et nourrir", "Espérer"],
  ] as const)("carry their titles, on the button too (%s)", async (language, first, second) => {
    const bench = await lay("crisis-4", language);
    const [board] = bench.show(title.Board);
    expect(board!.textContent).toContain(first);
    expect(board!.textContent).toContain(second);
    expect(board!.querySelector("[data-scene]")!.getAttribute("data-scene")).toBe("table");
    bench.table.draft = ["option 2"];
    expect(title.acts(bench.table).primary!.label).toBe(second);
  });
  test("of a card without titles are counted", async () => {
    const bench = await lay("crisis-4");
    bench.table.view = { ...bench.table.view, mythos: "accusation", foreign: true };
    bench.table.draft = ["option 2"];
    expect(title.acts(bench.table).primary!.label).toBe("Choose option 2");
    expect(bench.show(title.Board)[0]!.textContent).toContain("Option 2");
  });
});

test.each([
  ["rolls", 700],
  ["does not roll with reduced motion", 0],
])("the die %s", async (_, length) => {
  const animate = vi.fn(() => ({ cancel() {} }) as Animation);
  Element.prototype.animate = animate;
  const rolled = { event: "rolled", seat: 0, face: 6, modifier: 0, result: 6 };
  const bench = await lay("actions-4", "en", [rolled]);
  bench.table.animate = { ms: () => length };
  const [board] = bench.show(title.Board);
  expect(animate).toHaveBeenCalledTimes(length ? 1 : 0);
  expect(board!.querySelectorAll(".passing")).toHaveLength(length ? 3 : 0);
});
