/** The checks of docs/records.md that need nothing but SHA-256. */

import { bytesOf, hex, sha256 } from "./sha256";

export interface Checked {
  /** What was committed to before the start, as the record has it. */
  commitment: string;
  seed: string;
  phrases: { seat: number; phrase: string }[];
  /** The commitment fits the seed and the lines `game` to `data`. */
  seedFits: boolean;
  /** `start` fits the commitment and the phrases. */
  phrasesFit: boolean;
  /** `play` fits the lines of play. */
  playFits: boolean;
  /** The key of all luck. */
  key: string;
}

const utf8 = new TextEncoder();

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Check a finished record with a keyed seed; null if it is none. */
export function check(record: string): Checked | null {
  const text = record.replaceAll("\r\n", "\n");
  const [header = "", ...rest] = text.split("\n\n");
  const lines = header.split("\n");
  const value = new Map(
    lines.slice(1).map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
  const seed = value.get("seed") ?? "";
  const commitment = value.get("commitment");
  if (lines[0] !== "Abyssal record 1" || !commitment || !/^[0-9a-f]{64}$/.test(seed)) return null;

  const first = lines.findIndex((line) => line.startsWith("game: "));
  const last = lines.findIndex((line) => line.startsWith("data: "));
  const agreed = ended(lines.slice(first, last + 1));
  const spoken = ended(lines.filter((line) => /^(commitment|phrase \d+): /.test(line)));
  const phrases = [...Array(Number(value.get("seats"))).keys()].map((seat) => ({
    seat,
    phrase: value.get(`phrase ${seat}`) ?? "",
  }));
  return {
    commitment,
    seed,
    phrases: phrases.filter(({ phrase }) => phrase),
    seedFits: commitment === hex(sha256(joined(utf8.encode(agreed), bytesOf(seed)))),
    phrasesFit: value.get("start") === hex(sha256(utf8.encode(spoken))),
    playFits: value.get("play") === hex(sha256(utf8.encode(rest.join("\n\n")))),
    key: hex(
      keyOf(
        seed,
        phrases.map(({ phrase }) => phrase),
      ),
    ),
  };
}

const ended = (lines: string[]) => lines.map((line) => `${line}\n`).join("");

/** SHA-256 over the seed, then for each seat the length of its phrase and the phrase. */
export function keyOf(seed: string, phrases: string[]): Uint8Array {
  const parts = [bytesOf(seed)];
  for (const phrase of phrases) {
    const bytes = utf8.encode(phrase);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    parts.push(length, bytes);
  }
  return sha256(joined(...parts));
}
