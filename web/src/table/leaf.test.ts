import { expect, test } from "vitest";

import { Leaf } from "./leaf.svelte";

function button(): HTMLButtonElement {
  const made = document.createElement("button");
  document.body.append(made);
  return made;
}

test("the focus goes back to what opened the sheet", async () => {
  const opener = button();
  opener.focus();
  const leaf = new Leaf();
  leaf.open(2);
  expect(leaf.player).toBe(2);
  opener.blur();
  await leaf.close();
  expect(leaf.player).toBe(null);
  expect(document.activeElement).toBe(opener);
});

test("a focus that is somewhere else by now stays there", async () => {
  button().focus();
  const leaf = new Leaf();
  leaf.open(1);
  const other = button();
  other.focus();
  await leaf.close();
  expect(document.activeElement).toBe(other);
});

test("where the opener is gone, the board has the focus", async () => {
  const opener = button();
  const board = document.createElement("main");
  board.id = "board";
  board.tabIndex = -1;
  document.body.append(board);
  opener.focus();
  const leaf = new Leaf();
  leaf.open(0);
  opener.remove();
  await leaf.close();
  expect(document.activeElement).toBe(board);
});
