/** A replay in chapters and steps, and the address of each of its moments. */

import type { Chapter, Happening, Title } from "../games/contract";
import { letter } from "../lib/names";
import type { Event, Frame, Story } from "../lib/protocol";
import type { Words } from "../lib/words";

/** One line of a replay. Two steps share a frame where a turn ends and the next one begins. */
export interface Step {
  /** The frame that is shown. */
  frame: number;
  /** Who acted, as far as one did. */
  seat: number | null;
  events: Event[];
  /** The event that says it best; null where nothing happened. */
  headline: Event | null;
  marks: Happening[];
  flag: string | null;
}

export interface Told extends Chapter {
  steps: Step[];
  marks: Happening[];
  /** The words of its key moment, if it has one. */
  flag: string | null;
  /** Where its first step stands among all steps. */
  first: number;
}

/** In which order marks stand under a turn and in the legend. */
export const MARKS: readonly Happening[] = [
  "failed",
  "partial",
  "passed",
  "loyalty",
  "death",
  "damage",
  "theft",
  "item",
  "bought",
  "dividend",
  "die",
];

const START: Chapter = { number: 0, seat: null };

const inOrder = (marks: Happening[]): Happening[] => MARKS.filter((mark) => marks.includes(mark));

function stepOf(
  frame: number,
  seat: number | null,
  events: Event[],
  title: Title,
  words: Words,
  story: Story | null,
): Step {
  const moments = events.map((event) => title.moment?.(event, words, frame, story) ?? {});
  const weights = moments.map(({ weight }) => weight ?? 0);
  const best = weights.indexOf(Math.max(...weights));
  const headline = events[best] ?? null;
  return {
    frame,
    seat: headline ? headline.seat : seat,
    events,
    headline,
    marks: inOrder(moments.flatMap(({ mark }) => (mark ? [mark] : []))),
    flag: moments.find(({ flag }) => flag)?.flag ?? null,
  };
}

/** The chapters of a game. A title says with which events they begin; the rest is one chapter. */
export function chaptersOf(
  frames: Frame[],
  title: Title,
  words: Words,
  story: Story | null,
): Told[] {
  const chapters: Told[] = [];
  let count = 0;
  const begin = (chapter: Chapter) =>
    chapters.push({ ...chapter, steps: [], marks: [], flag: null, first: count });
  const add = (frame: number, seat: number | null, events: Event[]) => {
    const now = chapters.at(-1)!;
    const step = stepOf(frame, seat, events, title, words, story);
    now.steps.push(step);
    now.marks = inOrder([...now.marks, ...step.marks]);
    now.flag ??= step.flag;
    count += 1;
  };
  frames.forEach(({ seat, view, events }, frame) => {
    if (!frame) begin(title.chapter?.(null, view, words) ?? START);
    let from = 0;
    events.forEach((event, at) => {
      const next = title.chapter?.(event, view, words);
      if (!next || next.number === chapters.at(-1)!.number) return;
      if (at > from || !chapters.at(-1)!.steps.length) add(frame, seat, events.slice(from, at));
      from = at;
      begin(next);
    });
    add(frame, seat, events.slice(from));
  });
  return chapters;
}

export const stepsOf = (chapters: Told[]): Step[] => chapters.flatMap(({ steps }) => steps);

/** In which chapter a step is. */
export const chapterAt = (chapters: Told[], at: number): number =>
  chapters.findLastIndex(({ first }) => first <= at);

/** The next key moment after a step, round to the first; the step itself if there is none. */
export function nextFlag(steps: Step[], at: number): number {
  const later = steps.findIndex(({ flag }, step) => flag && step > at);
  const first = steps.findIndex(({ flag }) => flag);
  return later >= 0 ? later : first >= 0 ? first : at;
}

/** The marks that occur, for the legend; `flag` is for key moments. */
export const legendOf = (chapters: Told[]): (Happening | "flag")[] => [
  ...inOrder(chapters.flatMap(({ marks }) => marks)),
  ...(chapters.some(({ flag }) => flag) ? (["flag"] as const) : []),
];

// Addresses: `#t11.5/all` is the fifth step of turn 11, seen by all; a seat's eyes are its letter.

const EYES = "abcdef";

export function addressOf(chapters: Told[], at: number, eyes: string): string {
  const chapter = chapters[chapterAt(chapters, at)];
  const who = /^\d$/.test(eyes) ? letter(Number(eyes)) : eyes;
  return `#t${chapter?.number ?? 0}.${at - (chapter?.first ?? 0) + 1}/${who}`;
}

export interface Wanted {
  turn: number;
  step: number;
  /** As the server calls them: a seat's number, `all` or `spectator`. */
  eyes: string;
}

/** What an address asks for; null where it asks for nothing. */
export function wantedOf(fragment: string): Wanted | null {
  const found = /^#t(\d{1,4})\.(\d{1,4})\/(all|spectator|[a-f])$/.exec(fragment);
  if (!found) return null;
  const [, turn, step, who = ""] = found;
  const seat = EYES.indexOf(who);
  return { turn: Number(turn), step: Number(step), eyes: seat >= 0 ? String(seat) : who };
}

/** The step that is asked for, or the nearest there is. */
export function placeOf(chapters: Told[], { turn, step }: Wanted): number {
  const chapter = chapters.find(({ number }) => number === turn);
  if (!chapter) return 0;
  return chapter.first + Math.max(0, Math.min(step, chapter.steps.length) - 1);
}
