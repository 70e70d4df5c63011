/** Which buttons lead to an action, for a learner. */

import { inHand, options, payment, price, read, type Table } from "./table";

/** `confirm` tells the words on the button once all this is marked. */
export function lead(
  table: Table,
  [action = "", ...pays]: string[],
  confirm: (draft: string[]) => string,
): string[] {
  const { words, view } = table;
  const { verb, card } = read(action, view);
  const cardName = (number: number) =>
    words.t("web-card", {
      card: number,
      company: words.t(`company-${view.company_of[number] ?? ""}`),
    });
  if (verb === "draw") return [words.t("web-draw", { count: view.deck })];
  if (card === null) return [table.label(action)];
  if (verb === "take") return [cardName(card)];
  const asked = payment(table);
  const chosen = asked?.action === action;
  const unpaid = pays
    .map((pay) => Number(pay.split(" ")[1]))
    .filter((number) => !chosen || !asked.marked.includes(number));
  const rest = [...unpaid.map(cardName), confirm([action, ...pays])];
  if (chosen) return rest;
  const under = view.companies.find((shown) => shown.depth.includes(card));
  if (under) {
    // A card that lies there already is picked up there; one that can do a single thing does it.
    const ways = options(table).filter((option) => option.card === card);
    const company = words.t(`company-${under.company}`);
    const name =
      ways.length === 1 ? table.label(action) : words.t("web-depth-pick", { card, company });
    if (ways.length === 1 && ways[0]?.company === null) return [name, ...rest];
    const held = inHand(table) === card ? [] : [name];
    return [...held, verb === "remove" ? confirm([`hold ${card}`]) : table.label(action), ...rest];
  }
  const first = inHand(table) === card ? [] : [cardName(card)];
  if (verb !== "buy") return [...first, table.label(action), ...rest];
  const free = price(table, action) === 0; // the button of a purchase for nothing confirms it
  return [...first, confirm([`hold ${card}`]), ...(free ? [] : rest)];
}
