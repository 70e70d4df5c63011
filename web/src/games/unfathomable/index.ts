/** Unfathomable in the browser. */

import type { IconName } from "../../art/icons";
import type { Event } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Act, Acts, DrawnTitle } from "../contract";
import Aside from "./Aside.svelte";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Ceremony from "./Ceremony.svelte";
import firsts from "./firsts.json";
import { lead } from "./lead";
import Mine from "./Mine.svelte";
import OpenHand from "./OpenHand.svelte";
import OpenTest from "./OpenTest.svelte";
import PersonSheet from "./PersonSheet.svelte";
import PlayerStrip from "./PlayerStrip.svelte";
import { box } from "./printed.svelte";
import { chapter, moment } from "./replay";
import Sheet from "./Sheet.svelte";
import { endedOf, phraseOf, testOf } from "./skilltest";
import { pictured } from "./pictured";
import sounds from "./sounds.json";
import { storyOf, testAt } from "./story";
import Suspicions from "./Suspicions.svelte";
import {
  ACTIONS,
  choiceOf,
  firstName,
  inside,
  marked,
  me,
  MOVE,
  opened,
  REVEAL,
  setOf,
  type Table,
  textOf,
  titlesOf,
} from "./table";
import { turning } from "./turning.svelte";
import type { View } from "./view";

type Named = [argument: string, family: string];

/** Arguments of events that name something with a text, and how mentions call it. */
const NAMED: Named[] = [
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
const UNMASKED: Named = ["loyalty", "loyalty"];

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

/** What the last card of a test was, and what it counted. */
function lastCard(words: Words, turned: Event): string {
  const cards = (turned.cards as string[] | undefined) ?? [];
  const counts = (turned.counts as number[] | undefined) ?? [];
  return words.t("web-hint-last", {
    card: words.t(`card-${cards.at(-1) ?? ""}`),
    side: (counts.at(-1) ?? 0) > 0 ? "supports" : "opposes",
  });
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
  firsts,
  Board,
  Mine,
  PlayerStrip,
  Player: PersonSheet,
  Suspicions,
  Badge,
  Sheet,
  Card,
  unpack: box.unpack,
  Aside,
  Ceremony,
  unscored: true,

  acts(table) {
    const { words, legal, draft, label } = table;
    if (!legal.length) return {};
    const act = (action: string, icon?: IconName): Act => ({
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
            ? (choiceOf(table, choice.split(" ")[1] ?? "") ??
              words.t("web-confirm-option", { number: choice.split(" ")[1] ?? "" }))
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
    const test = testOf(table);
    const ended = endedOf(table);
    if (test && ended)
      return words.t(`web-verdict-${ended.verdict.outcome}`, {
        total: ended.verdict.total ?? "none",
        target: test.test.target,
      });
    if (test?.turned) return words.t("web-turning");
    const set = setOf(table);
    if (test && set?.verb === "add")
      return words.t(test.test.space ? "web-prompt-add-room" : "web-prompt-add", {
        title: phraseOf(table, test.test.title),
      });
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
    if (test?.turned && turning.isSeen(test.turned)) return lastCard(words, test.turned);
    if (test?.turned) return words.t("web-hint-turning", { target: test.test.target });
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
      return words.t(test?.test.face_up ? "web-hint-contribute-open" : "web-hint-contribute");
    if (view.step === "crisis") return words.t("web-hint-crisis");
    return null;
  },

  pips({ view, words, seat }) {
    if (view.step !== "actions" || view.acting !== seat || view.actions > ACTIONS) return null;
    const filled = ACTIONS - view.actions;
    return { filled, total: ACTIONS, label: words.t("web-actions-done", { count: filled }) };
  },

  meta: ({ view, words }) => words.t("web-meta", { turn: view.turn + 1 }),

  result: (view, player, words) =>
    words.listOf((view.players[player]?.loyalties ?? []).map((card) => words.t(`loyalty-${card}`))),
  picture: ({ story }) => pictured(storyOf(story)),

  lead: (table, actions) =>
    lead(table, actions, (draft) => title.acts({ ...table, draft }).primary?.label ?? ""),

  tag: ({ view, words }, player) => (player === view.current ? words.t("web-current") : null),

  bearing: (table, player) => {
    const { character } = table.view.players[player]!;
    const name = character ? [firstName(character, table.words)] : [];
    return [...name, ...titlesOf(table, player)].join(" · ");
  },

  gist: [
    "revealed",
    "space-used",
    "ability",
    "used-card",
    "spell",
    "attacks",
    "rescued",
    "repaired",
    "trade",
    "reveal-text",
    "mythos",
    "outcome",
    "ended",
  ],

  mentions(event) {
    // Other events that name a loyalty tell it to one player.
    const named = event.event === "revealed" ? [...NAMED, UNMASKED] : NAMED;
    return named
      .flatMap(([argument, family]) =>
        [event[argument]]
          .flat()
          .filter((value) => typeof value === "string")
          .map((value) => `${family}-${value}`),
      )
      .filter((mention, at, all) => all.indexOf(mention) === at);
  },

  shows: ["outcome", "turned-up", "rolled"],

  reveal(events, view, before) {
    const turned = events.findIndex(({ event }) => event === "turned-up");
    const ended = events.findIndex(({ event }) => ["outcome", "self-sacrifice"].includes(event));
    const at = Math.max(turned, ended);
    if (at < 0) return null;
    const from = turned < 0 ? ended : turned;
    if (ended >= 0) {
      const known = before.test !== null || before === view; // a test may begin and end at once
      return known ? { from, at, view: handedIn(before, events) } : null;
    }
    const sealed = view.test && { ...view.test, cards: [], total: null, standing: null };
    return sealed && { from, at, view: { ...view, test: sealed } };
  },

  sounds,

  moment,
  chapter,
  Hand: OpenHand,
  Scene: OpenTest,
  hasScene: (replayed) => testAt(replayed) !== null,
};

export default title;
