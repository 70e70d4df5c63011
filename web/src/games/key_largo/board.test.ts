import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { Label } from "../../lib/protocol";
import { type Language, WHOLE } from "../../lib/languages";
import { Bench, buttons, press } from "../bench.svelte";
import title from "./index";
import Player from "./Player.svelte";
import positions from "./positions.json";
import { faceOf, notesOf } from "./table";
import type { View } from "./view";

// The sea is large and says nothing.
vi.mock("./drawn/IslandWide.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/IslandTablet.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/IslandNarrow.svelte", () => import("../Nothing.svelte"));
vi.mock("./drawn/Column.svelte", () => import("../Nothing.svelte"));

afterEach(cleanup);

type Name = keyof typeof positions;
const NAMES = Object.keys(positions) as Name[];
const lay = (name: Name, language: Language = "en") => Bench.lay<View>(positions[name], language);

/** The buttons that do something at the table; a card in hand only opens to be read. */
function moves(...rooms: HTMLElement[]): string[] {
  const open = rooms.flatMap((room) =>
    [...room.querySelectorAll("[aria-expanded]")].map((one) => one.textContent.trim()),
  );
  return buttons(...rooms).filter((name) => !open.includes(name));
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The first two of each verb and the last of all: a map has a dozen wrecks, all of one make. */
const some = (legal: string[]) =>
  legal.filter((action, at) => {
    const verb = action.split(/ \d/)[0]!;
    const alike = legal.filter((other) => other.split(/ \d/)[0] === verb);
    return alike.indexOf(action) < 2 || at === legal.length - 1;
  });

/** Go the way a person goes to an action, and tell what would be sent. */
function sentBy(bench: Bench<View>, rooms: HTMLElement[], action: string): string[] | undefined {
  const { view, words } = bench.table;
  const [board, mine] = rooms;
  const label = bench.table.label(action);
  if (action === "done") {
    const { primary, secondary } = title.acts(bench.table);
    return [primary, secondary].find((act) => act?.send?.[0] === "done")?.send;
  }
  const name = /^(?:play|discard) (\S+)/.exec(action)?.[1];
  if (name && ["bar", "shop", "market"].includes(view.visit?.place ?? "")) {
    const chip = words.t(`encounter-${name}`);
    const card = [...mine!.querySelectorAll<HTMLElement>("[aria-expanded=false]")];
    card.find((one) => one.textContent.trim() === chip)?.click();
    flushSync();
  }
  if (action.startsWith("play drunkard")) {
    press(mine!, words.t("web-choose-wreck"));
    flushSync();
  }
  const room = [board!, mine!].find((one) => moves(one).includes(label))!;
  press(room, label);
  flushSync();
  return bench.sent.pop() ?? title.acts(bench.table).primary?.send;
}

describe("every action can be reached from what is lit", () => {
  test.each(NAMES.filter((name) => !/planning|over/.test(name)))("%s", async (name) => {
    const bench = await lay(name);
    const rooms = bench.show(title.Board, title.Mine);
    expect(bench.table.legal.length).toBeGreaterThan(0);
    for (const action of some(bench.table.legal)) {
      const sent = sentBy(bench, rooms, action);
      const expected = /^(sell|change)/.test(action) ? [action, "done"] : [action];
      expect(sent, action).toEqual(expected);
      bench.table.mark([]);
      flushSync();
    }
  });
});

describe("the plan", () => {
  const cards = (bench: Bench<View>) =>
    ["dive", "bar", "dolphins", "shop", "market"].map((place) =>
      bench.table.words.t(`web-place-${place}`),
    );

  test.each(WHOLE)("two cards are laid, swapped and sent (%s)", async (language) => {
    const bench = await lay("planning-5", language);
    const [board, mine] = bench.show(title.Board, title.Mine);
    const [dive, bar] = cards(bench);
    expect(moves(board!)).toEqual([]);
    expect(moves(mine!)).toEqual(cards(bench));
    expect(title.acts(bench.table).primary?.why).toBeTruthy();
    press(mine!, bar!);
    flushSync();
    press(mine!, dive!);
    flushSync();
    expect(title.acts(bench.table).primary?.send).toEqual(["plan bar dive"]);
    bench.table.mark(title.acts(bench.table).secondary!.mark!);
    expect(title.acts(bench.table).primary?.send).toEqual(["plan dive bar"]);
  });

  test("a third card takes the place of the afternoon, and a card is taken back by its own", async () => {
    const bench = await lay("planning-5");
    const [mine] = bench.show(title.Mine);
    const [dive, bar, , shop] = cards(bench);
    for (const card of [bar!, dive!, shop!]) {
      press(mine!, card);
      flushSync();
    }
    expect(bench.table.draft).toEqual(["morning bar", "afternoon shop"]);
    press(mine!, bar!);
    flushSync();
    expect(bench.table.draft).toEqual(["afternoon shop"]);
    press(mine!, /^Take back/);
    flushSync();
    expect(bench.table.draft).toEqual([]);
  });

  test("number keys lay cards", async () => {
    const bench = await lay("planning-5");
    bench.show(title.Mine);
    for (const key of ["3", "1"]) {
      window.dispatchEvent(new KeyboardEvent("keydown", { key }));
      flushSync();
    }
    expect(bench.table.draft).toEqual(["morning dolphins", "afternoon dive"]);
  });

  test("what is sent is shown as sealed and can still be changed", async () => {
    const bench = await lay("planning-5");
    const view = structuredClone(positions["planning-5"].view) as unknown as View;
    const me = view.players[bench.table.seat!]!;
    me.morning = "bar";
    me.afternoon = "dive";
    view.asked = 2;
    bench.table.view = view;
    const [mine] = bench.show(title.Mine);
    expect(title.answered!(view)).toBe(true);
    expect(title.acts(bench.table).primary).toBeUndefined();
    expect(mine!.textContent).toContain("Sealed until all have planned");
    bench.table.mark(title.acts(bench.table).secondary!.mark!);
    flushSync();
    press(mine!, bench.table.words.t("web-place-bar"));
    flushSync();
    press(mine!, bench.table.words.t("web-place-market"));
    flushSync();
    expect(title.acts(bench.table).primary?.send).toEqual(["plan market dive"]);
    expect(title.acts(bench.table).secondary?.mark).toEqual([]);
  });

  test("only how many are still planning is told, never who", async () => {
    const bench = await lay("planning-5");
    const { view, words } = bench.table;
    expect(title.answered!(view)).toBe(false);
    expect(title.hint!(bench.table)).toContain(`${String(view.asked)} players are still planning`);
    for (const player of view.players.keys()) {
      const [strip] = bench.show(((props: object, more: object) =>
        title.PlayerStrip(props as never, { ...more, player } as never)) as never);
      expect(strip!.textContent).not.toContain(words.t("term-morning"));
    }
  });
});

describe("the map", () => {
  test("prices are marked for the boats at each port", async () => {
    const bench = await lay("bar-4");
    const [board] = bench.show(title.Board);
    const { view } = bench.table;
    const boats = view.ports.find(({ place }) => place === "bar")!.boats.length;
    const table = [...board!.querySelectorAll("table")].find((one) =>
      one.textContent.includes("Mermaid"),
    )!;
    const now = [...table.querySelectorAll("tbody .now")].map((cell) => cell.textContent.trim());
    const at = Math.min(boats, 3) - 1;
    const prices = ["diver", "pickpocket", "round"].map((thing) => view.prices[thing]![at]!);
    expect(now.map((text) => Number(/\d+$/.exec(text)![0]))).toEqual(prices);
    const head = table.querySelector("thead .now")!.textContent;
    expect(head).toContain("(now)");
  });

  test("a wreck that cannot be chosen says why", async () => {
    const bench = await lay("placing-4");
    const view = structuredClone(positions["placing-4"].view) as unknown as View;
    const taken =
      view.wrecks.find(({ number }) => !bench.table.legal.includes(`sail ${number}`)) ??
      view.wrecks[0]!;
    bench.table.legal = bench.table.legal.filter((action) => action !== `sail ${taken.number}`);
    taken.boat = (bench.table.seat! + 1) % 4;
    bench.table.view = view;
    bench.table.barred = [{ do: `sail ${taken.number}`, why: ["taken", { owner: taken.boat }] }];
    const [board] = bench.show(title.Board);
    press(board!, new RegExp(`^Wreck ${taken.number}, .*A boat is there already`));
    flushSync();
    expect(board!.querySelector(".no-go")?.textContent).toContain("A boat is there already");
    expect(bench.table.draft).toEqual([]);
  });

  test("a marked wreck tells who would go down", async () => {
    const bench = await lay("placing-4");
    const [board] = bench.show(title.Board);
    const { legal } = bench.table;
    press(board!, bench.table.label(legal[0]!));
    flushSync();
    expect(title.hint!(bench.table)).toMatch(/goes? down/);
    expect(title.acts(bench.table).primary?.send).toEqual([legal[0]]);
  });

  test("a wreck I have seen lists its cards", async () => {
    const bench = await lay("looking-5");
    const [board] = bench.show(title.Board);
    const { view } = bench.table;
    const seen = view.wrecks.find((wreck) => wreck.seen)!;
    press(board!, new RegExp(`^Wreck ${seen.number}, `));
    flushSync();
    expect(board!.querySelectorAll(".about .face")).toHaveLength(seen.seen!.length);
  });

  test("the reveal is said as one sentence", async () => {
    const bench = await lay("placing-4");
    const [board] = bench.show(title.Board);
    const said = [...board!.querySelectorAll('[role="status"]')].map((one) => one.textContent);
    const { view, words } = bench.table;
    for (const player of view.players) {
      const place = view.half === "morning" ? player.morning : player.afternoon;
      expect(said.join(" ")).toContain(`: ${words.t(`place-${place}`)}`);
    }
    expect(said.join(" ")).toMatch(new RegExp(`^The ${view.half} cards: .* and .*\\.$`));
  });

  test("a boat carries what just happened to it", () => {
    const notes = notesOf([
      { event: "recruited", seat: 1, price: 80, hoses: 0 },
      { event: "bought-round", seat: 1, price: 20 },
      { event: "drew-own", seat: 2, cards: ["gold 5 deep"], diver: 1 },
      { event: "monster", seat: 2, diver: 1 },
      { event: "turn", seat: 0, turn: 3 },
    ]);
    expect(notes).toEqual([
      { seat: 1, sum: -100, icons: [], cards: [] },
      { seat: 2, sum: 0, icons: ["monster"], cards: ["gold 5 deep"] },
    ]);
  });
});

describe("a dive", () => {
  test("every draw says what is at stake", async () => {
    const bench = await lay("draw-3");
    const [board] = bench.show(title.Board);
    const ways = [...board!.querySelectorAll(".way")];
    expect(ways).toHaveLength(bench.table.legal.length);
    for (const way of ways) {
      const stake = board!.querySelector(`[id="${way.getAttribute("aria-describedby")}"]`);
      expect(stake?.textContent).toMatch(/monster/i);
    }
  });

  test("only the one who dives sees under the boat", async () => {
    const bench = await lay("draw-3");
    bench.table.seat = (bench.table.seat! + 1) % 3;
    bench.table.legal = [];
    const [board] = bench.show(title.Board);
    expect(board!.querySelector(".stage")).toBeNull();
    expect(board!.querySelector(".wreck.dive")).not.toBeNull();
  });
});

describe("the market", () => {
  test("marks add up, and another type starts anew", async () => {
    const bench = await lay("market-4");
    const [mine] = bench.show(title.Mine);
    const { view, legal } = bench.table;
    const hand = view.players[bench.table.seat!]!.cards!;
    const kind = ["gold", "goods", "antiques"].find(
      (one) => hand.filter((card) => faceOf(card).kind === one).length > 1,
    );
    const sells = legal.filter((action) => action.startsWith(`sell ${kind} `)).reverse();
    for (const action of sells) {
      press(mine!, bench.table.label(action));
      flushSync();
    }
    const units = sells.reduce((sum, action) => sum + Number(action.split(" ")[2]), 0);
    const { primary } = title.acts(bench.table);
    expect(primary?.label).toBe(`Sell for $${units * view.visit!.prices[kind!]!}`);
    expect(primary?.send).toEqual([...sells.reverse(), "done"]);
    const other = legal.find((action) => !action.startsWith(`sell ${kind} `))!;
    press(mine!, new RegExp(`^${escape(bench.table.label(other))}$`));
    flushSync();
    expect(title.acts(bench.table).primary?.send).toEqual([other, "done"]);
  });

  test("equal cards are marked one by one", async () => {
    const bench = await lay("market-4");
    const view = structuredClone(positions["market-4"].view) as unknown as View;
    view.players[bench.table.seat!]!.cards = ["goods 2 shallow", "goods 2 shallow"];
    bench.table.view = view;
    bench.table.legal = ["sell goods 2 shallow"];
    const say: Label = ["sell", { cards: ["goods 2 shallow"], income: 40 }];
    bench.table.actions = [{ do: "sell goods 2 shallow", say, gains: { money: 40 } }];
    const goods = { pick: "goods 2 shallow", worth: 40, suit: "goods" };
    bench.table.set = { ...bench.table.set!, members: [goods, goods] };
    const [mine] = bench.show(title.Mine);
    expect(moves(mine!)).toHaveLength(2);
    press(mine!, /^Sell goods 2/);
    flushSync();
    expect(title.acts(bench.table).primary?.send).toEqual(["sell goods 2 shallow", "done"]);
  });

  test("the Trafficker takes five cards of any type", async () => {
    const bench = await lay("traffic-4");
    const view = structuredClone(positions["traffic-4"].view) as unknown as View;
    const cards = ["gold", "goods"].flatMap((kind) =>
      [1, 2, 3].map((units) => `${kind} ${units} shallow`),
    );
    view.players[bench.table.seat!]!.cards = cards;
    bench.table.view = view;
    bench.table.legal = ["done", ...cards.map((card) => `sell ${card}`)];
    const members = cards.map((pick) => ({ pick, worth: 30, suit: faceOf(pick).kind }));
    bench.table.set = { ...bench.table.set!, members };
    const [mine] = bench.show(title.Mine);
    const open = () =>
      [...mine!.querySelectorAll<HTMLButtonElement>(".market .cards button")].filter(
        (button) => !button.disabled,
      );
    expect(open()).toHaveLength(6);
    for (const one of open().slice(0, 5)) {
      one.click();
      flushSync();
    }
    expect(open()).toHaveLength(5);
    expect(title.acts(bench.table).primary?.send).toEqual([
      ...["gold 1", "gold 2", "gold 3", "goods 1", "goods 2"].map((card) => `sell ${card} shallow`),
      "done",
    ]);
  });

  test("what is staged already is sold with what is marked", async () => {
    const bench = await lay("selling-4");
    const { view, legal } = bench.table;
    const [mine] = bench.show(title.Mine);
    expect(title.acts(bench.table).primary?.send).toEqual(["done"]);
    expect(title.acts(bench.table).primary?.label).toContain(String(view.staged!.income));
    const sell = legal.find((action) => action.startsWith("sell"))!;
    press(mine!, new RegExp(`^Sell ${sell.split(" ")[1]}`));
    flushSync();
    expect(title.acts(bench.table).primary?.send).toEqual([sell, "done"]);
  });
});

test("a card changed by the Easy Mark is sold with others of its new type", async () => {
  const bench = await lay("easy-3");
  const [mine] = bench.show(title.Mine);
  const { view, legal } = bench.table;
  const change = legal.find((action) => action.startsWith("change"))!;
  press(mine!, bench.table.label(change));
  flushSync();
  const kind = change.split(" ").at(-1)!;
  const rate = view.visit!.prices[kind]!;
  expect(title.acts(bench.table).primary?.send).toEqual([change, "done"]);
  expect(title.acts(bench.table).primary?.label).toContain(
    String(Number(change.split(" ")[2]) * rate),
  );
});

test("hidden cash is shown to nobody else", async () => {
  const bench = await lay("planning-hidden-4");
  const other = (bench.table.seat! + 1) % 4;
  const strip = (player: number) =>
    bench.show(((props: object, more: object) =>
      title.PlayerStrip(props as never, { ...more, player } as never)) as never)[0]!.textContent;
  expect(strip(other)).toContain("Cash hidden");
  const [mine] = bench.show(title.Mine);
  expect(mine!.textContent).toContain(`$${bench.table.view.players[bench.table.seat!]!.cash}`);
});

test("an encounter says where it can be played", async () => {
  const bench = await lay("dolphins-4");
  const [mine] = bench.show(title.Mine);
  expect(mine!.querySelector(".held")?.textContent).toContain("at the cove");
});

test.each(["planning-5", "placing-4", "draw-3", "bar-4", "shop-4", "market-4"] as const)(
  "nothing is a button for a spectator (%s)",
  async (name) => {
    const bench = await lay(name);
    const view = structuredClone(positions[name].view) as unknown as View;
    view.viewer = null;
    for (const player of view.players) player.encounter_cards = null;
    bench.table.view = view;
    bench.table.legal = [];
    bench.table.seat = null;
    expect(moves(...bench.show(title.Board, title.Mine))).toEqual([]);
  },
);

test.each(["over-4", "over-5"] as const)("every line of the score adds up (%s)", async (name) => {
  const bench = await lay(name);
  const [sheet] = bench.show(title.Sheet);
  const amount = (cell: Element | null | undefined) =>
    Number(cell?.textContent.replace(/[^\d]/g, "") ?? 0);
  const { players } = bench.table.view;
  const totals = [...sheet!.querySelectorAll("tfoot td")].map(amount);
  expect(totals).toEqual(players.map((player) => player.fortune));
  const rows = [...sheet!.querySelectorAll("tbody tr")];
  const sums = players.map((_, player) =>
    rows
      .map((row) => amount(row.querySelectorAll("td")[player]?.querySelector("b")))
      .reduce((sum, one) => sum + one, 0),
  );
  expect(sums).toEqual(totals);
});

test.each(WHOLE)(
  "no word is missing anywhere (%s)",
  async (language) => {
    for (const name of NAMES) {
      const bench = await lay(name, language);
      const missing: string[] = [];
      const error = console.error;
      console.error = (text: string) => missing.push(text);
      for (const draft of [[], ...bench.table.legal.map((action) => [action])]) {
        bench.table.draft = draft;
        title.acts(bench.table);
        title.prompt?.(bench.table);
        title.hint?.(bench.table);
      }
      bench.table.draft = [];
      bench.show(title.Board, title.Mine, title.Sheet);
      title.meta?.(bench.table);
      console.error = error;
      expect(missing, name).toEqual([]);
      cleanup();
    }
  },
  120_000,
);

test("every word of this board is used", async () => {
  const sources = Object.values(
    import.meta.glob<string>(["./*.ts", "./*.svelte", "!./*.test.ts"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).join("\n");
  const { default: text } = await import("../../../../src/abyssal/games/key_largo/text/en.ftl?raw");
  const known = [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1]!);
  const begun = [...sources.matchAll(/["`](web-[a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
  expect(
    known.filter(
      (key) => !sources.includes(`"${key}"`) && !begun.some((start) => key.startsWith(start)),
    ),
  ).toEqual([]);
});

describe("why something is not offered", () => {
  const reasons = ["used", "team", "supply", "cash", "victims", "wrecks"];
  const given = (bench: Bench<View>, room: HTMLElement) =>
    reasons.filter((reason) =>
      room.textContent.includes(bench.table.words.t("why-service", { reason })),
    );

  test("is not told while nothing is asked", async () => {
    for (const name of ["bar-4", "drunkard-4", "shop-4"] as const) {
      const bench = await lay(name);
      bench.table.legal = [];
      const [mine] = bench.show(title.Mine);
      expect(given(bench, mine!)).toEqual([]);
      for (const reason of ["room", "supply", "cash", "same", "limit"])
        expect(mine!.textContent).not.toContain(
          bench.table.words.t("why-buy", { reason, number: 0 }),
        );
      expect(title.acts(bench.table)).toEqual({});
      cleanup();
    }
  });

  test("is not made up while a second wreck is to be named", async () => {
    const bench = await lay("looking-5");
    const [mine] = bench.show(title.Mine);
    expect(given(bench, mine!)).toEqual([]);
  });

  test("is told when it is so", async () => {
    const bench = await lay("bar-4");
    bench.table.legal = ["done"];
    bench.table.barred = [{ do: "rob", why: ["service", { reason: "cash" }] }];
    const [mine] = bench.show(title.Mine);
    expect(given(bench, mine!)).toEqual(["cash"]);
  });
});

test("the result is money in the list of players too", async () => {
  for (const [language, sum] of [
    ["en", "$1,650"],
    ["fr", "1\u202f650\u00a0$"],
  ] as const) {
    const bench = await lay("over-4", language);
    expect(title.score!(1650, bench.table.words)).toBe(sum);
  }
});

test.each(WHOLE)("a sheet says what each diver carries (%s)", async (language) => {
  for (const name of ["bar-4", "planning-hidden-4", "over-4"] as const) {
    const { table } = await lay(name, language);
    for (const [player, { divers, cash }] of table.view.players.entries()) {
      const { container } = render(Player, { props: { ...table, player } });
      expect(container.querySelectorAll(".divers li")).toHaveLength(divers.length);
      const hold = container.querySelector(".hold")!.textContent;
      expect(hold.includes(table.words.t("web-cash-hidden"))).toBe(cash === null);
      cleanup();
    }
  }
});
