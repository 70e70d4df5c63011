/** A game against bots, at once; the one for learners where the title has it and it is wanted. */

import { api } from "./api";
import { app } from "./app.svelte";
import { beginCoaching } from "./coaching";
import { usualBot } from "./names";
import type { GameInfo } from "./protocol";
import { router } from "./router.svelte";

export async function playNow(game: GameInfo, learning = false): Promise<void> {
  const bot = usualBot(game.bots);
  const seats = game.seats.includes(4) ? 4 : game.seats[0]!;
  const liked = app.hello?.person.seat ?? 0;
  const mine = liked < seats ? liked : 0;
  const places = Array.from({ length: seats }, (_, seat) =>
    seat === mine ? { kind: "me" as const } : { kind: "bot" as const, bot },
  );
  const options = learning ? game.manners.learning : {};
  if (learning) beginCoaching(game.name);
  const { name, invitation } = app.settings;
  const wanted = { game: game.name, options, places, name, invitation, start: true };
  const { table } = await api.newTable(wanted);
  router.go(`/t/${table}`);
}

/** Whether a title has a game of its own for those who learn it. */
export const hasLearningGame = (game: GameInfo): boolean =>
  Object.keys(game.manners.learning).length > 0;
