/** What the coach of a first game remembers on this device, title by title. */

import { app, type Coaching } from "./app.svelte";

const of = (game: string): Coaching | undefined => app.settings.coach[game];

const keep = (game: string, coaching: Coaching): void =>
  app.set({ coach: { ...app.settings.coach, [game]: coaching } });

/** Whoever learns a title gets its coach, unless they have sent it away. */
export function beginCoaching(game: string): void {
  if (!of(game)) keep(game, { on: true, met: [] });
}

/** Call the coach, who then explains everything anew, or send it away. */
export const switchCoach = (game: string, on: boolean): void =>
  keep(game, { on, met: on ? [] : (of(game)?.met ?? []) });

export const isCoached = (game: string): boolean => of(game)?.on ?? false;

/** Whether the coach would still explain this kind of moment. */
export const isNew = (game: string, key: string): boolean =>
  isCoached(game) && !of(game)!.met.includes(key);

export function hasMet(game: string, key: string): void {
  if (isNew(game, key)) keep(game, { on: true, met: [...of(game)!.met, key] });
}
