/** Keys that a page answers, but for what is typed into a field or belongs to a dialog. */

import { tick } from "svelte";

/** What each key does. */
export type Jobs = Record<string, () => unknown>;

/** Do what a key stands for; `jobsOf` is told whether a control has the focus, which has keys of its own. */
export function pressed(event: KeyboardEvent, jobsOf: (onControl: boolean) => Jobs): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (at.matches("input:not([type=radio]), textarea, select")) {
    if (event.key === "Escape") at.blur();
    return;
  }
  const jobs = jobsOf(at.closest("button, a, [role=button], [role=slider], input") !== null);
  const job = jobs[event.key] ?? jobs[event.key.toLowerCase()];
  if (!job) return;
  event.preventDefault();
  job();
}

/** Put the focus into a part of the page, before the next key: a timer could come after it. */
export async function focusOn(id: string): Promise<void> {
  await tick();
  const room = document.getElementById(id);
  (room?.querySelector<HTMLElement>("button:not(:disabled)") ?? room)?.focus();
}

/** Put the focus on the first of these that is seen. */
export async function focusSeen(selector: string): Promise<void> {
  await tick();
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  found.find((one) => one.checkVisibility())?.focus();
}
