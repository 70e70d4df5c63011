/** Which games can be reviewed. */

import type { Lobby } from "../lib/protocol";
import { isHereOnly } from "../offline/solo";

/** A game that was played to its end and can be judged, at a table that a server has. */
export const isReviewed = ({ table, reviewed }: Pick<Lobby, "table" | "reviewed">): boolean =>
  !!reviewed && !isHereOnly(table);
