/** An animation queue: items are shown one after the other, each for a while, and can be skipped. */

export class Queue<T> {
  private items: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` puts an item on the screen and says for how many milliseconds it stays alone there; a `hurried`
   * one does not stay, whatever is said. */
  constructor(
    private show: (item: T, hurried: boolean) => number,
    private emptied: () => void = () => {},
  ) {}

  get busy(): boolean {
    return this.timer !== null || this.items.length > 0;
  }

  add(item: T): void {
    this.items.push(item);
    if (this.timer === null) this.next();
  }

  /** What is on the screen has been there long enough. */
  goOn(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** Show everything that waits, at once. */
  skip(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    while (this.items.length) this.show(this.items.shift()!, true);
    this.emptied();
  }

  /** Forget everything that waits. */
  clear(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.items = [];
  }

  private next(): void {
    this.timer = null;
    while (this.items.length) {
      const rest = this.show(this.items.shift()!, false);
      if (rest > 0) {
        this.timer = setTimeout(() => this.next(), rest);
        return;
      }
    }
    this.emptied();
  }
}
