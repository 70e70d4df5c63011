/** Which buttons lead to an action, for a learner. */

import { AIM_DRUNKARD, marked, planOf, saleOf, type Table } from "./table";

/** `confirm` tells the words on the button once all this is marked. */
export function lead(
  table: Table,
  actions: string[],
  confirm: (draft: string[]) => string,
): string[] {
  const { words } = table;
  const [action = ""] = actions;
  const [verb = "", ...rest] = action.split(" ");
  const name = table.label(action);
  if (verb === "plan") {
    const { morning, afternoon } = planOf(table);
    const laid = [morning, afternoon];
    const missing = rest.filter((place, at) => place !== laid[at]);
    return [...missing.map((place) => words.t(`web-place-${place}`)), words.t("web-commit")];
  }
  if (verb === "sell") {
    const offers = saleOf(table)?.offers ?? [];
    const wanted = offers.filter(({ card }) => actions.includes(`sell ${card}`));
    return [
      ...wanted.filter((offer) => !offer.marked).map(({ card }) => table.label(`sell ${card}`)),
      confirm(wanted.map(({ item }) => item)),
    ];
  }
  if (verb === "done" && table.view.staged?.cards.length) return [confirm([])];
  if (["sail", "look", "round", "play", "discard"].includes(verb)) {
    if (marked(table) === action) return [confirm([action])];
    const aims = verb === "play" && rest[0] === "drunkard" && table.draft[0] !== AIM_DRUNKARD;
    return [...(aims ? [words.t("web-choose-wreck")] : []), name, confirm([action])];
  }
  return [name];
}
