/** The words about a player at the end: on whose side, since when, unmasked or not, and the tests spoiled. */

import { sideOf } from "./loyalties";
import type { SeatStory } from "./story";
import { FAR_ENOUGH, nameOf, type Table } from "./table";

export function whyOf(table: Table, player: number, story: SeatStory | null): string {
  const { view, words } = table;
  const side = sideOf(view.players[player]?.loyalties ?? []);
  if (!story || story.side === null)
    return words.t(`web-side-${side}`, {
      arrived: String(view.ending === "arrived"),
      late: String(view.distance >= FAR_ENOUGH),
      distance: view.distance,
    });
  const sentences = [
    words.t(`web-unmask-${side}`, { since: story.since, turned: String(story.turned) }),
  ];
  if (side !== "human") sentences.push(words.t("web-unmask-mask", { turn: story.revealed ?? 0 }));
  for (const { giver, card } of story.cards)
    if (giver !== null)
      sentences.push(
        words.t("web-unmask-card", {
          player: nameOf(table, giver),
          card: words.t(`loyalty-${card}`),
        }),
      );
  if (side !== "human" && story.hostile)
    sentences.push(words.t("web-unmask-deeds", { hostile: story.hostile, spoiled: story.spoiled }));
  return sentences.join(" ");
}
