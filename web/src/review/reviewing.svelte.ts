/** A review under way: the game, whose eyes, the step that is looked at, and the ways to another. */

import { titleAt } from "../games";
import type { Title } from "../games/contract";
import { api } from "../lib/api";
import { app } from "../lib/app.svelte";
import { namesOf } from "../lib/names";
import type { Event, Lobby, Progress, Replay, Review } from "../lib/protocol";
import { addressOf as replayAddressOf, chapterAt, chaptersOf, stepsOf } from "../table/replay";
import { addressOf, nextMoment, turnsOf, wantedOf } from "./review";

/** Milliseconds between two questions how far a review is. */
const AGAIN = 1000;

export class Reviewing {
  lobby = $state.raw<Lobby | null>(null);
  title = $state.raw<Title | null>(null);
  replay = $state.raw<Replay | null>(null);
  review = $state.raw<Review | null>(null);
  progress = $state.raw<Progress | null>(null);
  seat = $state(0);
  private wish = $state(0);
  problem = $state.raw<unknown>(null);

  words = $derived(app.wordsOf(this.lobby?.game ?? ""));
  names = $derived(this.lobby ? namesOf(this.lobby, this.words) : []);
  /** Who looks at their own game is addressed. */
  mine = $derived(this.lobby?.me === this.seat);
  private chapters = $derived(
    this.replay && this.title ? chaptersOf(this.replay.frames, this.title, this.words, null) : [],
  );
  private told = $derived(stepsOf(this.chapters));
  /** Before this step one stands; behind the last is the end. */
  at = $derived(Math.min(this.wish, this.review?.steps.length ?? 0));
  step = $derived(this.review?.steps[this.at]);
  /** The position in which the step was decided. */
  frame = $derived(
    this.replay?.frames[
      this.step ? (this.review?.frames[this.at] ?? 1) - 1 : this.replay.frames.length - 1
    ],
  );
  turns = $derived(this.review ? turnsOf(this.review, (frame) => this.turnOf(frame)) : []);
  turn = $derived(this.turns.findLast(({ first }) => first <= this.at)?.label ?? "");
  /** The place of this step among the moments, from 1; 0 if it is none. */
  moment = $derived((this.review?.moments.indexOf(this.at) ?? -1) + 1);
  address = $derived(addressOf(this.seat, this.at));
  /** This moment in the replay, with the same eyes. */
  replayed = $derived.by(() => {
    const frame = this.review?.frames[this.at] ?? Infinity;
    const at = this.told.findLastIndex((step) => step.frame <= frame);
    return replayAddressOf(this.chapters, at, String(this.seat));
  });

  /** The seat whose review was asked for last. */
  private asked = 0;
  /** The page has been left: what still arrives concerns nobody. */
  private closed = false;

  constructor(readonly table: string) {}

  close(): void {
    this.closed = true;
  }

  private async load(): Promise<void> {
    this.problem = null;
    const found = await api.lobby(this.table);
    await app.load(found.game);
    const title = await titleAt(found);
    if (this.closed) return;
    this.title = title;
    this.lobby = found;
    const wanted = wantedOf(location.hash);
    await this.see(wanted?.seat ?? found.me ?? 0, wanted?.at);
  }

  /** Look through the eyes of a seat, from a step or the first moment that mattered. What is shown stays until
   * there is something else to show: the review, or how far it is. */
  private async see(seat: number, at?: number): Promise<void> {
    this.asked = seat;
    this.problem = this.progress = null;
    if (!this.review) this.seat = seat;
    const left = () => this.closed || this.asked !== seat;
    const replay = await api.replay(this.table, String(seat));
    let found = left() ? null : await api.review(this.table, seat);
    while (found && !found.done && !left()) {
      this.review = null;
      this.seat = seat;
      this.progress = found;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      found = left() ? null : await api.review(this.table, seat);
    }
    if (!found?.done || left()) return;
    this.seat = seat;
    this.replay = replay;
    this.review = found;
    this.go(at ?? found.moments[0] ?? 0);
  }

  look(seat: number): void {
    this.see(seat).catch((error: unknown) => (this.problem = error));
  }

  /** Begin, or try again what failed. */
  begin(): void {
    const work = this.lobby ? this.see(this.seat) : this.load();
    work.catch((error: unknown) => (this.problem = error));
  }

  go(to: number): void {
    this.wish = Math.max(0, Math.min(this.review?.steps.length ?? 0, to));
  }

  next(): void {
    if (this.review) this.go(nextMoment(this.review, this.at));
  }

  /** What happened in a step of the review, as the replay tells it; the headline first. */
  events(at: number): Event[] {
    const frame = this.review?.frames[at];
    const steps = this.told.filter((step) => step.frame === frame);
    return steps.flatMap(({ headline, events }) =>
      headline ? [headline, ...events.filter((event) => event !== headline)] : events,
    );
  }

  private turnOf(frame: number): { label: string; short: string } {
    const at = this.told.findIndex((step) => step.frame === frame);
    const chapter = this.chapters[chapterAt(this.chapters, at)];
    if (!chapter) return { label: "", short: "" };
    const { number, label = this.words.t("web-replay-turn", { turn: number }) } = chapter;
    return { label, short: chapter.sign?.text ?? String(number) };
  }

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The arrows move the knob by themselves.
    if (target.matches("input") && event.key.startsWith("Arrow")) return;
    const jobs: Record<string, () => void> = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.review?.steps.length ?? 0),
      n: () => this.next(),
    };
    const job = jobs[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!job || !this.review) return;
    event.preventDefault();
    job();
  }
}
