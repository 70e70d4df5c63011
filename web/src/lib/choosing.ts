/** Bots that think in view: for whom one is choosing, where everyone may know that. */

import type { Lobby, View } from "./protocol";

/** The one seat that is asked, if a bot plays it; nobody is named in a sealed decision. */
export function chooser(view: View, lobby: Lobby): number | null {
  const { asked } = view;
  if (!Array.isArray(asked) || asked.length !== 1 || view.over) return null;
  const [seat] = asked;
  const place = lobby.places[seat!];
  return place && (place.kind === "bot" || place.standin !== null) ? seat! : null;
}
