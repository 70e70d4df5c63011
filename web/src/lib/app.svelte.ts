/** The global state of the page: the person's settings, the words in their language, the server. */

import { api } from "./api";
import { BELOW } from "./base";
import { ENGLISH, type Language, LANGUAGES, PSEUDO } from "./languages";
import type { Hello, Network, Notice } from "./protocol";
import { Words } from "./words";

export type Theme = "system" | "light" | "dark";
export type Speed = 0 | 0.5 | 1 | 2;

/** The coach of a title: whether it speaks, and what it has explained already. */
export interface Coaching {
  on: boolean;
  met: string[];
}

interface Settings {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** The device shakes when it is this person's turn. */
  vibration: boolean;
  /** Whether sounds are wanted has been asked on this device. */
  offered: boolean;
  notify: boolean;
  name: string;
  /** How long a button that has just appeared ignores a finger, in milliseconds. */
  guard: number;
  /** By title, once one has begun to learn it. */
  coach: Record<string, Coaching>;
  /** By title, the bots that were last chosen, chair by chair. */
  opponents: Record<string, string[]>;
  /** The hosts' code, where tables are opened by invitation. */
  invitation: string;
  /** The moment of the last word of the hosts that was put away. */
  noticed: number;
}

const KEY = "abyssal";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  speed: 1,
  sound: false,
  vibration: false,
  offered: false,
  notify: false,
  name: "",
  guard: 400,
  coach: {},
  opponents: {},
  invitation: "",
  noticed: 0,
};

/** Settings that are about one device: they stay there. */
const OWN = new Set(["notify", "offered", "vibration"]);
/** Milliseconds after the last change. */
const SHARED_AFTER = 1000;

/** The kept settings; a browser may refuse to keep anything. */
function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Settings) };
  } catch {
    return DEFAULTS;
  }
}

/** The first of these tags that means a language of ours: `de-AT` means `de`. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted.map((one) => one.toLowerCase())) {
    const found = LANGUAGES.find((ours) => `${tag}-`.startsWith(`${ours.toLowerCase()}-`));
    if (found) return found;
  }
  return ENGLISH;
}

/** The language of somebody who comes: one's own choice, the one that the address asks for (`?lang=de`),
 * or the browser's. The pseudo-language is only ever asked for. */
export function languageFor(
  chosen: Language | null,
  search: string,
  wanted: readonly string[],
): Language {
  const asked = new URLSearchParams(search).get("lang");
  if (asked === PSEUDO) return PSEUDO;
  if (chosen !== null && LANGUAGES.includes(chosen)) return chosen;
  return languageOf([...(asked ? [asked] : []), ...wanted]);
}

export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

class App {
  settings = $state<Settings>(kept());
  hello = $state.raw<Hello | null>(null);
  /** The last word of the hosts to all. */
  notice = $state.raw<Notice | null>(null);
  /** A sentence for a screen reader, said once. */
  said = $state("");
  private catalogues = $state.raw<Record<string, Words>>({});
  private sharing: ReturnType<typeof setTimeout> | undefined;
  /** Words that are on their way. */
  private loading: Record<string, Promise<void>> = {};

  language = $state<Language>(languageFor(kept().language, location.search, navigator.languages));

  /** The words all games share. */
  get words(): Words {
    return this.catalogues[""]!;
  }

  /** The words of a game, once `load` has fetched them; before that those all games share. */
  wordsOf(game: string): Words {
    return this.catalogues[game] ?? this.words;
  }

  /** What a game is called: a word of this page, or one of its own that is fetched for it. */
  gameName(game: string): string {
    return this.aboutGame(game, `web-game-${game}`, "title") ?? game;
  }

  /** What is said about a game in one line. */
  gameLine(game: string): string {
    return this.aboutGame(game, `web-line-${game}`, "blurb") ?? "";
  }

  private aboutGame(game: string, key: string, own: string): string | null {
    if (this.words.has(key)) return this.words.t(key);
    const words = this.catalogues[game];
    if (words?.has(own)) return words.t(own);
    if (!words) this.load(game).catch(() => {});
    return null;
  }

  async start(): Promise<void> {
    if (LANGUAGES.includes(this.language) && new URLSearchParams(location.search).has("lang"))
      this.set({ language: this.language });
    await this.load(null);
    this.dress();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.dress());
  }

  load(game: string | null): Promise<void> {
    const name = game ?? "";
    if (this.catalogues[name]) return Promise.resolve();
    return (this.loading[name] ??= this.fetch(game).finally(() => delete this.loading[name]));
  }

  private async fetch(game: string | null): Promise<void> {
    const words = await Words.load(this.language, game);
    this.catalogues = { ...this.catalogues, [game ?? ""]: words };
  }

  /** Everything on the page changes its language at once. */
  async speak(language: Language): Promise<void> {
    const games = Object.keys(this.catalogues);
    const words = await Promise.all(games.map((game) => Words.load(language, game || null)));
    this.language = language;
    this.set({ language });
    this.catalogues = Object.fromEntries(games.map((game, at) => [game, words[at]!]));
    this.dress();
  }

  set(changed: Partial<Settings>): void {
    Object.assign(this.settings, changed);
    this.share();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.settings));
    } catch {
      return; // a browser without storage: the settings last as long as the page
    }
  }

  /** Let the other devices of a person with a personal link have the same settings, in a moment. */
  private share(): void {
    if (!this.hello?.person.linked) return;
    clearTimeout(this.sharing);
    this.sharing = setTimeout(() => {
      api.keepSettings($state.snapshot(this.settings)).catch(() => {});
    }, SHARED_AFTER);
  }

  /** Take over what another device of this person has set. */
  private async adopt(): Promise<void> {
    const { settings, name } = await api.me();
    const known = Object.entries(settings).filter(([key]) => key in DEFAULTS && !OWN.has(key));
    Object.assign(this.settings, Object.fromEntries(known));
    if (name) this.settings.name = name;
    if (this.catalogues[""] && this.language !== this.words.language)
      await this.speak(this.language);
    this.dress();
  }

  get dark(): boolean {
    const { theme } = this.settings;
    if (theme !== "system") return theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  wear(theme: Theme): void {
    this.set({ theme });
    this.dress();
  }

  async greet(): Promise<void> {
    this.hello = await api.hello();
    this.notice = this.hello.notice;
    if (!this.settings.name && this.hello.person.name) this.set({ name: this.hello.person.name });
    if (this.hello.person.linked) await this.adopt();
  }

  /** Know at once what others see of me. */
  know(shown: { face: string; seat: number | null }): void {
    if (this.hello) this.hello = { ...this.hello, person: { ...this.hello.person, ...shown } };
  }

  private set network(network: Network) {
    if (this.hello) this.hello = { ...this.hello, network };
  }

  /** The address that others are invited to, as far as there is one. */
  get origin(): string {
    return (this.hello?.network.url ?? location.origin + BELOW).replace(/\/$/, "");
  }

  /** An address that others can use for a path of ours. */
  address(path: string): string {
    return this.origin + path;
  }

  /** Whether what we invite to can be opened on this computer alone. */
  get alone(): boolean {
    return isLoopback(new URL(this.origin).hostname);
  }

  async openNetwork(): Promise<void> {
    this.network = await api.openNetwork();
  }

  /** How long something that moves for `base` milliseconds moves for this person. */
  ms(base: number): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : this.rest(base);
  }

  /** How long something that is read in `base` milliseconds stays for this person. */
  rest(base: number): number {
    const { speed } = this.settings;
    return speed ? base / speed : 0;
  }

  /** Let everything stay longer from now on. */
  slowDown(): void {
    const { speed } = this.settings;
    this.set({ speed: speed === 2 ? 1 : speed === 0 ? 0 : 0.5 });
  }

  say(text: string): void {
    this.said = "";
    setTimeout(() => (this.said = text));
  }

  private dress(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.settings.theme;
  }
}

export const app = new App();
