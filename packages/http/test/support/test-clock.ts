/** A clock that tests can advance. */
export class TestClock {
  #now = new Date("2026-03-10T12:00:00Z");
  readonly now = (): Date => this.#now;
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}
