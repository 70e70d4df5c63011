/** The checks of docs/records.md that need nothing but SHA-256; pages at a plain HTTP address of a local
 * network have no `crypto.subtle`. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Checked {
  /** What was committed to before the start, as the record has it. */
  commitment: string;
  seed: string;
  phrases: { seat: number; phrase: string }[];
  /** The commitment fits the seed and the lines `game` to `data`. */
  seedFits: boolean;
  /** `start` fits the commitment and the phrases. */
  phrasesFit: boolean;
  /** `play` fits the lines `bot` and the lines of play. */
  playFits: boolean;
  /** The key of all luck. */
  key: string;
}

/** The first lines of the versions of the format that are read. */
const VERSIONS = ["Abyssal record 1", "Abyssal record 2"];

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
  if (!VERSIONS.includes(lines[0] ?? "") || !commitment || !/^[0-9a-f]{64}$/.test(seed))
    return null;

  const first = lines.findIndex((line) => line.startsWith("game: "));
  const last = lines.findIndex((line) => line.startsWith("data: "));
  const agreed = ended(lines.slice(first, last + 1));
  const spoken = ended(lines.filter((line) => /^(commitment|phrase \d+): /.test(line)));
  const played = ended(lines.filter((line) => /^bot \d+: /.test(line))) + rest.join("\n\n");
  const phrases = [...Array(Number(value.get("seats"))).keys()].map((seat) => ({
    seat,
    phrase: value.get(`phrase ${seat}`) ?? "",
  }));
  return {
    commitment,
    seed,
    phrases: phrases.filter(({ phrase }) => phrase),
    seedFits: commitment === bytesToHex(sha256(concatBytes(utf8ToBytes(agreed), hexToBytes(seed)))),
    phrasesFit: value.get("start") === bytesToHex(sha256(utf8ToBytes(spoken))),
    playFits: value.get("play") === bytesToHex(sha256(utf8ToBytes(played))),
    key: bytesToHex(
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
  const parts = [hexToBytes(seed)];
  for (const phrase of phrases) {
    const bytes = utf8ToBytes(phrase);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    parts.push(length, bytes);
  }
  return sha256(concatBytes(...parts));
}
