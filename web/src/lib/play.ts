/** A game against bots, at once; the one for learners where the title has it and it is wanted. */

import { api } from "./api";
import { app } from "./app.svelte";
import { beginCoaching } from "./coaching";
import { usualBot } from "./names";
import { filled } from "./opponents";
import type { GameInfo, PlaceWish } from "./protocol";
import { router } from "./router.svelte";

/** The bots for so many chairs: those that were chosen last in this title, or the usual one. */
export const botsFor = (game: GameInfo, chairs: number): string[] =>
  filled(app.settings.opponents[game.name] ?? [], game.bots, chairs);

export function rememberBots(game: GameInfo, bots: string[]): void {
  app.set({ opponents: { ...app.settings.opponents, [game.name]: bots } });
}

/** At how many seats one plays unless one says so. */
export const usualSeats = (game: GameInfo): number => (game.seats.includes(4) ? 4 : game.seats[0]!);

/** The seat I like, where a table has it. */
export function likedSeat(seats: number): number {
  const liked = app.hello?.person.seat ?? 0;
  return liked < seats ? liked : 0;
}

export async function playNow(game: GameInfo, learning = false): Promise<void> {
  const others = usualSeats(game) - 1;
  const usual = Array.from({ length: others }, () => usualBot(game.bots));
  await playAgainst(game, learning ? usual : botsFor(game, others), learning);
}

/** A game at once, against these. */
export async function playAgainst(game: GameInfo, bots: string[], learning = false): Promise<void> {
  const places: PlaceWish[] = bots.map((bot) => ({ kind: "bot", bot }));
  places.splice(likedSeat(bots.length + 1), 0, { kind: "me" });
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
