/** How many of my secret cards this device has shown me, seat by seat: who comes to a seat later sees them first. */

import { SvelteMap } from "svelte/reactivity";

const keyOf = (table: string, seat: number): string => `abyssal.known.${table}.${seat}`;

class Known {
  private counts = new SvelteMap<string, number>();

  of(table: string, seat: number): number {
    const key = keyOf(table, seat);
    const count = this.counts.get(key);
    if (count !== undefined) return count;
    try {
      return Number(localStorage.getItem(key) ?? 0);
    } catch {
      return 0;
    }
  }

  set(table: string, seat: number, count: number): void {
    const key = keyOf(table, seat);
    this.counts.set(key, count);
    try {
      localStorage.setItem(key, String(count));
    } catch {
      return; // without storage it is known as long as the page lasts
    }
  }
}

export const known = new Known();
