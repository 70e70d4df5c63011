/** Which buttons lead to an action, for a learner. */

import { marked, MOVE, opened, REVEAL, setOf, type Table, textOf, usesOf } from "./table";

/** `confirm` tells the words on the button once all this is marked. */
export function lead(
  table: Table,
  actions: string[],
  confirm: (draft: string[]) => string,
): string[] {
  const { words, legal } = table;
  const [action = ""] = actions;
  const [verb = "", thing = ""] = action.split(" ");
  const name = table.label(action);
  const cardName = (card: string) =>
    words.t("web-card", {
      card: words.t(`card-${card}`),
      ability: words.t(`ability-${textOf(card)}`),
    });
  const set = setOf(table);
  if (set) {
    const wanted = actions.filter((one) => one !== "done").map((one) => one.split(" ")[1] ?? "");
    const left = [...set.picked];
    const missing = wanted.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    const marks = wanted.map((card, at) => `${card}#${at + 1}`);
    return [...missing.map(cardName), confirm(marks)];
  }
  const uses = usesOf(legal, thing);
  if (uses.includes(action)) {
    if (uses.length > 1) return [...(opened(table) === thing ? [] : [cardName(thing)]), name];
    return [...(marked(table) === action ? [] : [cardName(thing)]), confirm([action])];
  }
  if (verb === "move") return [...(table.draft.includes(MOVE) ? [] : [words.t("web-move")]), name];
  if (verb === REVEAL && !table.draft.some((item) => item.startsWith(REVEAL)))
    return [words.t("web-reveal"), name, confirm([action])];
  if (["be", "option", "take", "reveal", "feat", "sacrifice", "kill"].includes(verb))
    return [...(marked(table) === action ? [] : [name]), confirm([action])];
  return [name];
}
