/** The titles, looked up by name and loaded when needed. */

import { api } from "../lib/api";
import type { Lobby } from "../lib/protocol";
import type { Title } from "./contract";

const titles = import.meta.glob<{ default: Title }>("./*/index.ts");

/** The title `game`; one that is not drawn here is played on a plain board. */
export async function title(game: string): Promise<Title> {
  const load = titles[`./${game.replaceAll("-", "_")}/index.ts`] ?? titles["./plain/index.ts"]!;
  const { default: found } = await load();
  found.unpack?.(null);
  return found;
}

/** The title of a table, with what is printed in the box that the table plays with. */
export async function titleAt({ table, game, own_data }: Lobby): Promise<Title> {
  const found = await title(game);
  if (own_data) found.unpack?.(await api.box(table));
  return found;
}
