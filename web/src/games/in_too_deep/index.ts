/** In Too Deep in the browser. */

import type { Act, DrawnTitle } from "../contract";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import firsts from "./firsts.json";
import { lead } from "./lead";
import Mine from "./Mine.svelte";
import OpenHand from "./OpenHand.svelte";
import PlayerStrip from "./PlayerStrip.svelte";
import { chapter, moment } from "./replay";
import Sheet from "./Sheet.svelte";
import sounds from "./sounds.json";
import {
  effectOf,
  held,
  isMine,
  options,
  paid,
  payment,
  payouts,
  price,
  type Table,
} from "./table";
import type { View } from "./view";

/** The words for a choice: its verb, its card and its company. */
function choice(table: Table, action: string) {
  const { words } = table;
  const asked = payment({ ...table, draft: [action] })!;
  return {
    verb: asked.verb,
    card: asked.card ?? 0,
    company: asked.company ? words.t(`company-${asked.company}`) : "",
    count: asked.due,
  };
}

/** What a choice that costs nothing will do, in one sentence. */
function foretold(table: Table, action: string): string {
  const { words } = table;
  const does = effectOf(table, action);
  const paid = does?.dividends.some((count) => count > 0) ?? false;
  return does
    ? words.t("web-hint-deeper", {
        worth: does.worth,
        paid: `${paid}`,
        list: words.listOf(payouts(table, does)),
      })
    : words.t("web-hint-free");
}

const title: DrawnTitle<View> = {
  firsts,
  Board,
  Mine,
  PlayerStrip,
  Sheet,
  Card,

  acts(table) {
    const { words, legal, view } = table;
    const cancel: Act = { label: words.t("web-cancel-draft"), mark: [] };
    const asked = payment(table);
    if (asked && legal.length > 0) {
      const missing = asked.due - asked.marked.length;
      const pay: Act = { label: words.t("web-pay", choice(table, asked.action)) };
      if (missing > 0) pay.why = words.t("web-pay-missing", { count: missing });
      else pay.send = paid(table, asked);
      return view.staged ? { primary: pay } : { secondary: cancel, primary: pay };
    }
    const card = held(table);
    if (card !== null) {
      // Buying and removing have no place on the board as large as a column: they get a button.
      const way = options(table).find(
        (option) => option.card === card && ["buy", "remove"].includes(option.verb),
      );
      if (!way) return { secondary: cancel };
      const label = words.t("web-pay", choice(table, way.action));
      const free = price(table, way.action) === 0;
      return {
        secondary: cancel,
        primary: free ? { label, send: [way.action] } : { label, mark: [way.action] },
      };
    }
    if (legal.includes("decline"))
      return {
        secondary: { label: table.label("decline"), send: ["decline"] },
      };
    return {};
  },

  prompt(table) {
    const { words } = table;
    const asked = payment(table);
    if (asked)
      return words.t(asked.due ? "web-prompt-pay" : "web-prompt-sure", choice(table, asked.action));
    const card = held(table);
    return card === null ? null : words.t("web-prompt-hold", { card });
  },

  hint(table) {
    const { view, words, seat } = table;
    if (view.over) return view.ending && words.t(`ending-${view.ending}`);
    const asked = payment(table);
    if (asked?.due === 0) return foretold(table, asked.action);
    if (asked) {
      const { company, count } = choice(table, asked.action);
      return words.t("web-hint-pay", {
        marked: asked.marked.length,
        due: asked.due,
        shares: asked.verb === "buy" && view.ability === null ? count : 0,
        company,
      });
    }
    const card = held(table);
    const of = card === null ? undefined : view.company_of[card];
    if (card !== null && of && view.step === "turn") {
      const may = options(table).some((option) => option.verb === "buy" && option.card === card);
      const lit = options(table).some((option) => option.verb === "expand" && option.card === card);
      return words.t("web-hint-hold", {
        company: words.t(`company-${of}`),
        price: view.companies.find((shown) => shown.company === of)?.price ?? 0,
        may: may ? (lit ? "both" : "buy") : lit ? "expand" : "nothing",
      });
    }
    if (!isMine(table) || seat === null) return null;
    if (view.step === "turn" && view.draws > 0 && view.final_turns === 0)
      return words.t("web-hint-draws", { count: view.draws, seats: view.seats });
    return view.step === "turn" ? words.t("web-hint-turn") : null;
  },

  meta({ view, words }) {
    const sides = new Set(view.companies.map((shown) => shown.side));
    const side = sides.size > 1 ? "mixed" : ([...sides][0] ?? "basic");
    return words.t("web-meta", { side, deck: view.depletions + 1 });
  },

  result: (view, player) => String(view.players[player]?.points ?? 0),

  lead: (table, actions) =>
    lead(table, actions, (draft) => title.acts({ ...table, draft }).primary?.label ?? ""),

  tag: ({ view, words }, player) => (player === view.start ? words.t("web-starts") : null),

  gist: ["bought", "expanded", "acquired", "added", "moved", "removed", "dealt"],

  mentions: (event) =>
    [event.card, event.cards, event.paid, event.drawn]
      .flat()
      .filter((value) => typeof value === "number")
      .map(String),

  sounds,

  moment,
  chapter,
  Hand: OpenHand,

  keys: (words) => [["D", words.t("web-key-draw")]],
};

export default title;
