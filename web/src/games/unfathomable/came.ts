/** What came of a mythos card, read out of the log. */

import type { Event } from "../../lib/protocol";
import { box } from "./printed.svelte";

export interface Came {
  /** The headings under which it stands on the card. */
  keys: string[];
  /** The total of its test, if it had one. */
  total: number | null;
}

/** The result that happened when the card came last; null if none did, or nothing is known of it. */
export function cameOf(name: string, log: Event[]): Came | null {
  const begun = log.findLastIndex((event) => event.event === "mythos" && event.mythos === name);
  if (begun < 0) return null;
  const since = log.slice(begun + 1);
  const end = since.findIndex((event) => event.event === "turn");
  const after = end < 0 ? since : since.slice(0, end);
  const chose = after.find((event) => event.event === "chose");
  const tested = box.printed.mythos[name]?.target && (!chose || chose.option === 1);
  if (!tested)
    return chose
      ? {
          keys: chose.option === 1 ? ["heading-first"] : ["heading-second", "heading-other"],
          total: null,
        }
      : null;
  const ended = after.find(({ event }) => event === "outcome" || event === "self-sacrifice");
  if (!ended) return null;
  return {
    keys: [`heading-${String(ended.outcome)}`],
    total: ended.total === undefined ? null : Number(ended.total),
  };
}
