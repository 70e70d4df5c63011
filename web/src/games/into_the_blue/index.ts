/** Into the Blue in the browser. */

import type { Act, DrawnTitle } from "../contract";
import Board from "./Board.svelte";
import Cast from "./Cast.svelte";
import firsts from "./firsts.json";
import { lead } from "./lead";
import Mine from "./Mine.svelte";
import OpenHand from "./OpenHand.svelte";
import Player from "./Player.svelte";
import PlayerStrip from "./PlayerStrip.svelte";
import { chapter, moment } from "./replay";
import Sheet from "./Sheet.svelte";
import sounds from "./sounds.json";
import { isUnsure, marked, mayRoll, perfect, reroll, ROLLS, STOP, thrownBy } from "./table";
import type { View } from "./view";

const title: DrawnTitle<View> = {
  firsts,
  Board,
  Mine,
  PlayerStrip,
  Player,
  Sheet,

  acts(table) {
    if (!mayRoll(table)) return {};
    const { words, view } = table;
    const dice = marked(table);
    if (isUnsure(table))
      return {
        secondary: { label: words.t("web-stop-anyway"), send: ["stop"] },
        primary: { label: words.t("web-dive-on"), mark: [] },
      };
    const again: Act = {
      key: "reroll",
      label: words.t("web-reroll", { count: dice.length }),
      icon: "roll",
    };
    if (dice.length) again.send = [reroll(dice)];
    else again.why = words.t("web-reroll-why");
    const fails = view.run === 0;
    return {
      secondary: { label: words.t("web-stop"), ...(fails ? { mark: [STOP] } : { send: ["stop"] }) },
      primary: again,
    };
  },

  prompt: (table) => (isUnsure(table) ? table.words.t("web-prompt-unsure") : null),

  hint(table) {
    const { view, words, seat } = table;
    if (isUnsure(table)) return words.t("web-hint-unsure");
    if (view.over) return view.ending && words.t(`ending-${view.ending}`);
    if (view.step !== "rolling" || seat !== view.active) return null;
    const run = [1, 2, 3, 4, 5].slice(0, view.run);
    return words.t("web-hint-rolling", {
      rolls: view.rolls,
      run: perfect(view) ? 6 : view.run,
      dice: words.listOf(run, "dice"),
      next: view.run + 1,
    });
  },

  pips({ view, words }) {
    if (view.over) return null;
    return { filled: view.rolls, total: ROLLS, label: words.t("web-roll", { rolls: view.rolls }) };
  },

  meta: ({ view, words }) => words.t("web-turn", { turn: view.turn }),

  result: (view, player) => String(view.players[player]?.points ?? 0),

  lead,

  tag: ({ view, words }, player) => (player === view.first ? words.t("web-starts") : null),

  gist: ["placed", "failed", "chest", "won"],

  sounds,

  moment,
  chapter,
  Hand: OpenHand,
  Scene: Cast,
  preview: (action) =>
    action.startsWith("reroll ")
      ? { legal: ["stop", action], draft: thrownBy(action) }
      : { legal: [action], draft: [] },
  hasScene: ({ table }) => !table.view.over,

  keys: (words) => [["1 – 6", words.t("web-key-dice")]],
};

export default title;
