/** What the parts of a circle's page ask of it: names and faces of its members. */

import { app } from "../lib/app.svelte";
import type { Circle } from "../lib/circle";

/** What a member is called: I am "you", whoever was forgotten has no name. */
export function called({ me, members }: Circle, member: string): string {
  if (member === me) return app.words.t("web-circle-you");
  return members.find((one) => one.member === member)?.name || app.words.t("web-circle-gone");
}

/** The face of a member: the one they have chosen, or one by their number. */
export function portholeOf({ members }: Circle, member: string): { face: string; number: number } {
  const number = members.findIndex((one) => one.member === member);
  return { face: members[number]?.face ?? "", number: Math.max(0, number) };
}
