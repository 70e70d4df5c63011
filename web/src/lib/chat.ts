/** Lines of chat: each has a number of its own, so that none is shown twice after a break. */

import type { ChatMessage } from "./protocol";
import type { Words } from "./words";

/** The lines that are known with those that were just told, in order. */
export function merged(known: ChatMessage[], told: ChatMessage[]): ChatMessage[] {
  const lines = new Map([...known, ...told].map((line) => [line.n, line]));
  return [...lines.values()].sort((one, other) => one.n - other.n);
}

/** A line as it is read: a set phrase in the reader's language, or the words as they were written. */
export function lineOf(line: ChatMessage, words: Words, names: string[]): string {
  const key = `web-phrase-${line.phrase}`;
  if (!line.phrase || !words.has(key)) return line.text || (line.phrase ?? "");
  return words.t(key, line.to === undefined ? {} : { name: names[line.to] ?? "" });
}
