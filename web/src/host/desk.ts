/** The hosts' desk: its requests (docs/protocol.md), and moments and sizes in the reader's words. */

import { get, post } from "../lib/api";
import type { Notice } from "../lib/protocol";
import type { Words } from "../lib/words";

export interface Door {
  entered: boolean;
  name: string;
  /** A password was set; otherwise the one that was printed counts. */
  is_set: boolean;
}

export type Filter = "all" | "live" | "stopped" | "over" | "bin";
export const FILTERS: Filter[] = ["all", "live", "stopped", "over", "bin"];

export interface Health {
  now: number;
  since: number;
  tables: Record<Filter, number>;
  frozen: number;
  followed: number;
  people: number;
  connections: number;
  store: { writes: boolean; taken: number; free: number; altogether: number };
  bots: { processes: number; waiting: number };
  backup: {
    running: boolean;
    done: number;
    pages: number;
    failed: string;
    last: { file: string; at: number; bytes: number } | null;
    kept: number;
  };
  rules: {
    invite_only: boolean;
    invitation: string;
    keep_days: number;
    bin_days: number;
    notice: Notice | null;
    /** How many of the backups that are made every night are kept; 0: none is made. */
    nightly: number;
  };
}

export interface DeskTable {
  table: string;
  code: string | null;
  game: string;
  status: string;
  players: { name: string; kind: "person" | "bot" | "open"; bot?: string }[];
  present: boolean[];
  watching: number;
  updated: number;
  /** Until when it lies in the bin. */
  until: number | null;
}

export interface Act {
  number: number;
  at: number;
  host: string;
  act: string;
  table: string;
  detail: string;
}

const at = (table: string, act: string) => `/api/host/tables/${encodeURIComponent(table)}/${act}`;

export const desk = {
  door: () => get<Door>("/api/host"),
  enter: (password: string, name: string) => post<Door>("/api/host/enter", { password, name }),
  leave: () => post<object>("/api/host/leave"),
  password: (current: string, password: string) =>
    post<object>("/api/host/password", { current, password }),
  health: () => get<Health>("/api/host/health"),
  acts: async (before = 0) => (await get<{ acts: Act[] }>(`/api/host/acts?before=${before}`)).acts,
  say: (text: string) => post<object>("/api/host/notice", { text }),
  rule: (rules: {
    invite_only?: boolean;
    renew_invitation?: boolean;
    keep_days?: number;
    nightly?: number;
  }) => post<object>("/api/host/rules", rules),
  backUp: () => post<object>("/api/host/backup"),
  tables: async (status: Filter, find: string, after = 0) => {
    const query = new URLSearchParams({ status, find, after: String(after) });
    return (await get<{ tables: DeskTable[] }>(`/api/host/tables?${query}`)).tables;
  },
  report: (table: string) => get<{ report: string; whole_up_to: number }>(at(table, "report")),
  recordPath: (table: string) => at(table, "record"),
  free: (table: string, seat: number) => post<object>(at(table, "free"), { seat }),
  put: (table: string, where: "close" | "bin" | "back" | "delete") =>
    post<object>(at(table, where)),
};

/** How many tables a page of the list has. */
export const PAGE = 50;

/** A moment, as short as it can be understood. */
export function moment(seconds: number, now: number, words: Words): string {
  const date = new Date(seconds * 1000);
  const days = (now - seconds) / 86400;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  if (days < 0.9) return date.toLocaleTimeString(words.language, time);
  if (days < 6) return date.toLocaleString(words.language, { weekday: "short", ...time });
  return date.toLocaleDateString(words.language, { dateStyle: "medium" });
}

/** How long ago something was. */
export function ago(seconds: number, now: number, words: Words): string {
  const minutes = Math.min(0, Math.round((seconds - now) / 60));
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "short" });
  if (minutes > -60) return relative.format(minutes, "minute");
  if (minutes > -60 * 24) return relative.format(Math.round(minutes / 60), "hour");
  return relative.format(Math.round(minutes / 1440), "day");
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** A size in the largest unit that leaves a whole number before the point. */
export function size(bytes: number, words: Words): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  return value.toLocaleString(words.language, {
    style: "unit",
    unit: UNITS[unit] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: value < 10 && unit > 1 ? 1 : 0,
  });
}
