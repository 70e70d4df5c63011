/** Answering a question before it is asked: what the server offers stands in the place of the position. */

import { api } from "../lib/api";
import type { Command, Foreseen, GameMessage } from "../lib/protocol";
import type { Showing } from "../lib/showing.svelte";

export class Ahead {
  /** What was foreseen, and in which position. */
  private foreseen = $state.raw<{ offer: Foreseen; at: GameMessage | null } | null>(null);
  /** Why something could not be done. */
  problem = $state.raw<unknown>(null);

  constructor(private shown: () => Showing) {}

  private get live(): Showing {
    return this.shown();
  }

  /** The question that is being answered ahead; when something happens it is no longer so. */
  get offer(): Foreseen | null {
    return this.foreseen?.at === this.live.newest ? (this.foreseen?.offer ?? null) : null;
  }

  /** Whether something can be laid down, and somebody is waited for: bots answer at once. */
  get possible(): boolean {
    const { shown, lobby } = this.live;
    const mine = lobby?.mine ?? [];
    return (
      !!shown?.ahead &&
      !!lobby?.places.some((place, seat) => place.kind === "person" && !mine.includes(seat))
    );
  }

  async open(): Promise<void> {
    const { newest, table, seat } = this.live;
    this.problem = null;
    try {
      const offer = await api.premove(table, seat);
      this.live.draft = [];
      this.foreseen = { offer, at: newest };
    } catch (error) {
      this.problem = error;
    }
  }

  close(): void {
    if (this.offer) this.live.draft = [];
    this.foreseen = this.problem = null;
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
