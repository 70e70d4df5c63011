/** What the words of Key Largo need about an action and a question: see labels.py. */

import type { Argument, View as AnyView } from "../../lib/protocol";
import type { Label } from "../labels";
import type { View } from "./view";

const ROUND = 20;
/** In place of a diver: all of them. */
const ALL = 0;

export function label(text: string, anyView: AnyView): Label {
  const view = anyView as unknown as View;
  const [verb = "", ...rest] = text.split(" ");
  const [first = "", second = ""] = rest;
  const price = (thing: string): number => view.visit?.prices[thing] ?? 0;
  switch (verb) {
    case "plan":
      return [verb, { morning: first, afternoon: second }];
    case "sail":
    case "round":
    case "look":
      return [verb, wreckArguments(Number(first), view)];
    case "draw":
    case "trident":
      return [verb, { diver: Number(first) }];
    case "weight":
      return [verb, { carrier: Number(first), diver: Number(second) }];
    case "surface":
      return [verb, { diver: first === "all" ? ALL : Number(first) }];
    case "flee":
      return [verb, { diver: view.dive?.drawer ?? null }];
    case "recruit":
      return [verb, { price: price("diver") }];
    case "rob":
      return [verb, { owner: Number(first), depth: second, price: price("pickpocket") }];
    case "buy":
      return [verb, { equipment: first, diver: Number(second), price: price(first) }];
    case "sell":
      return [verb, { cards: [rest.join(" ")], income: Number(second) * price(first) }];
    case "change": {
      const kind = rest.at(-1) ?? "";
      const cards = [rest.slice(0, -1).join(" ")];
      return [verb, { cards, kind, income: Number(second) * price(kind) }];
    }
    case "play":
      return [verb, played(first, rest.slice(1), view)];
    case "discard":
      return [verb, { encounter: first }];
    default:
      return [verb, closing(view)];
  }
}

export function question(anyView: AnyView): Record<string, Argument> {
  const view = anyView as unknown as View;
  const { dive, visit, staged } = view;
  const asked: Record<string, Argument> = {
    day: view.day,
    weekday: view.weekday,
    planned: planned(view),
    winners: view.winners,
    income: staged === null ? (view.income[view.day - 1] ?? 0) : staged.income,
  };
  if (dive !== null) {
    asked.wreck = dive.wreck;
    asked.depth = dive.depth;
    asked.diver = dive.drawer;
    asked.cards = view.wrecks[dive.wreck - 1]?.cards ?? 0;
  }
  if (visit !== null) {
    asked.crowd = visit.crowd;
    asked.sold = visit.sold ? "yes" : "no";
  }
  return asked;
}

function wreckArguments(wreck: number, view: View): Record<string, Argument> {
  const { depth = "", cards = 0 } = view.wrecks[wreck - 1] ?? {};
  return { wreck, depth, cards, price: ROUND };
}

/** An encounter and what it is aimed at. */
function played(encounter: string, aim: string[], view: View): Record<string, Argument> {
  const none = {
    encounter,
    effect: encounter,
    aim: "none",
    diver: null,
    wreck: null,
    owner: null,
    cards: [],
    income: null,
  };
  const [first = "", second = ""] = aim;
  switch (encounter) {
    case "volunteer-help":
      return { ...none, aim: "diver", diver: Number(first) };
    case "saboteur":
      return { ...none, aim: "victim", owner: Number(first), diver: Number(second) };
    case "drunkard":
      return { ...none, aim: "wreck", wreck: Number(first) };
    case "hurried-buyer": {
      const income = Number(second) * Math.max(...(view.prices[first] ?? [0]));
      return { ...none, aim: "card", cards: [aim.join(" ")], income };
    }
    case "jeweller":
      return { ...none, aim: "card", cards: [aim.join(" ")], income: Number(second) };
    default:
      return none;
  }
}

/** What `done` ends. */
function closing(view: View): Record<string, Argument> {
  return {
    step: view.step,
    income: view.staged?.income ?? 0,
    sold: view.visit?.sold ? "yes" : "no",
  };
}

/** Whether the viewer has planned the day; `none` for a spectator. */
function planned(view: View): string {
  if (view.viewer === null) return "none";
  return view.players[view.viewer]?.morning === null ? "no" : "yes";
}
