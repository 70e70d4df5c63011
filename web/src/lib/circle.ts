/** The types of circles in docs/protocol.md, and the keys by which this browser is a member. */

export interface Member {
  member: string;
  /** "" for somebody who asked to be forgotten. */
  name: string;
  /** Their porthole; "" if they have chosen none. */
  face: string;
  left: boolean;
}

export interface RatingRow {
  member: string;
  rating: number | null;
  spread: number;
  rated: number;
  best: number;
  worst: number;
  played: number;
  counted: number;
  won: number;
  stood_in: number;
  form: number[];
}

export interface Duel {
  member: string;
  other: string;
  ahead: number;
  level: number;
  behind: number;
}

export interface ByTitle {
  game: string;
  games: number;
  leader: string | null;
  played: Record<string, number>;
  won: Record<string, number>;
}

export interface Kind {
  game: string;
  seats: number;
  options: Record<string, string>;
  games: number;
  won: Record<string, number>;
}

export interface Sitting {
  members: string[];
  kind: "person" | "bot";
  score: number;
  rank: number;
  won: boolean;
  side: string;
  decisions: number;
  own: number;
  hints: number;
}

export type NotOwn = "stood-in" | "shared" | "several";

export interface CircleGame {
  table: string;
  game: string;
  options: Record<string, string>;
  ending: string;
  started: number;
  ended: number;
  digest: string;
  replay: boolean;
  /** It can be replayed, and judged. */
  reviewed: boolean;
  kept: boolean;
  unrated: "" | "broken" | "given-up" | "hints" | "own-data" | "late" | "few";
  not_own: Record<string, NotOwn>;
  seats: Sitting[];
}

export interface Circle {
  circle: string;
  name: string;
  me: string;
  members: Member[];
  total: number;
  lost: number;
  rows: RatingRow[];
  duels: Duel[];
  titles: ByTitle[];
  kinds: Kind[];
  streaks: { member: string; game: string; wins: number; weeks: number }[];
  records: { game: string; seats: number; member: string; score: number; table: string }[];
  hinted: number;
  stood_in: number;
  games: CircleGame[];
}

/** What is kept of a finished game once its moves are deleted; it names nobody. */
export interface KeptResult {
  game: string;
  ended: number;
  result: {
    digest: string;
    /** Fields that have their usual value are left out. */
    seats: Partial<Omit<Sitting, "members">>[];
  } | null;
}

const KEYS = "abyssal-circles";

/** The keys of this browser's memberships, by circle: a personal link may carry them elsewhere. */
export function memberKeys(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEYS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep the key of a membership, or with null forget it. */
export function keepKey(circle: string, key: string | null): void {
  const keys = memberKeys();
  if (key === null) delete keys[circle];
  else keys[circle] = key;
  try {
    localStorage.setItem(KEYS, JSON.stringify(keys));
  } catch {
    return; // a browser without storage: its session is a member all the same
  }
}
