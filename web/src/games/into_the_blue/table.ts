/** What the parts of this board read out of the view and the draft.
 *
 * The draft is nothing, places of dice to throw again (`2`, `5`), or `stop`: whoever would stop
 * without a 1 is asked first. */

import type { Event } from "../../lib/protocol";
import type { TableProps } from "../contract";
import box from "./box.json";
import type { View } from "./view";

export type Table = TableProps<View>;

export const { rolls: ROLLS, chest_face: CHEST_FACE } = box;
export const PLACES = Array.from({ length: box.dice }, (_, at) => at + 1);

/** What the draft holds while somebody is asked whether to stop all the same. */
export const STOP = "stop";

/** The places of the dice that are marked. */
export const marked = ({ draft }: Table): string[] => draft.filter((item) => item !== STOP);

/** Stopping was pressed though the dive would fail. */
export const isUnsure = (table: Table): boolean => mayRoll(table) && table.draft.includes(STOP);

/** Mark a die, or take the mark away; that is an answer to the question whether to stop. */
export function markDie(table: Table, place: number): void {
  const marks = marked(table);
  const item = String(place);
  table.mark(marks.includes(item) ? marks.filter((mark) => mark !== item) : [...marks, item]);
}

/** The notation of throwing the dice at `places` again. */
export const reroll = (places: string[]): string =>
  `reroll ${PLACES.map((place) => (places.includes(String(place)) ? place : ".")).join("")}`;

/** The places of the dice that such an action throws. */
export const thrownBy = (action: string): string[] => action.match(/\d/g) ?? [];

export const isMine = (table: Table): boolean =>
  table.seat !== null && table.view.active === table.seat && !table.view.over;

export const mayRoll = (table: Table): boolean => table.legal.includes("stop");

/** All five numbers and a chest. */
export const perfect = (view: View): boolean =>
  view.run === box.levels && view.dice.includes(CHEST_FACE);

/** Where the seat stands alone in front on a level, or `more` shells would bring it. */
export function standing(view: View, level: number, seat: number, more = 0): "lead" | "tie" | null {
  const mine = (view.players[seat]?.shells[level - 1] ?? 0) + more;
  const others = view.players
    .filter((_, other) => other !== seat)
    .map((player) => player.shells[level - 1] ?? 0);
  const most = Math.max(...others);
  if (mine === 0 || mine < most) return null;
  return mine > most ? "lead" : "tie";
}

/** The last event of a kind among those just shown. */
export const latest = (events: Event[], kind: string): Event | undefined =>
  events.filter((event) => event.event.startsWith(kind)).at(-1);

export const nameOf = ({ words, names, seat }: Table, player: number): string =>
  player === seat ? words.t("web-you-name") : (names[player] ?? "");
