/** Which games can be reviewed. */

import type { Lobby } from "../lib/protocol";
import { isHereOnly } from "../offline/solo";

/** A game that was played to its end, at a table that a server has. */
export const isReviewed = ({ table, status }: Pick<Lobby, "table" | "status">): boolean =>
  status === "over" && !isHereOnly(table);
