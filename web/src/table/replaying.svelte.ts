/** A replay under way: the game that is shown, the step, the eyes, and the ways from one to another. */

import type { Title } from "../games/contract";
import { titleAt } from "../games";
import { api } from "../lib/api";
import { app } from "../lib/app.svelte";
import { namesOf } from "../lib/names";
import type { Lobby, Replay, Story } from "../lib/protocol";
import {
  addressOf,
  chapterAt,
  chaptersOf,
  nextFlag,
  placeOf,
  stepsOf,
  type Wanted,
  wantedOf,
} from "./replay";

export class Replaying {
  lobby = $state.raw<Lobby | null>(null);
  title = $state.raw<Title | null>(null);
  replay = $state.raw<Replay | null>(null);
  private told = $state.raw<Story | null>(null);
  /** A seat, `spectator`, or `all` once the game is over. */
  eyes = $state("all");
  private wish = $state(0);
  playing = $state(false);
  problem = $state.raw<unknown>(null);

  words = $derived(app.wordsOf(this.lobby?.game ?? ""));
  names = $derived(this.lobby ? namesOf(this.lobby, this.words) : []);
  isOver = $derived(this.lobby?.status === "over" || this.lobby?.status === "ended");
  /** What is true, where everything is open: the game is over, and all look on. */
  story = $derived(this.eyes === "all" ? this.told : null);
  chapters = $derived(
    this.replay && this.title
      ? chaptersOf(this.replay.frames, this.title, this.words, this.story)
      : [],
  );
  steps = $derived(stepsOf(this.chapters));
  last = $derived(Math.max(0, this.steps.length - 1));
  at = $derived(Math.min(this.wish, this.last));
  step = $derived(this.steps[this.at]);
  /** The place of the chapter that is shown. */
  chapter = $derived(chapterAt(this.chapters, this.at));
  frame = $derived(this.step ? this.replay?.frames[this.step.frame] : undefined);
  address = $derived(addressOf(this.chapters, this.at, this.eyes));

  /** The page has been left: what still arrives concerns nobody. */
  private closed = false;

  constructor(readonly table: string) {}

  close(): void {
    this.closed = true;
  }

  /** Read the game, and go to the moment that the address asks for. */
  async load(): Promise<Wanted | null> {
    const found = await api.lobby(this.table);
    await app.load(found.game);
    const title = await titleAt(found);
    if (this.closed) return null;
    this.title = title;
    this.lobby = found;
    const wanted = wantedOf(location.hash);
    const told = this.isOver ? await api.story(this.table) : null;
    if (this.closed) return null;
    this.told = told;
    const mine = found.me === null ? "spectator" : String(found.me);
    await this.look(this.isOver ? (wanted?.eyes ?? "all") : mine);
    if (this.closed || !wanted) return null;
    this.go(placeOf(this.chapters, wanted));
    return wanted;
  }

  async look(through: string): Promise<void> {
    this.replay = await api.replay(this.table, through);
    this.eyes = through;
  }

  see(through: string): void {
    this.look(through).catch((error: unknown) => (this.problem = error));
  }

  /** Somebody follows a link to another moment of this game. */
  async follow(): Promise<void> {
    const wanted = wantedOf(location.hash);
    if (!wanted) return;
    if (this.isOver && wanted.eyes !== this.eyes) await this.look(wanted.eyes);
    if (!this.closed) this.go(placeOf(this.chapters, wanted));
  }

  go(to: number): void {
    this.wish = Math.max(0, Math.min(this.last, to));
  }

  /** The first turn, the last step, or the next turn; back within a turn leads to its beginning. */
  turn(by: "first" | "last" | 1 | -1): void {
    const first = this.chapters[this.chapter]?.first ?? 0;
    if (by === "first") this.go(0);
    else if (by === "last") this.go(this.last);
    else if (by === -1 && this.at > first) this.go(first);
    else this.go(this.chapters[this.chapter + by]?.first ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = !this.playing;
  }

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea")) return;
    const jobs: Record<string, () => void> = {
      ArrowLeft: () => this.turn(-1),
      ArrowRight: () => this.turn(1),
      ArrowUp: () => this.go(this.at - 1),
      ArrowDown: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      f: () => this.go(nextFlag(this.steps, this.at)),
      " ": () => this.toggle(),
    };
    if (this.isOver) {
      jobs["0"] = () => this.see("all");
      for (const seat of this.names.keys()) jobs[seat + 1] = () => this.see(String(seat));
    }
    const job = jobs[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // A space presses the button that has the focus.
    if (!job || (event.key === " " && target.closest("button, a"))) return;
    event.preventDefault();
    job();
  }
}
