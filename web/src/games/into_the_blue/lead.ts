/** Which buttons lead to an action, for a learner. */

import { PLACES, type Table } from "./table";

export function lead(table: Table, [action = ""]: string[]): string[] {
  const { words, view, draft } = table;
  if (action === "stop") return [words.t("web-stop")];
  if (!action.startsWith("reroll ")) return [table.label(action)];
  const wanted = PLACES.filter((place) => action.includes(String(place)));
  const wrong = PLACES.filter((place) => draft.includes(String(place)) && !wanted.includes(place));
  const missing = wanted.filter((place) => !draft.includes(String(place)));
  const die = (place: number, state: string) =>
    words.t("web-die", {
      ...words.readable({ dice: view.dice[place - 1] ?? 1 }, []),
      place,
      state,
    });
  return [
    ...wrong.map((place) => die(place, "again")),
    ...missing.map((place) => die(place, "kept")),
    words.t("web-reroll", { count: wanted.length }),
  ];
}
