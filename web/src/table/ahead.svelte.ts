/** Answering a question before it is asked: what the server offers stands in the place of the position. */

import { api } from "../lib/api";
import type { Command, Foreseen } from "../lib/protocol";
import type { Showing } from "../lib/showing.svelte";

export class Ahead {
  /** The question that is being answered ahead. */
  offer = $state.raw<Foreseen | null>(null);
  /** Why something could not be done. */
  problem = $state.raw<unknown>(null);

  constructor(private shown: () => Showing) {}

  private get live(): Showing {
    return this.shown();
  }

  async open(): Promise<void> {
    const { newest, table, seat } = this.live;
    this.problem = null;
    try {
      const offer = await api.premove(table, seat);
      if (this.live.newest !== newest) return; // something has happened meanwhile
      this.live.draft = [];
      this.offer = offer;
    } catch (error) {
      this.problem = error;
    }
  }

  close(): void {
    if (this.offer) this.live.draft = [];
    this.offer = this.problem = null;
  }

  /** Lay these actions down. */
  async lay(actions: string[]): Promise<void> {
    if (this.offer) await this.send({ kind: "premove", question: this.offer.question, actions });
  }

  /** Take back what lies there, or put away what became of it. */
  async clear(): Promise<void> {
    await this.send({ kind: "premove" });
  }

  private async send(command: Command): Promise<void> {
    try {
      await this.live.send(command);
      this.close();
    } catch (error) {
      this.live.draft = [];
      this.problem = error;
    }
  }
}
