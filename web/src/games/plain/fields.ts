/** The fields of a view in words, whatever the game: the same as `cli/boards/plain.py`. */

import type { Argument, View } from "../../lib/protocol";
import type { Words } from "../../lib/words";

export type Row = Record<string, unknown>;

/** What every view holds, and the page tells otherwise. */
const LEFT_OUT = new Set(["asked", "game", "options", "over", "seats", "step", "viewer"]);
/** Fields that hold seats. */
const SEATS = new Set(["active", "owner", "owners", "winners"]);
const NOTHING = "–";

export const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What is to be shown of a view: single fields, and tables. */
export function fieldsOf(view: View): { single: [string, unknown][]; tables: [string, Row[]][] } {
  const shown = Object.entries(view).filter(
    ([name, value]) => !LEFT_OUT.has(name) && !isNothing(value),
  );
  return {
    single: shown.filter(([, value]) => !isRows(value)),
    tables: shown.filter((field): field is [string, Row[]] => isRows(field[1])),
  };
}

/** The name of a field. */
export function called(field: string, words: Words): string {
  const key = `term-${field.replaceAll("_", "-")}`;
  return words.has(key) ? words.t(key) : field.replaceAll("_", " ");
}

/** The value of a field in words. */
export function said(field: string, value: unknown, names: string[], words: Words): string {
  if (isNothing(value)) return NOTHING;
  if (typeof value === "boolean") return words.t(value ? "plain-yes" : "plain-no");
  if (Array.isArray(value)) return value.map((one) => said(field, one, names, words)).join(", ");
  if (isRow(value))
    return Object.entries(value)
      .map(([name, inner]) => `${called(name, words)} ${said(name, inner, names, words)}`)
      .join(", ");
  const name = SEATS.has(field) ? "owner" : field;
  return String(words.readable({ [name]: value as Argument }, names)[name]);
}

/** The lines of a table: one for each field that any of the rows has something in. */
export function linesOf(
  rows: Row[],
  names: string[],
  words: Words,
): { field: string; cells: string[] }[] {
  return Object.keys(rows[0] ?? {})
    .map((field) => ({ field, cells: rows.map((row) => said(field, row[field], names, words)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== NOTHING));
}
