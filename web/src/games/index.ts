/** The titles, looked up by name and loaded when needed. */

import type { Title } from "./contract";

const titles = import.meta.glob<{ default: Title }>("./*/index.ts");

/** The title `game`; one that is not drawn here is played on a plain board. */
export async function title(game: string): Promise<Title> {
  const load = titles[`./${game.replaceAll("-", "_")}/index.ts`] ?? titles["./plain/index.ts"]!;
  return (await load()).default;
}
