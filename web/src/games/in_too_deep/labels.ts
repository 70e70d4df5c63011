/** What the words of In Too Deep need about an action and a question: see labels.py. */

import type { Argument, View as AnyView } from "../../lib/protocol";
import type { Label } from "../labels";
import type { CompanyView, View } from "./view";

const DISCOUNT = 2;
const LEAST_FOR_A_SHARE = 2;

export function label(text: string, anyView: AnyView): Label {
  const view = anyView as unknown as View;
  const [verb = "", first = "", second = "", third = ""] = text.split(" ");
  if (verb === "draw" || verb === "decline") return [verb, {}];
  if (verb === "acquire") {
    const price = Math.max(LEAST_FOR_A_SHARE, company(first, view).price);
    return [verb, { company: first, owner: Number(third), price }];
  }
  const card = Number([first, second, third].find((word) => /^\d+$/.test(word)));
  if (verb === "buy") return [verb, { card, company: first, price: priceOf(first, view) }];
  if (verb === "expand") return [verb, { card, company: first }];
  if (verb === "add") return [verb, { card, company: first, price: depthPrice(card, first, view) }];
  if (verb === "move") return [verb, { card, company: second }];
  if (verb === "remove" || verb === "raise") return [verb, { card, company: under(card, view) }];
  return [verb, { card, company: view.company_of[String(card)] ?? "" }];
}

export function question(anyView: AnyView): Record<string, Argument> {
  const view = anyView as unknown as View;
  const asked: Record<string, Argument> = {
    winners: view.winners,
    final_turns: view.final_turns,
  };
  if (view.ability !== null) {
    asked.company = view.ability;
    asked.ability = `${view.ability}-${view.options[view.ability]}`;
  }
  if (view.staged !== null) {
    asked.action = view.staged.action;
    asked.missing = view.staged.due - view.staged.paid.length;
    asked.topic = view.ability ?? "buying";
  }
  return asked;
}

/** How many cards an action costs. */
export function price(text: string, anyView: AnyView): number {
  const [verb, args] = label(text, anyView);
  if (verb === "remove" || verb === "move" || verb === "raise")
    return anyView.options.ocean === "basic" && verb === "remove" ? 2 : 1; // ITD-82, ITD-86, ITD-110
  return Number(args.price ?? 0);
}

function company(name: string, view: View): CompanyView {
  const found = view.companies.find((shown) => shown.company === name);
  if (!found) throw new Error(`there is no company ${name}`);
  return found;
}

/** The company a depth card lies on. */
function under(card: number, view: View): string {
  return view.companies.find((shown) => shown.depth.includes(card))?.company ?? "";
}

/** What a share from hand costs: less in the ability of Research (ITD-102). */
function priceOf(name: string, view: View): number {
  const { price } = company(name, view);
  return view.ability === null ? price : Math.max(0, price - DISCOUNT);
}

/** What the ability of Wildlife costs for `card` on a company (ITD-118, ITD-119). */
function depthPrice(card: number, name: string, view: View): number {
  const { depth } = company(name, view);
  const top = depth.at(-1);
  return top === undefined || card > top ? 0 : depth.filter((other) => other > card).length;
}
