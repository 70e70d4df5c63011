/** What the bar above a table says: whose it is, what is asked or was just done, and why. */

import type { TableProps, Title } from "../games/contract";
import { chooser } from "../lib/choosing";
import type { Lobby } from "../lib/protocol";
import type { Showing } from "../lib/showing.svelte";

/** All that it depends on. */
export interface Scene {
  live: Showing;
  title: Title;
  table: TableProps;
  lobby: Lobby;
  over: boolean;
  /** Something is asked of me. */
  mayPlay: boolean;
  /** What lies in the place of the board, and of whom it is. */
  lying: "sheet" | "suspicions" | null;
  player: number | null;
  /** Somebody is taught. */
  taught: boolean;
}

/** What is said of what lies in the place of the board. */
const LYING = { sheet: "web-sheet-line", suspicions: "web-suspicions-line" };

/** The seat for which a bot is choosing. */
const chooserOf = ({ live, table, lobby, over, taught }: Scene): number | null =>
  taught || over || live.revealing ? null : chooser(table.view, lobby);

/** The seat of which the prompt speaks. */
export function badgeOf({ live, table, over, mayPlay }: Scene): number | null {
  const { view, seat } = table;
  if (live.now) return live.now.seat;
  if (over) return view.winners[0] ?? null;
  if (mayPlay && seat !== null) return seat;
  return Array.isArray(view.asked) ? (view.asked[0] ?? null) : null;
}

export function promptOf(scene: Scene): string {
  const { live, title, table, lobby, mayPlay } = scene;
  const { words, names, seat, view } = table;
  if (lobby.status === "frozen") return words.t("web-frozen");
  if (lobby.status === "ended") return words.t("web-ended");
  if (live.now) return words.event(live.now, names, seat);
  const choosing = chooserOf(scene);
  if (choosing !== null) {
    const forPerson = choosing === seat ? "web-choosing-for.you" : "web-choosing-for";
    return words.t(lobby.places[choosing]?.standin ? forPerson : "web-choosing", {
      name: names[choosing] ?? "",
    });
  }
  const own = mayPlay || live.revealing ? title.prompt?.(table) : null;
  return own ?? words.prompt(view, table.prompt, names);
}

export function hintOf(scene: Scene): string | null {
  const { live, title, table, lobby, over, lying } = scene;
  const { words, names, view } = table;
  if (lobby.status === "frozen")
    return words.t(`web-frozen-${lobby.frozen?.why ?? "hint"}`, { ...lobby.frozen });
  if (over && "ending" in view && view.ending) return words.t(`ending-${String(view.ending)}`);
  if (lying) return words.t(LYING[lying], { name: names[scene.player ?? -1] ?? "" });
  if (lobby.status === "ended" || live.now) return null;
  const asked = chooserOf(scene) === null ? null : words.prompt(view, table.prompt, names);
  return title.hint?.(table) ?? asked;
}

/** What follows the name of the game. */
export function metaOf({ title, table, lobby, over }: Scene): string {
  const { words } = table;
  const parts = [
    lobby.code ? words.t("web-table-code", { code: lobby.code }) : "",
    over ? words.t("web-game-over") : (title.meta?.(table) ?? ""),
    lobby.own_data ? words.t("web-own-data-badge") : "",
  ];
  return parts.filter(Boolean).join(" · ");
}
