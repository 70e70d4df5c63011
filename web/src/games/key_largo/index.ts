/** Key Largo in the browser. */

import type { Act, Acts, DrawnTitle } from "../contract";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import firsts from "./firsts.json";
import { lead } from "./lead";
import Mine from "./Mine.svelte";
import OpenHand from "./OpenHand.svelte";
import Player from "./Player.svelte";
import PlayerStrip from "./PlayerStrip.svelte";
import { chapter, moment } from "./replay";
import Sheet from "./Sheet.svelte";
import sounds from "./sounds.json";
import {
  aimOf,
  committed,
  DAYS,
  isMine,
  marked,
  marksOf,
  goers,
  money,
  planOf,
  saleOf,
  type Table,
} from "./table";
import type { View } from "./view";

function planning(table: Table): Acts {
  const { words, draft } = table;
  const plan = planOf(table);
  const sent = committed(table);
  const whole = plan.morning !== null && plan.afternoon !== null;
  if (sent && !draft.length)
    return { secondary: { label: words.t("web-change-plan"), mark: marksOf(sent) } };
  const commit: Act = { label: words.t("web-commit"), icon: "lock" };
  if (whole) commit.send = [`plan ${plan.morning} ${plan.afternoon}`];
  else commit.why = words.t("web-commit-missing");
  if (sent) return { secondary: { label: words.t("web-cancel-draft"), mark: [] }, primary: commit };
  const swap: Act = { label: words.t("web-swap"), icon: "swap" };
  if (draft.length) swap.mark = marksOf({ morning: plan.afternoon, afternoon: plan.morning });
  else swap.why = words.t("web-commit-missing");
  return { secondary: swap, primary: commit };
}

/** The words on the button that confirms a mark. */
function confirmation({ words, actions }: Table, action: string): string {
  const [verb = "", name = ""] = action.split(" ");
  const price = verb === "rob" ? (actions.find((one) => one.do === action)?.pays ?? 0) : 0;
  return words.t("web-confirm", {
    verb: verb === "play" && name === "drunkard" ? "look" : verb,
    wreck: Number(action.split(" ").at(-1)) || 0,
    amount: money(price, words),
  });
}

const title: DrawnTitle<View> = {
  firsts,
  Board,
  Mine,
  PlayerStrip,
  Player,
  Sheet,
  Card,

  score: (score, words) => money(score, words),

  acts(table) {
    const { words, legal, view, draft } = table;
    if (!legal.length) return {};
    if (view.step === "planning") return planning(table);
    const cancel: Act = { label: words.t("web-cancel-draft"), mark: [] };
    const done: Act | null = legal.includes("done")
      ? { label: table.label("done"), send: ["done"] }
      : null;
    const sale = saleOf(table);
    if (sale && (draft.some((item) => /^(sell|change) /.test(item)) || view.staged?.cards.length))
      return {
        secondary: cancel,
        primary: {
          label: words.t("web-sell-for", { amount: money(sale.income, words) }),
          icon: "coins",
          send: sale.send,
        },
      };
    const choice = marked(table);
    if (choice)
      return {
        secondary: cancel,
        primary: { label: confirmation(table, choice), icon: "check", send: [choice] },
      };
    if (view.step === "placing" && legal.length)
      return {
        primary: {
          label: words.t("web-confirm", { verb: "sail", wreck: 0, amount: "" }),
          why: words.t("web-choose-wreck-first"),
        },
      };
    if (sale && !done)
      return {
        primary: {
          label: words.t("web-sell-for", { amount: money(0, words) }),
          why: words.t("web-sell-missing"),
        },
      };
    if (!done) return {};
    return legal.length === 1 || ["dolphins", "sabotage", "diving"].includes(view.step)
      ? { primary: done }
      : { secondary: done };
  },

  answered: ({ step, viewer, players }) =>
    step === "planning" && viewer !== null && players[viewer]?.morning !== null,

  prompt(table) {
    const { words, view, draft } = table;
    if (view.step === "planning" && (draft.length || !committed(table)))
      return words.t("web-prompt-plan");
    return null;
  },

  hint(table) {
    const { view, words, seat, legal } = table;
    if (view.over) return words.t("ending-season");
    if (view.step === "planning") {
      if (committed(table) && !table.draft.length) return null;
      return words.t("web-hint-plan", {
        weekday: words.t(`weekday-${view.weekday}`),
        day: view.day,
        days: DAYS,
        count: typeof view.asked === "number" ? view.asked : 0,
      });
    }
    if (!isMine(table) || seat === null || !legal.length) return null;
    const sale = saleOf(table);
    if (sale) return words.t(sale.mixed ? "web-hint-traffic" : "web-hint-market");
    const choice = marked(table);
    if (view.step === "placing") {
      const wreck = view.wrecks[Number(choice?.split(" ")[1]) - 1];
      if (!wreck) return words.t("web-hint-placing");
      const divers = goers(table, wreck.number);
      return words.t("web-hint-goers", {
        wreck: wreck.number,
        cards: wreck.cards,
        count: divers.length,
        list: words.listOf(divers),
      });
    }
    if (choice) return table.label(choice);
    if (view.step === "looking") return words.t("web-hint-looking");
    if (view.step === "bar" && aimOf(table)) return words.t("web-hint-bar");
    if (view.step === "shop") return words.t("web-hint-shop");
    return null;
  },

  meta: ({ view, words }) =>
    words.t("web-meta", {
      day: view.day,
      days: DAYS,
      weekday: words.t(`weekday-${view.weekday}`),
      half: view.step === "planning" ? "none" : view.half,
    }),

  result: (view, player, words) => money(view.players[player]?.fortune ?? 0, words),

  lead: (table, actions) =>
    lead(table, actions, (draft) => title.acts({ ...table, draft }).primary?.label ?? ""),

  tag: ({ view, words }, player) => (player === view.first ? words.t("web-first") : null),

  begins: ["day", "revealed"],
  gist: [
    "sold",
    "trafficked",
    "sold-diamond",
    "sold-quickly",
    "bought",
    "recruited",
    "robbed",
    "bought-round",
    "looked",
    "collected",
    "drew",
    "fled",
    "killed",
    "won",
  ],

  mentions: (event) =>
    [event.cards, event.changed, event.encounter]
      .flat()
      .filter((value) => typeof value === "string"),

  shows: ["revealed"],

  sounds,

  moment,
  chapter,
  Hand: OpenHand,

  keys: (words) => [["1 – 5", words.t("web-key-cards")]],
};

export default title;
