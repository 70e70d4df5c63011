/** A chair at a table that is being set up. */
export interface Chair {
  kind: "me" | "open" | "bot" | "person";
  name: string;
  /** The name as it was typed, where it can be changed. */
  typed?: string;
  bot: string | null;
  note: string;
  /** The porthole of whoever sits there. */
  face?: string;
}
