/** Unfathomable in the browser. */

import type { Event } from "../../lib/protocol";
import type { Act, Acts, DrawnTitle } from "../contract";
import Aside from "./Aside.svelte";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lead } from "./lead";
import Mine from "./Mine.svelte";
import PlayerStrip from "./PlayerStrip.svelte";
import { box } from "./printed.svelte";
import Sheet from "./Sheet.svelte";
import {
  ACTIONS,
  EACH_CARD,
  inside,
  marked,
  me,
  MOVE,
  opened,
  REVEAL,
  setOf,
  type Table,
  testOf,
  textOf,
} from "./table";
import type { View } from "./view";

/** How long each event deserves to be looked at, in milliseconds. */
const DWELL: Record<string, number> = {
  mythos: 1600,
  chose: 1600,
  outcome: 1200,
  rolled: 1100,
  damaged: 1000,
  lost: 900,
  gained: 900,
  moved: 700,
  "deep-ones-moved": 800,
  "monarch-moved": 900,
  spawned: 800,
  defeated: 1200,
  revealed: 2600,
  awakening: 2400,
  waypoint: 1800,
  banishment: 2000,
  jailed: 1400,
  spell: 1400,
  "passenger-defeated": 1200,
  ended: 1500,
};
/** How long a test rests once its last card is turned up. */
const VERDICT = 1800;

/** Arguments of events that name something with a text, and how mentions call it. */
const NAMED: [argument: string, family: string][] = [
  ["card", "card"],
  ["cards", "card"],
  ["mythos", "mythos"],
  ["spell", "spell"],
  ["waypoint", "waypoint"],
  ["item", "item"],
  ["ability", "ability"],
  ["damage", "damage"],
  ["character", "character"],
];

/** The view without the cards that I have just added to a test. */
function handedIn(view: View, events: Event[]): View {
  const added = events.find((event) => event.event === "added-own")?.cards;
  const left = Array.isArray(added) ? added.map(String) : [];
  const cards = view.players[view.viewer ?? -1]?.cards?.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (!cards) return view;
  const players = view.players.map((player, seat) =>
    seat === view.viewer ? { ...player, cards, hand: cards.length, staged: [] } : player,
  );
  return { ...view, players };
}

function setActs(table: Table): Acts {
  const { words } = table;
  const set = setOf(table)!;
  const hand: Act = {
    label: words.t(set.verb === "add" ? "web-hand-in" : "web-discard", {
      count: set.picked.length,
    }),
    icon: "check",
  };
  if (set.ready) hand.send = set.send;
  else
    hand.why = words.t(table.view.question.mode === "worth" ? "web-worth-missing" : "web-missing", {
      count: set.wanting,
    });
  const cancel: Act = { label: words.t("web-cancel-draft"), mark: [] };
  return set.picked.length ? { secondary: cancel, primary: hand } : { primary: hand };
}

const title: DrawnTitle<View> = {
  Board,
  Mine,
  PlayerStrip,
  Badge,
  Sheet,
  Card,
  unpack: box.unpack,
  Aside,
  unscored: true,

  acts(table) {
    const { words, legal, draft, label } = table;
    if (!legal.length) return {};
    const act = (action: string, icon?: string): Act => ({
      label: label(action),
      send: [action],
      ...(icon ? { icon } : {}),
    });
    const cancel: Act = { label: words.t("web-cancel-draft"), mark: [] };
    if (setOf(table)) return setActs(table);
    const choice = marked(table);
    if (choice) {
      const option = choice.startsWith("option ");
      return {
        secondary: cancel,
        primary: {
          label: option
            ? words.t("web-confirm-option", { number: choice.split(" ")[1] ?? "" })
            : label(choice),
          icon: "check",
          send: [choice],
        },
      };
    }
    if (draft.includes(MOVE) || draft.includes(REVEAL) || opened(table))
      return { secondary: cancel };
    if (legal.includes("yes") && legal.includes("no"))
      return { secondary: act("no"), other: act("yes") };
    if (legal.includes("accept")) return { secondary: act("refuse"), other: act("accept") };
    if (legal.includes("done") && legal.includes("end"))
      return { secondary: act("end"), primary: act("done") };
    if (legal.includes("act") && legal.includes("pass"))
      return { secondary: act("pass"), other: act("act") };
    for (const action of ["end", "pass", "done", "no"])
      if (legal.includes(action)) return { primary: act(action) };
    if (legal.some((action) => /^(option|be|take) /.test(action)))
      return { primary: { label: words.t("web-confirm"), why: words.t("web-choose-first") } };
    return {};
  },

  answered: ({ step, answer }) => step === "window" && answer !== null,

  prompt(table) {
    const { words, draft, view } = table;
    if (testOf(table)?.turning) return words.t("web-turning");
    const set = setOf(table);
    const { mode } = view.question;
    // Cards are laid out in any order here, and handed in at once.
    if (set?.verb === "discard" && mode && mode !== "worth")
      return words.t("web-prompt-discard", { mode, count: set.wanting, most: set.most });
    return draft.includes(MOVE) ? words.t("web-where-to") : null;
  },

  hint(table) {
    const { view, words, legal, draft } = table;
    if (view.over) return null;
    const test = testOf(table);
    if (test?.turning) return words.t("web-hint-turning", { target: test.target });
    const choice = marked(table);
    const card =
      opened(table) ?? (choice && /^\w+ \w+-\d$/.test(choice) ? choice.split(" ")[1] : null);
    if (card) return words.t(`text-ability-${textOf(card)}`);
    if (!legal.length) return null;
    const mine = me(table);
    if (view.step === "actions" && mine?.character && !draft.length)
      return words.t("web-you-are", {
        character: words.t(`character-${mine.character}`),
        role: words.t(`character-${mine.character}.role`),
        space: words.t(`space-${mine.space}.at`),
        others: words.listOf(inside(table, mine.space, table.seat)) || "none",
      });
    if (view.step === "window") return words.t("web-hint-window");
    if (view.step === "contribute" && table.set && table.set.most < table.set.members.length)
      return words.t("web-hint-one-card");
    if (view.step === "contribute")
      return words.t(test?.open ? "web-hint-contribute-open" : "web-hint-contribute");
    if (view.step === "crisis") return words.t("web-hint-crisis");
    return null;
  },

  pips({ view, words, seat }) {
    if (view.step !== "actions" || view.acting !== seat || view.actions > ACTIONS) return null;
    const filled = ACTIONS - view.actions;
    return { filled, total: ACTIONS, label: words.t("web-actions-done", { count: filled }) };
  },

  meta: ({ view, words }) => words.t("web-meta", { turn: view.turn + 1 }),

  lead: (table, actions) =>
    lead(table, actions, (draft) => title.acts({ ...table, draft }).primary?.label ?? ""),

  tag: ({ view, words }, player) => (player === view.current ? words.t("web-current") : null),

  mentions: (event) =>
    NAMED.flatMap(([argument, family]) =>
      [event[argument]]
        .flat()
        .filter((value) => typeof value === "string")
        .map((value) => `${family}-${value}`),
    ).filter((mention, at, all) => all.indexOf(mention) === at),

  dwell: (events) => {
    const turned = events.some((event) => event.event === "turned-up");
    return Math.max(turned ? VERDICT : 500, ...events.map((event) => DWELL[event.event] ?? 0));
  },

  reveal(events, view, before) {
    const at = events.findIndex((event) => event.event === "turned-up");
    const cards = events[at]?.cards;
    if (!Array.isArray(cards) || !cards.length) return null;
    const sealed = view.test && { ...view.test, cards: [], total: null };
    return {
      at,
      ms: (cards.length + 1) * EACH_CARD,
      view:
        at === events.length - 1 && sealed ? { ...view, test: sealed } : handedIn(before, events),
    };
  },

  moment({ events }, words) {
    const kinds = events.map((event) => event.event);
    const turn = events.find((event) => event.event === "turn");
    return {
      ...(kinds.includes("outcome")
        ? { shape: "bar" }
        : kinds.includes("mythos")
          ? { shape: "block" }
          : {}),
      ...(turn ? { note: words.t("web-turn", { turn: Number(turn.turn) }) } : {}),
    };
  },
};

export default title;
