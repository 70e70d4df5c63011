/** The HTTP client: the requests of docs/protocol.md. A refusal is thrown as `Refused`. */

import { isKept, keptGames } from "../offline/kit.svelte";
import * as solo from "../offline/solo";
import { below } from "./base";
import type { Circle, KeptResult } from "./circle";
import type {
  Against,
  Carried,
  Comment,
  Foreseen,
  GameInfo,
  Hint,
  Hello,
  Lobby,
  Me,
  Network,
  NewTable,
  Progress,
  Refusal,
  Replay,
  Review,
  Seated,
  Story,
  Summary,
  Way,
  Ways,
  Why,
  Wishes,
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
/** What a page says of its own server, in which games against bots go on without another one. */
const own = (code: string): Refusal => ({ code: `web-solo-${code}`, message: code, details: {} });

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await (solo.isHere(path) ? solo.request(path, init) : anywhere(path, init));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(error instanceof solo.NotStarted ? own(error.why) : OFFLINE, 0);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { error?: Refusal } | null;
  throw new Refused(body?.error ?? { ...OFFLINE, code: "web-failed" }, response.status);
}

/** The server; where it cannot be reached, the page's own for what needs nobody else. */
async function anywhere(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(below(path), init);
  } catch (error) {
    const games = path === "/api/games" ? await keptGames() : undefined;
    if (games) return games;
    if (path !== "/api/tables" || init?.method !== "POST") throw error;
    if (!(await isKept())) throw new Refused(own("none"), 0);
    if (String(init.body).includes('"kind":"open"')) throw new Refused(own("alone"), 0);
    return solo.request(path, init);
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await answer(path)).json() as Promise<T>;
}

/** The first greeting brings the session without which nothing is accepted. */
let greeting: Promise<Hello> | null = null;
export const greeted = (): Promise<unknown> => (greeting ?? api.hello()).catch(() => {});

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  await greeted();
  const headers = { "Content-Type": "application/json" };
  const response = await answer(path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json() as Promise<T>;
}

const at = (table: string, room = "", seat?: number | null) =>
  `/api/tables/${encodeURIComponent(table)}${room}${seat == null ? "" : `?seat=${seat}`}`;

const within = (circle: string, room = "") => `/api/circles/${encodeURIComponent(circle)}${room}`;

/** The key is null for whoever is in the circle already. */
export interface Joined {
  circle: string;
  member: string;
  key: string | null;
}

export const api = {
  hello: () => (greeting = get<Hello>("/api/hello")),
  openNetwork: () => post<Network>("/api/network"),
  me: () => greeted().then(() => get<Me>("/api/me")),
  /** How I fared against bots. */
  opponents: () => greeted().then(() => get<Against>("/api/me/opponents")),
  /** My personal link: one more, or a new one in place of all others. */
  personLink: (device: string, renew = false) =>
    post<{ link: string }>("/api/me/link", { device, renew }),
  lookAtPerson: (secret: string) => post<Carried>("/api/me/look", { secret }),
  /** With a link, the passkey it is bound to, or a passkey alone. */
  claimPerson: (claim: { secret: string; device: string; bring: boolean; passkey?: object }) =>
    post<Me>("/api/me/claim", claim),
  newPasskey: () => post<PublicKeyCredentialCreationOptionsJSON>("/api/me/passkeys/new"),
  keepPasskey: (passkey: object, device: string) =>
    post<object>("/api/me/passkeys", { passkey, device }),
  askPasskey: () => post<PublicKeyCredentialRequestOptionsJSON>("/api/me/passkeys/ask"),
  removePasskey: (id: string) => post<object>("/api/me/passkeys/remove", { id }),
  leavePerson: () => post<object>("/api/me/leave"),
  keepSettings: (settings: object) => post<object>("/api/me/settings", { settings }),
  rename: (name: string) => post<{ name: string }>("/api/me/name", { name }),
  /** My porthole, and the seat I like. */
  setProfile: (face: string, seat: number | null) =>
    post<{ face: string; seat: number | null }>("/api/me/profile", { face, seat }),
  /** My days away; null: I am back. Also at how many tables they were refused. */
  setAway: (since: number | null, until: number | null) =>
    post<{ refused: number }>("/api/me/away", { since, until }),
  forgetMe: () => post<object>("/api/me/forget"),
  ways: () => greeted().then(() => get<Ways>("/api/me/ways")),
  addWay: (kind: Way["kind"], address = "") => post<Way>("/api/me/ways", { kind, address }),
  removeWay: (way: string) => post<object>(`/api/me/ways/${way}/remove`),
  tryWay: (way: string) => post<object>(`/api/me/ways/${way}/try`),
  setWishes: (wishes: Wishes) => post<object>("/api/me/wishes", wishes),
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
  /** A link by which somebody else gets a seat that the table gives away. */
  newOwner: (table: string, mine: number | null, seat: number) =>
    post<{ seat_link: string }>(at(table, "/new_owner", mine), { seat }),
  token: (table: string, seat: number | null) =>
    post<{ token: string }>(at(table, "/tokens", seat)),
  command: (table: string, seat: number | null, command: unknown) =>
    post<{ ack: string }>(at(table, "/commands", seat), command),
  premove: (table: string, seat: number | null) => get<Foreseen>(at(table, "/premove", seat)),
  hint: async (table: string, seat: number | null, decision: number) =>
    (await post<{ hints: Hint[] }>(at(table, "/hint", seat), { decision })).hints,
  comments: async (table: string) =>
    (await get<{ comments: Comment[] }>(at(table, "/comments"))).comments,
  comment: (table: string, moment: number, text: string) =>
    post<Comment>(at(table, "/comments"), { moment, text }),
  deleteComment: (table: string, id: string) => post<object>(at(table, "/comments/delete"), { id }),
  record: async (table: string) => (await answer(at(table, "/record"))).text(),
  replay: (table: string, eyes: string) => get<Replay>(`${at(table)}/replay?eyes=${eyes}`),
  /** What is true of a game that is over. */
  story: async (table: string) => (await get<{ story: Story | null }>(at(table, "/story"))).story,
  /** A review as one seat could know the game, or how far it is: whoever asks first has it begun. */
  review: (table: string, seat: number) => get<Review | Progress>(`${at(table)}/review?of=${seat}`),
  /** What else a seat might have done at a step of the replay. */
  why: (table: string, seat: number, moment: number) =>
    get<Why | Progress>(`${at(table)}/why?of=${seat}&moment=${moment}`),
  /** What is kept of a finished game, also once its moves are deleted. */
  result: (table: string) => get<KeptResult>(at(table, "/result")),
  circles: async () => {
    await greeted(); // a first visit has no session before that
    return (await get<{ circles: { circle: string; name: string }[] }>("/api/circles")).circles;
  },
  newCircle: (name: string, me: string) => post<Joined>("/api/circles", { name, me }),
  /** Where the link of a circle leads. */
  lookAtCircle: (secret: string) => post<{ name: string }>("/api/circles/look", { secret }),
  renameInCircle: (circle: string, name: string) => post<object>(within(circle, "/name"), { name }),
  joinCircle: (secret: string, name: string) => post<Joined>("/api/circles/join", { secret, name }),
  claimCircle: (key: string) => post<Joined>("/api/circles/claim", { key }),
  circle: (circle: string, game: string) =>
    get<Circle>(`${within(circle)}${game ? `?game=${encodeURIComponent(game)}` : ""}`),
  circleLink: (circle: string, renew: boolean) =>
    post<{ link: string }>(within(circle, "/link"), { renew }),
  addToCircle: (circle: string, table: string) => post<object>(within(circle, "/games"), { table }),
  leaveCircle: (circle: string, forget: boolean) =>
    post<object>(within(circle, "/leave"), { forget }),
  recordPath: (table: string) => at(table, "/record"),
  reportPath: (table: string) => at(table, "/report"),
  /** The page is being closed: `stream` ends on purpose. */
  leftPath: (table: string, seat: number | null) => at(table, "/left", seat),
  streamPath: (table: string, kind: "socket" | "events", since: number, seat: number | null) =>
    `${at(table)}/${kind}?since=${since}${seat === null ? "" : `&seat=${seat}`}`,
};
