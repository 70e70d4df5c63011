/** A table for the tests of boards: a position of the engine, and a shell that keeps the draft. */

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";

import { nameOf } from "../lib/heard";
import type { Description, Event, View } from "../lib/protocol";
import { type Language } from "../lib/languages";
import { Words } from "../lib/words";
import type { TableProps } from "./contract";

/** As tools/board_views.py writes it: what it holds is looked at only here. */
export interface Position {
  view: unknown;
  legal: string[];
  prompt: unknown;
  actions: unknown;
  set: unknown;
  barred: unknown;
}

const spoken: Record<string, Promise<Words>> = {};

export class Bench<V extends View> {
  sent: string[][] = [];
  table: TableProps<V>;

  private constructor(position: Position, words: Words, events: Event[]) {
    const view = position.view as V;
    const { prompt, actions, set, barred } = position as unknown as Description;
    const names = ["Inès", "Nadia", "Tom", "Marek", "Calypso"].slice(0, view.seats);
    this.table = $state({
      view,
      legal: position.legal,
      actions,
      prompt,
      set,
      barred,
      label: (action: string) => words.action(action, this.table.actions, names, view.viewer),
      why: (action: string) =>
        this.table.legal.length ? words.why(action, this.table.barred, names) : null,
      draft: [] as string[],
      pick: (item: string) => {
        const { draft } = this.table;
        const without = draft.filter((other) => other !== item);
        this.table.draft = without.length < draft.length ? without : [...draft, item];
      },
      mark: (items: string[]) => (this.table.draft = items),
      send: (actions: string[]) => this.sent.push(actions),
      words,
      seat: view.viewer,
      names,
      disabled: false,
      events,
      log: events,
      animate: { ms: () => 0 },
    });
  }

  static async lay<V extends View>(
    position: Position | undefined,
    language: Language = "en",
    events: Event[] = [],
  ): Promise<Bench<V>> {
    if (!position) throw new Error("there is no such position");
    const { game } = position.view as View;
    const words = (spoken[`${language} ${game}`] ??= Words.load(language, game));
    return new Bench<V>(position, await words, events);
  }

  show(...parts: Component<TableProps<V>>[]): HTMLElement[] {
    return parts.map((part) => render(part, { props: this.table }).container);
  }
}

/** The names of the buttons that do something. */
export const buttons = (...rooms: HTMLElement[]): string[] =>
  rooms
    .flatMap((room) => [...room.querySelectorAll<HTMLButtonElement>("button")])
    .filter((button) => !button.disabled && button.getAttribute("aria-disabled") !== "true")
    .map(nameOf);

export function press(room: HTMLElement, name: string | RegExp): void {
  const found = [...room.querySelectorAll<HTMLButtonElement>("button")].filter((button) => {
    const label = nameOf(button);
    return typeof name === "string" ? label === name : name.test(label);
  });
  if (found.length === 0) throw new Error(`no button ${name} among: ${buttons(room).join(" | ")}`);
  found[0]!.click();
}
