/** What a page and the worker that runs its own server say to each other. */

export type Asked =
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "open"; id: number; path: string }
  | { kind: "send"; id: number; text: string }
  | { kind: "close"; id: number };

/** Why there is no server in this page: another one runs it, there is no room to keep what is played,
 * or something failed. */
export type Why = "elsewhere" | "full" | "failed";

export type Told =
  | { kind: "ready" }
  | { kind: "failed"; why: Why }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "message"; id: number; text: string }
  | { kind: "closed"; id: number };
