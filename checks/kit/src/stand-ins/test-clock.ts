/** A clock that tests can set. */
export class TestClock {
  #now = new Date("2026-03-10T12:00:00Z");
  readonly now = (): Date => this.#now;
  /** Sets the clock forward, or back by a negative number of seconds. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}
