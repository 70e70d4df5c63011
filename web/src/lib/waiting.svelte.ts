/** My tables, kept up to date while the page is seen; the tab and the app's badge count what waits. */

import { api } from "./api";
import type { Summary } from "./protocol";

/** Milliseconds between two looks. */
const EVERY = 15_000;

export const countOf = (tables: Summary[]): number =>
  tables.filter(({ my_turn }) => my_turn).length;

/** The tables that wait for me beside the one I am at, the most urgent first. */
export const othersOf = (tables: Summary[], here: string): Summary[] =>
  tables.filter(({ my_turn, table }) => my_turn && table !== here);

class Waiting {
  mine = $state.raw<Summary[]>([]);
  away = $state.raw<Summary[]>([]);
  open = $state.raw<Summary[]>([]);
  count = $derived(countOf(this.mine));

  async look(): Promise<void> {
    const found = await api.tables();
    this.mine = found.mine;
    this.away = found.put_away;
    this.open = found.public;
    badge(this.count);
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
