/** The time, kept up to date as long as a part of the page shows it. */
export class Ticking {
  now = $state(Date.now());

  constructor(every = 100) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), every);
      return () => clearInterval(timer);
    });
  }
}
