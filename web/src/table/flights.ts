/** Which cards fly: a thing that is new on the page and names the seat it comes from in `data-from`, out of what stands
 * for that seat, marked by `data-home`. */

export interface Flight {
  thing: Element;
  from: DOMRect;
  to: DOMRect;
}

export class Flights {
  private known = new WeakSet<Element>();

  /** The flights of what came to `room` since it was last looked at. */
  begun(room: ParentNode): Flight[] {
    return [...room.querySelectorAll<HTMLElement>("[data-from]")].flatMap((thing) => {
      if (this.known.has(thing)) return [];
      this.known.add(thing);
      const from = placeOf(room, thing.dataset.from!);
      const to = seen(thing);
      return from && to ? [{ thing, from, to }] : [];
    });
  }
}

/** What stands for a seat: its row among the players, or my own area. */
function placeOf(room: ParentNode, seat: string): DOMRect | null {
  const places = [...room.querySelectorAll(`[data-home="${seat}"]`)];
  return places.map(seen).find((place) => place !== null) ?? null;
}

function seen(thing: Element): DOMRect | null {
  const place = thing.getBoundingClientRect();
  return place.width > 0 && place.height > 0 ? place : null;
}
