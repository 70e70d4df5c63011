/** Lines of chat: each has a number of its own, so that none is shown twice after a break. */

import type { ChatMessage } from "./protocol";

/** The lines that are known with those that were just told, in order. */
export function merged(known: ChatMessage[], told: ChatMessage[]): ChatMessage[] {
  const lines = new Map([...known, ...told].map((line) => [line.n, line]));
  return [...lines.values()].sort((one, other) => one.n - other.n);
}
