/** Votes in words, and which of them wait for my answer. */

import type { Lobby, Vote } from "../lib/protocol";
import type { Words } from "../lib/words";

/** The votes that I have a part in and have not answered. */
export function askedOf(lobby: Lobby): Vote[] {
  if (lobby.me === null) return [];
  return lobby.votes.filter(({ mine, about }) => mine === null && about !== lobby.me);
}

/** The message of a motion; when the time of a decision is over, the table itself asks. */
function keyOf(vote: Vote, me: number | null): string {
  if (vote.motion !== "stand-in" || vote.seat !== null) return `web-vote-${vote.motion}`;
  if (vote.about === null) return "web-vote-late-sealed";
  return vote.about === me ? "web-vote-late-you" : "web-vote-late";
}

export function sentenceOf(vote: Vote, me: number | null, names: string[], words: Words): string {
  const who = vote.seat === null ? words.t("spectator") : (names[vote.seat] ?? "");
  const seat = vote.about ?? vote.seat;
  return words.t(keyOf(vote, me), {
    name: vote.name || who,
    seat: seat === null ? "none" : (names[seat] ?? ""),
    pace: words.t(`web-pace-${vote.pace ?? "none"}`),
  });
}
