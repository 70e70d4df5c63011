/** Days as a calendar shows them: dates as texts like `2026-11-17`, in this browser's own time. */

const two = (number: number) => String(number).padStart(2, "0");

/** A day as a text. */
export const dateOf = (day: Date): string =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** Midnight of a day, when it begins. */
export function dayIn(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day);
}

/** So many days later. */
export function later(date: string, days: number): string {
  const day = dayIn(date);
  return dateOf(new Date(day.getFullYear(), day.getMonth(), day.getDate() + days));
}

/** The same day of another month, or its last where it has fewer. */
export function monthsLater(date: string, months: number): string {
  const day = dayIn(date);
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  const same = Math.min(day.getDate(), last.getDate());
  return dateOf(new Date(last.getFullYear(), last.getMonth(), same));
}

/** The weeks, from Monday on, in which a month lies. */
export function weeksOf(date: string): string[][] {
  const day = dayIn(date);
  const first = new Date(day.getFullYear(), day.getMonth(), 1);
  const last = dateOf(new Date(day.getFullYear(), day.getMonth() + 1, 0));
  const weeks: string[][] = [];
  let monday = later(dateOf(first), -((first.getDay() + 6) % 7));
  while (monday <= last) {
    const start = monday;
    weeks.push(Array.from({ length: 7 }, (_, at) => later(start, at)));
    monday = later(monday, 7);
  }
  return weeks;
}

/** Days from one to another, both counted. */
export interface Range {
  from: string;
  to: string;
}

/** What is chosen after one more day is pressed: the first begins, the second ends, the next begins
 * anew. No range is longer than `most` days. */
export function chosenWith(range: Range | null, ended: boolean, day: string, most: number): Range {
  if (range === null || ended || day < range.from) return { from: day, to: day };
  const last = later(range.from, most - 1);
  return { from: range.from, to: day < last ? day : last };
}
