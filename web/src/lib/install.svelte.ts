/** The app on a home screen: the service worker, and when putting it there is offered. */

import { kit } from "../offline/kit.svelte";
import { below } from "./base";

const KEY = "abyssal-visits";
const VISITS = 3;
const MONTH = 30 * 86_400_000;

interface Visits {
  count: number;
  /** The day of the last one. */
  day: string;
  /** When somebody said "not now". */
  later: number;
}

/** What a browser gives us to ask with; Safari has no such thing. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** The visits after one more: those of a day count once. */
export const visited = (visits: Visits, day: string): Visits =>
  visits.day === day ? visits : { ...visits, day, count: visits.count + 1 };

/** Whether the offer is due: on the third visit, and a month after a "not now". */
export const isDue = ({ count, later }: Visits, now: number): boolean =>
  count >= VISITS && now - later > MONTH;

function kept(): Visits {
  const none = { count: 0, day: "", later: 0 };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Visits) };
  } catch {
    return none;
  }
}

function keep(visits: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    return; // a browser without storage is never asked
  }
}

class Install {
  private offer = $state.raw<Offer | null>(null);
  private visits = $state.raw<Visits>(kept());
  /** Safari on a phone: its own menu does it. */
  readonly byHand = /iPhone|iPad/.test(navigator.userAgent);
  due = $derived(
    (this.offer !== null || this.byHand) && isDue(this.visits, Date.now()) && !this.isInstalled(),
  );

  listen(): void {
    this.set(visited(this.visits, new Date().toISOString().slice(0, 10)));
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => void kit.look().then(() => kit.keep()));
    if ("serviceWorker" in navigator && isSecureContext && import.meta.env.PROD)
      addEventListener("load", () => {
        navigator.serviceWorker.register(below("/worker.js")).catch(() => {});
      });
  }

  later(): void {
    this.set({ ...this.visits, later: Date.now() });
  }

  add(): void {
    this.later();
    void this.offer?.prompt().catch(() => {});
  }

  private isInstalled(): boolean {
    return matchMedia("(display-mode: standalone)").matches;
  }

  private set(visits: Visits): void {
    this.visits = visits;
    keep(visits);
  }
}

export const install = new Install();
