/** The titles, looked up by name and loaded when needed. */

import type { Title } from "./contract";
import { fallback } from "./fallback";

const titles = import.meta.glob<{ default: Title }>("./*/index.ts");

/** The title `game`; one that is not drawn yet is played on a list of its actions. */
export async function title(game: string): Promise<Title> {
  const load = titles[`./${game.replaceAll("-", "_")}/index.ts`];
  return load ? (await load()).default : fallback;
}
