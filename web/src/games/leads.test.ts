/** A hint and a coach show the way to an answer: its first step is a button that can be pressed. */

import { cleanup } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";

import { Bench, buttons, type Position, press } from "./bench.svelte";
import type { Title } from "./contract";

const laid = import.meta.glob<Record<string, Position>>("./*/positions.json", {
  eager: true,
  import: "default",
});
const titles = import.meta.glob<Title>("./*/index.ts", { import: "default" });
/** Of many answers that are alike these are tried. */
const EVERY = 7;

/** What lies in a purse is opened by its name first. */
async function open(rooms: HTMLElement[], told: string): Promise<void> {
  for (const room of rooms) {
    const name = buttons(room).find((label) => told.includes(`“${label}”`));
    if (name) press(room, name);
  }
  await tick();
}

test.each(Object.keys(laid))("the way to an answer begins with a button (%s)", async (path) => {
  const title = await titles[path.replace("positions.json", "index.ts")]!();
  const astray: string[] = [];
  for (const [name, position] of Object.entries(laid[path]!)) {
    const bench = await Bench.lay(position);
    const rooms = bench.show(title.Board, ...(title.Mine ? [title.Mine] : []));
    const acts = Object.values(title.acts(bench.table)).map(({ label }) => label);
    for (const action of position.legal.filter((_, at) => at % EVERY === 0)) {
      const [first = ""] = title.lead?.(bench.table, [action]) ?? [];
      if (acts.includes(first) || buttons(...rooms).includes(first)) continue;
      await open(rooms, bench.table.label(action));
      if (!buttons(...rooms).includes(first)) astray.push(`${name}: ${action}: ${first}`);
    }
    cleanup();
  }
  expect(astray).toEqual([]);
});
