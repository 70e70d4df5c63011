/** Paces over days, and moments as people say them. */

import type { GameMessage, Pace } from "./protocol";

export const LIVE: Pace[] = ["brisk", "relaxed", "none"];
export const SLOW: Pace[] = ["day", "three-days", "week"];
/** Seconds a decision may take; null without a clock. */
export const SECONDS: Record<Pace, number | null> = {
  none: null,
  relaxed: 300,
  brisk: 60,
  day: 86400,
  "three-days": 3 * 86400,
  week: 7 * 86400,
};

export const isSlow = (pace: Pace) => SLOW.includes(pace);

/** A day of which only the date matters: “Mon 23 Nov”. */
export function dayOf(moment: number, language: string): string {
  const form = { weekday: "short", day: "numeric", month: "short" } as const;
  return new Intl.DateTimeFormat(language, form).format(moment * 1000);
}

/** Days after which the name of a weekday alone could mean two of them. */
const NEAR = 6;

/** A moment: “Fri 21:40”, or with its date where that is not soon: “Fri, Dec 4, 21:40”. */
export function momentOf(moment: number, language: string, now = Date.now() / 1000): string {
  const date = { day: "numeric", month: "short" } as const;
  const form = {
    weekday: "short",
    ...(Math.abs(moment - now) > NEAR * 86400 ? date : {}),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  return new Intl.DateTimeFormat(language, form).format(moment * 1000);
}

/** Until when somebody is away now, as they said. */
export function awayUntil(
  { away, away_since }: { away?: number | null; away_since?: number | null },
  now: number = Date.now() / 1000,
): number | null {
  return away && away > now && (away_since ?? 0) <= now ? away : null;
}

/** From when on somebody will be away, as they said. */
export function awayFrom(
  { away_since }: { away_since?: number | null },
  now: number = Date.now() / 1000,
): number | null {
  return away_since && away_since > now ? away_since : null;
}

/** The start of a day in this browser's own time, so many days from now, for a field of dates. */
export function dateIn(days: number, now: Date = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The moment at which a day of such a field begins here, in seconds since 1970. */
export function beginningOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day).getTime() / 1000;
}

/** When the time of a decision is over: mine, or in a game over days anybody's. */
export function until(shown: GameMessage | null, pace: Pace): number | null {
  return shown?.deadline ?? (isSlow(pace) ? (shown?.waiting?.until ?? null) : null);
}
