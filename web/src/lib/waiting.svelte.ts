/** My tables, kept up to date while the page is seen; the tab and the app's badge count what waits. */

import { tablesHere } from "../offline/solo";
import { api, Refused } from "./api";
import type { Summary } from "./protocol";

/** Milliseconds between two looks. */
const EVERY = 15_000;

export const countOf = (tables: Summary[]): number =>
  tables.filter(({ my_turn }) => my_turn).length;

/** The tables that wait for me beside the one I am at, the most urgent first. */
export const othersOf = (tables: Summary[], here: string): Summary[] =>
  tables.filter(({ my_turn, table }) => my_turn && table !== here);

/** What waited for me when the server was last seen, and when that was. */
export interface LastSeen {
  count: number;
  at: number;
}

const KEY = "abyssal-last-seen";

function lastSeen(): LastSeen | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as LastSeen | null;
  } catch {
    return null;
  }
}

function note(seen: LastSeen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    return; // a browser without storage: nothing is said of it
  }
}

/** Those of a server and those of this device: what waits for me first. */
export const together = (theirs: Summary[], here: Summary[]): Summary[] =>
  [...theirs, ...here].sort((one, other) => Number(other.my_turn) - Number(one.my_turn));

class Waiting {
  mine = $state.raw<Summary[]>([]);
  away = $state.raw<Summary[]>([]);
  open = $state.raw<Summary[]>([]);
  count = $derived(countOf(this.mine));
  /** What is known of a server that cannot be reached; null while it can be. */
  ashore = $state.raw<{ seen: LastSeen | null } | null>(null);

  async look(): Promise<void> {
    const here = await tablesHere();
    try {
      const found = await api.tables();
      this.mine = together(found.mine, here);
      this.away = found.put_away;
      this.open = found.public;
      note({ count: countOf(found.mine), at: Date.now() });
      this.ashore = null;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 0) throw error;
      this.mine = here;
      this.away = this.open = [];
      this.ashore = { seen: lastSeen() };
    } finally {
      badge(this.count);
    }
  }

  /** Look again and again until told to stop, and whenever the page is seen again. */
  follow(seen = () => {}, fail: (error: unknown) => void = () => {}): () => void {
    const look = () => {
      if (!document.hidden) this.look().then(seen, fail);
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** The number on the icon of the installed app. */
function badge(count: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => {});
}

export const waiting = new Waiting();
