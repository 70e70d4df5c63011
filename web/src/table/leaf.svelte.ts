/** What lies in the place of the board for a while: the sheet of a player. */

import { tick } from "svelte";

export class Leaf {
  /** Whose sheet is open. */
  player = $state<number | null>(null);
  private opener: Element | null = null;

  open = (player: number): void => {
    this.opener = document.activeElement;
    this.player = player;
  };

  /** The focus goes back to what opened it, unless it is somewhere else by now. */
  async close(): Promise<void> {
    this.player = null;
    await tick();
    const lost = document.activeElement === document.body || document.activeElement === null;
    const back = this.opener?.isConnected ? this.opener : document.getElementById("board");
    if (lost && back instanceof HTMLElement) back.focus();
    this.opener = null;
  }
}
