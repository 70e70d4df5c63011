/** How the person at this screen likes the hand to be sorted. */

export const hand = $state<{ by: "number" | "company" }>({ by: "number" });
