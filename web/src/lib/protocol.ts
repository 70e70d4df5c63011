/** The types of docs/protocol.md. */

/** The part of a view that every game has. */
export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  /** Seats that are asked, or how many when the decision is sealed. */
  asked: number[] | number;
  over: boolean;
  step: string;
  turn: number;
  winners: number[];
}

export type Argument = string | number | boolean | null | Phrase | (string | number | Phrase)[];

/** A text put together from messages: the message `say`, the rest its arguments. */
export interface Phrase {
  say: string;
  [argument: string]: Argument;
}

export interface Event {
  event: string;
  seat: number | null;
  /** `by`, where it is there, says who acted for the person of the seat: `bot` or `time`. */
  [argument: string]: Argument;
}

export interface Refusal {
  code: string;
  message: string;
  details: Record<string, string | number>;
}

export interface Network {
  open: boolean;
  can_open: boolean;
  url: string | null;
}

export interface Hello {
  version: string;
  languages: string[];
  network: Network;
  person: { name: string | null; linked: boolean; face: string; seat: number | null };
  /** What may be said at every table: `web-phrase-<key>`. */
  phrases: string[];
  /** Days for which tables are kept. */
  kept: { finished: number; put_away: number };
  /** Tables are opened with the hosts' code alone. */
  invite_only: boolean;
  notice: Notice | null;
}

/** A word of the hosts to all; an empty one takes the last back. */
export interface Notice {
  text: string;
  at: number;
}

export interface GameInfo {
  name: string;
  seats: number[];
  minutes: [number, number];
  options: Record<string, { choices: string[]; default: string }>;
  option_sets: Record<string, string[]>;
  bots: string[];
  /** What was measured of its bots, by the number of seats; games that were kept by an earlier version of this
   * page have none. */
  ratings?: Record<string, Measurement>;
  /** Whether some printed numbers are ours until the owner of a box corrects them. */
  substitutes: boolean;
  manners: Manners;
  /** Hints can be found in it. */
  hints: boolean;
}

/** A tournament of bots: how it was made, and what it found of each. */
export interface Measurement {
  command: string;
  version: string;
  bots: Record<string, Strength>;
}

export interface Strength {
  rating: number;
  /** The true rating is within so much of it 19 times in 20. */
  margin: number;
  games: number;
  /** The median time of a decision. */
  milliseconds: number;
}

/** How I fared against bots: by title and bot. */
export type Against = Record<string, Record<string, { games: number; won: number }>>;

export type Choice = { choices: string[]; default: string };

/** What a title needs of the table around it: secrecy, phrases, house rules. */
export interface Manners {
  undo_votes: boolean;
  /** The log is read in order: not filtered or counted. */
  plain_log: boolean;
  /** There are quiet windows, standing orders, secrets to cover and private notes. */
  quiet: boolean;
  /** The field of my player that lists my secret cards, and what one is called in messages. */
  secret: [string, string];
  /** Events whose sentence is covered in the log until it is held. */
  covered: string[];
  /** The field of a view that is there only during a test. */
  hush: string;
  /** The verb of an action that everyone has in the menu. */
  declare: string;
  phrases: Record<string, PhraseKind>;
  /** The options of a game for learners. */
  learning: Record<string, string>;
  /** What a table agrees on beside the rules. */
  house: Record<string, Choice>;
}

export type PhraseKind = "statement" | "about" | "question" | "answer";
export type Orders = "never" | "own" | "tests" | "always";
export type Mark = "" | "!" | "?";

/** What a seat keeps for itself on the server. */
export interface Desk {
  orders: Orders;
  notes: string;
  /** What it takes each player for, from human (0) to traitor (4), and a remark. */
  beliefs: number[];
  remarks: string[];
  /** Marks in the history of tests. */
  marks: { test: number; seat: number; mark: Mark }[];
  /** An answer that I laid down before its question comes. */
  premove?: Premove | null;
  /** What became of the last one. */
  premoved?: Premoved | null;
}

export interface Premove {
  question: string;
  actions: Action[];
  /** What must be as it was. */
  rests: Label[];
  /** Its question is asked, and it will be given. */
  due: boolean;
}

export interface Premoved {
  actions: Action[];
  /** `played`, or why not. */
  why: "played" | "changed" | "illegal" | "stand-in" | "over";
  changed: Label | null;
}

/** A quiet window: the same for everyone but for one's own answer. */
export interface QuietWindow {
  about: string;
  /** Seconds it lasts; null without a clock. */
  length: number | null;
  closes: number | null;
  /** Its time is over, and somebody who wanted to act is choosing how. */
  choosing: boolean;
  mine: string | null;
  /** What taking no part is called. */
  pass: Label;
}

export type Status = "open" | "playing" | "over" | "ended" | "frozen";
export type Pace = "none" | "relaxed" | "brisk" | "day" | "three-days" | "week";
/** What happens to who is absent: the table waits, a bot stands in, the others decide. */
export type Absence = "wait" | "bot" | "vote";
/** Since when a seat has no connection: its page was closed, or the network failed. */
export type Gone = { how: "left" | "lost"; since: number };

/** What is kept of me. */
export interface Me {
  name: string;
  /** My porthole; "" if I have chosen none. */
  face: string;
  /** The seat I like. */
  seat: number | null;
  /** My days away (seconds since 1970). */
  away: { since: number; until: number } | null;
  linked: boolean;
  since: number | null;
  settings: Record<string, unknown>;
  seats: number;
  devices: { name: string; since: number; seen: number; this: boolean }[];
  passkeys: { id: string; name: string; site: string; since: number; used: number }[];
}

/** What a personal link carries; of one that is bound to a passkey nothing is told. */
export interface Carried {
  name: string;
  seats: number;
  bound: boolean;
}

/** A way of being told that it is my turn. */
export interface Way {
  id: string;
  kind: "push" | "mail" | "webhook" | "feed";
  confirmed: boolean;
  /** Where it leads, as far as that is no secret. */
  shown: string;
  /** A push goes to this very browser. */
  this?: boolean;
  /** The path of a feed, without its ending. */
  link?: string;
}

/** When I want to be told; in minutes after midnight. */
export interface Wishes {
  language: string;
  zone: string;
  quiet: [number, number] | null;
  digest: number | null;
  /** Whether I am told that the time of a turn is soon over. */
  remind: boolean;
}

export interface Ways {
  ways: Way[];
  offered: Way["kind"][];
  push_key: string | null;
  wishes: Wishes;
}

export interface Summary {
  table: string;
  code: string | null;
  game: string;
  seats: number;
  status: Status | "damaged";
  mine: number | null;
  my_turn: boolean;
  players: {
    name: string | null;
    kind: "person" | "bot" | "open";
    face?: string;
    bot?: string | null;
  }[];
  updated: number;
  /** Whom everyone waits for; of a sealed decision only how many. */
  waits: number[] | number;
  /** Since when: my own turn, or the position everyone sees. */
  since: number;
  /** When my time runs out. */
  until: number | null;
  /** When the table will be deleted, if it will. */
  expires: number | null;
  /** Somebody has asked for a hint. */
  assisted?: boolean;
}

export interface Place {
  kind: "person" | "bot" | "open";
  name: string | null;
  bot: string | null;
  standin: string | null;
  /** Moves that a bot, or time, made for the person of this seat. */
  stood_in: number;
  /** Its person has asked for a hint in this game. */
  assisted?: boolean;
  /** The porthole of its person; "" if they have chosen none. */
  face?: string;
  /** Until when its person is away, or was, as they said (seconds since 1970), and from when on. */
  away?: number | null;
  away_since?: number | null;
  /** The others give this seat to somebody else; until then its person can stop it. */
  given_away?: number | null;
  /** Who held it before, where it changed hands. */
  former?: string[];
}

/** Why a table is frozen. */
export interface Frozen {
  why: "fault" | "log" | "rules" | "data" | "seal";
  begun?: number;
  known?: number;
}

export interface Vote {
  number: number;
  motion: "end" | "undo" | "admit" | "stand-in" | "reseat" | "pace";
  /** Who asks; null: the table, as the time of a decision is over. */
  seat: number | null;
  name: string | null;
  /** Whom a bot is to stand in for, or whose seat somebody else is to get. */
  about: number | null;
  /** How to go on, with `pace`. */
  pace: Pace | null;
  absence: Absence | null;
  /** When it is void (seconds since 1970). */
  lapses: number | null;
  mine: boolean | null;
}

export interface Lobby {
  table: string;
  code: string | null;
  game: string;
  options: Record<string, string>;
  own_data: boolean;
  status: Status;
  frozen: Frozen | null;
  pace: Pace;
  absence: Absence;
  public: boolean;
  spectators: boolean;
  house: Record<string, string>;
  /** The table keeps a history of tests for its players. */
  history: boolean;
  host: number;
  me: number | null;
  desk: Desk | null;
  commitment: string;
  seed: string | null;
  phrases: boolean[];
  created: number;
  places: Place[];
  /** People may ask for hints here. */
  hints?: boolean;
  /** Who has agreed to hints among people; null where nobody has proposed them. */
  agreed?: number[] | null;
  /** The game is over, and can be reviewed. */
  reviewed?: boolean;
  votes: Vote[];
  rematch: string | null;
  present?: boolean[];
  absent?: (Gone | null)[];
  watching?: number;
  mine?: number[];
}

export type PlaceWish =
  { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  places: PlaceWish[];
  pace?: Pace;
  absence?: Absence;
  public?: boolean;
  spectators?: boolean;
  name?: string;
  start?: boolean;
  data?: string;
  house?: Record<string, string>;
  /** People may ask for hints, once all of them have agreed. */
  hints?: boolean;
  /** The hosts' code, where tables are opened by invitation. */
  invitation?: string;
  /** The circle of friends in which the game counts. */
  circle?: string;
}

export interface Seated {
  table: string;
  seat: number;
  seat_link?: string;
  seats?: number[];
  seat_links?: string[];
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  ending: string;
}

export type Arguments = Record<string, Argument>;

/** The verb of an action, and the arguments of its label. */
export type Label = [verb: string, args: Arguments];

/** Something that may be picked for a set: `<verb> <pick>` is the action. */
export interface Member {
  pick: string;
  worth: number;
  suit: string;
}

/** Several picks that belong together, made in the order of `members`. */
export interface PickSet {
  verb: string;
  members: Member[];
  least: number;
  most: number;
  /** What the picks must be worth together at least, if that is what counts. */
  worth: number | null;
  /** What earlier picks of the same set are worth already. */
  so_far: number;
  /** The suit of all picks, once it is known. */
  suit: string | null;
  /** All picks must be of one suit. */
  alike: boolean;
  /** The action after the last pick. */
  close: string | null;
  /** `most` picks close the set by themselves. */
  closes_full: boolean;
  /** There is nothing to choose: all members are taken, and none is asked for. */
  forced: boolean;
  /** What the action does that is chosen and paid for by this set. */
  gains?: Gains;
}

/** What an action brings or does, in the title's own words. */
export type Gains = Record<string, string | number | number[]>;

/** A legal action, and what is known of it beforehand. */
export interface Action {
  do: string;
  say: Label;
  /** How many cards, dollars … it costs. */
  pays?: number;
  gains?: Gains;
  /** The set that is asked for after it. */
  picks?: PickSet;
}

/** What one might look for and may not do now, and why: `why-<reason>` with arguments. */
export interface Barred {
  /** Its notation, or how all of them begin that are barred for the same reason. */
  do: string;
  why: Label;
}

/** What the engine says of a decision, for the one to whom it is put. */
export interface Description {
  /** The arguments of the prompt; an `action` among them is a label. */
  prompt: Prompt;
  actions: Action[];
  /** The set of picks that is asked for now. */
  set: PickSet | null;
  barred: Barred[];
}

export type Prompt = { action?: Label } & { [argument: string]: Argument | Label | undefined };

/** A few words about a moment of a game that is over. */
export interface Comment {
  id: string;
  seat: number;
  /** The step of the replay. */
  moment: number;
  text: string;
  at: number;
  mine: boolean;
}

/** A question that can be answered ahead, as it would be put now. */
export interface Foreseen extends Description {
  question: string;
  view: View;
  legal: string[];
}

/** One of the best answers to what is asked of me: the chance to win with it, and why. */
export interface Hint {
  action: string;
  chance: number;
  /** The message `hint-<reason>` with its arguments. */
  why: Label;
}

export interface GameMessage extends Description {
  n: number;
  kind: "game";
  view: View;
  events: Event[];
  /** How long each of them is shown on its own, in milliseconds at normal speed. */
  stages: number[];
  /** Seconds until the clocks of this position start: what happened is shown meanwhile. */
  lead: number;
  decision: number;
  legal: string[];
  undo: boolean;
  deadline: number | null;
  /** Something can be answered before it is asked. */
  ahead?: boolean;
  /** Whom the table waits for, as everyone may know. */
  waiting?: {
    decision: number;
    seats: number[] | null;
    since: number;
    until: number | null;
  } | null;
  /** In titles with quiet windows: the one that is open. */
  window?: QuietWindow | null;
  /** Everyone looks at their own secret cards until then (seconds since 1970). */
  looking?: { length: number | null; closes: number | null } | null;
}

export interface ChatMessage {
  n: number;
  kind: "chat";
  from: number | null;
  name: string | null;
  text?: string;
  phrase?: string;
  /** The seat whom a phrase is about, or asks. */
  to?: number;
}

export interface LobbyMessage {
  n: number;
  kind: "table";
  lobby: Lobby;
}

export interface OverMessage {
  n: number;
  kind: "over";
  view: View;
  prompt: Prompt;
  result: Result | null;
  /** For each seat: lines of play that were its own, and those that a bot or time made for it. */
  decisions?: { own: number; stood_in: number }[];
}

/** How a vote ended. */
export interface Tally {
  motion: Vote["motion"];
  carried: boolean;
  /** Its time was over, it was withdrawn, or there is no more need for it. */
  lapsed: boolean;
  yes: number;
  no: number;
}

export type Message =
  | {
      n: number;
      kind: "sync";
      lobby: Lobby;
      game: GameMessage | null;
      over: OverMessage | null;
      chat: ChatMessage[];
    }
  | LobbyMessage
  | GameMessage
  | ChatMessage
  | OverMessage
  | ({ n: number; kind: "vote" } & Tally)
  | { kind: "presence"; present: boolean[]; absent?: (Gone | null)[]; watching: number }
  | ({ kind: "notice" } & Notice)
  | { kind: "asked"; asked: number | number[] }
  | { ack: string }
  | { refused: string; error: Refusal };

export type Command =
  | { kind: "play"; decision: number; actions: string[] }
  | { kind: "act"; decision: number }
  | { kind: "orders"; ask: Orders }
  | { kind: "premove"; question?: string; actions?: string[] }
  | { kind: "note"; text: string }
  | { kind: "believe"; seat: number; belief: number; remark: string }
  | { kind: "mark"; test: number; seat: number; mark: Mark }
  | { kind: "looked" }
  | { kind: "undo" }
  | { kind: "start"; phrase?: string; bot?: string }
  | { kind: "phrase"; text: string }
  | { kind: "rename"; name: string }
  | { kind: "place"; seat: number; place: PlaceWish }
  | { kind: "renew" }
  | {
      kind: "set";
      pace?: Pace;
      absence?: Absence;
      public?: boolean;
      spectators?: boolean;
      options?: Record<string, string>;
      house?: Record<string, string>;
      hints?: boolean;
    }
  | { kind: "agree"; yes: boolean }
  | { kind: "hand_over"; bot: string }
  | { kind: "return" }
  | { kind: "away"; until: number | null }
  | { kind: "keep_seat" }
  | {
      kind: "call_vote";
      motion: Vote["motion"];
      name?: string;
      seat?: number;
      pace?: Pace;
      absence?: Absence;
    }
  | { kind: "withdraw"; motion: number }
  | { kind: "vote"; yes: boolean; motion: number }
  | { kind: "say"; text?: string; phrase?: string; to?: number }
  | { kind: "rematch" };

export interface Frame {
  seat: number | null;
  action: string | null;
  view: View;
  events: Event[];
}

/** What is true of a game that is over, as its title tells it (`story.py`). */
export type Story = Record<string, unknown>;

/** The story of a game in which something is counted. */
export interface Counted {
  /** What everybody would have scored if the game had ended with that turn. */
  curve: { turn: number; scores: number[] }[];
  ties: Tie[];
}

/** Two who were level, and what put the first before the second. */
export interface Tie {
  on: string;
  seats: number[];
  by: string;
  values: number[];
  decisive: boolean;
}

export interface Replay {
  game: string;
  players: { name: string | null; kind: string }[];
  result: Result | null;
  frames: Frame[];
}

/** How far a review is that is being made. */
export interface Progress {
  done: false;
  judged: number;
  of: number;
}

/** An answer, its label, and the chance to win with it in parts of 10,000. */
export interface Told {
  do: string;
  say: Label;
  chance: number;
}

export type Graded = "best" | "good" | "slip" | "blunder";

/** A line of play as a review judges it; only choices of the reviewed seat have grades. */
export interface Judgement {
  seat: number;
  chances: number[];
  luck: number;
  mine: number;
  others: number;
  uncovered: number;
  choice: { played: Told; best: Told; grade: Graded } | null;
}

/** A game that is over, judged by what one seat knew. */
export interface Review {
  done: true;
  seat: number;
  start: number[];
  /** For each line of play the step of the replay in which it was carried out. */
  frames: number[];
  steps: Judgement[];
  /** Start, luck, own choices, the others', what was uncovered: in points they add up to the result. */
  points: number[];
  /** The steps that mattered most. */
  moments: number[];
}

/** What else a seat might have done; nothing where it had no choice. */
export interface Why {
  done: true;
  seat: number;
  moment: number;
  played: string;
  grade: Graded | "";
  answers: Told[];
}
