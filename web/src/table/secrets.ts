/** The secret cards of a seat, as its view lists them. */

import type { Manners, View } from "../lib/protocol";

export function secretsOf(view: View, seat: number | null, { secret: [field] }: Manners): string[] {
  const players = (view as View & { players?: Record<string, unknown>[] }).players ?? [];
  return seat === null ? [] : ((players[seat]?.[field] ?? []) as string[]);
}
