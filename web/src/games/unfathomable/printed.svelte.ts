/** What is printed in the box: as it is sold, or as the table's own data has it. */

import sold from "./box.json";

type Sold = typeof sold;
type Some<T> = Record<string, T[keyof T]>;
/** Cards and characters by name; which there are depends on the data. */
type Printed = Pick<Sold, "captains" | "keepers"> & {
  characters: Some<Sold["characters"]>;
  mythos: Some<Sold["mythos"]>;
  waypoints: Record<string, number>;
  texts: Record<string, unknown>;
};

class Box {
  printed = $state.raw<Printed>(sold);

  unpack = (box: unknown): void => {
    this.printed = (box as Printed | null) ?? sold;
  };
}

export const box = new Box();
