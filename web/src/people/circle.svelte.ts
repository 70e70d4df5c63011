/** What the parts of a circle's page ask of it: names and faces of its members. */

import { app } from "../lib/app.svelte";
import type { Circle } from "../lib/circle";

/** What a member is called: I am "you", whoever was forgotten has no name. */
export function called({ me, members }: Circle, member: string): string {
  if (member === me) return app.words.t("web-circle-you");
  return members.find((one) => one.member === member)?.name || app.words.t("web-circle-gone");
}

/** The number of a member's face. */
export const faceOf = ({ members }: Circle, member: string): number =>
  Math.max(
    0,
    members.findIndex((one) => one.member === member),
  );
