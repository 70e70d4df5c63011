/** The HTTP client: the requests of docs/protocol.md. A refusal is thrown as `Refused`. */

import type {
  GameInfo,
  Hello,
  Lobby,
  Network,
  NewTable,
  Refusal,
  Replay,
  Seated,
  Story,
  Summary,
} from "./protocol";

/** A refusal, or what stands for it when the server cannot be reached. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }
}

export const OFFLINE: Refusal = { code: "web-offline", message: "offline", details: {} };

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(OFFLINE, 0);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { error?: Refusal } | null;
  throw new Refused(body?.error ?? { ...OFFLINE, code: "web-failed" }, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await answer(path)).json() as Promise<T>;
}

/** The first greeting brings the session without which nothing is accepted. */
let greeting: Promise<Hello> | null = null;
export const greeted = (): Promise<unknown> => (greeting ?? api.hello()).catch(() => {});

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  await greeted();
  const headers = { "Content-Type": "application/json" };
  const response = await answer(path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json() as Promise<T>;
}

const at = (table: string, room = "", seat?: number | null) =>
  `/api/tables/${encodeURIComponent(table)}${room}${seat == null ? "" : `?seat=${seat}`}`;

export const api = {
  hello: () => (greeting = get<Hello>("/api/hello")),
  openNetwork: () => post<Network>("/api/network"),
  games: () => get<GameInfo[]>("/api/games"),
  /** The words of a game that this page was not built with; none of one that nobody knows, or that has
   * none in this language. */
  text: async (game: string, language: string) => {
    const known = (await api.games()).some(({ name }) => name === game);
    if (!known) return "";
    const sent = await answer(`/api/games/${game}/text/${language}`);
    return sent.headers.get("Content-Language") === language ? sent.text() : "";
  },
  tables: () => get<{ mine: Summary[]; put_away: Summary[]; public: Summary[] }>("/api/tables"),
  leave: (table: string) => post<object>(at(table, "/leave")),
  newTable: (table: NewTable) => post<Seated>("/api/tables", table),
  lobby: (table: string) => get<Lobby>(at(table)),
  /** What is printed in the box that a table plays with. */
  box: (table: string) => get<unknown>(at(table, "/box")),
  invitation: (code: string) => post<{ table: string }>("/api/invitation", { code }),
  joinTable: (table: string, code: string, name: string) =>
    post<Seated>(at(table, "/join"), { code, name }),
  claim: (table: string, secret: string) => post<Seated>(at(table, "/claim"), { secret }),
  /** One more link to my seat, or a new one in place of all others. */
  seatLink: (table: string, seat: number | null, renew = false) =>
    post<{ seat_link: string }>(at(table, "/link", seat), { renew }),
  token: (table: string, seat: number | null) =>
    post<{ token: string }>(at(table, "/tokens", seat)),
  command: (table: string, seat: number | null, command: unknown) =>
    post<{ ack: string }>(at(table, "/commands", seat), command),
  record: async (table: string) => (await answer(at(table, "/record"))).text(),
  replay: (table: string, eyes: string) => get<Replay>(`${at(table)}/replay?eyes=${eyes}`),
  /** What is true of a game that is over. */
  story: async (table: string) => (await get<{ story: Story | null }>(at(table, "/story"))).story,
  recordPath: (table: string) => at(table, "/record"),
  reportPath: (table: string) => at(table, "/report"),
  streamPath: (table: string, kind: "socket" | "events", since: number, seat: number | null) =>
    `${at(table)}/${kind}?since=${since}${seat === null ? "" : `&seat=${seat}`}`,
};
