/** Pictures that may be at work or wait for their turn: one and eight. */
const MAX_PLACES = 9;

/** Number of places that an account may hold while another account waits for one. */
const SHARE = 3;

/** Time in milliseconds for which an account counts as waiting after it got no place. */
const RETRY_WITHIN_MS = 10_000;

/**
 * Places of the queue, shared by accounts: an account may hold all of them while no other waits, else three. Another
 * account waits if it holds a place, or got none in the last 10 s. Without the second rule, an account that always asks
 * for more would take each place that gets free.
 */
export class PngPlaces {
  readonly #now: () => number;
  readonly #held = new Map<string, number>();
  /** Times of the latest refusals by account, the oldest first. */
  readonly #refusedMs = new Map<string, number>();
  #taken = 0;

  /** @param now Monotonic clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Number of places that are taken. */
  get taken(): number {
    return this.#taken;
  }

  /** Takes a place and returns the function that releases it, once; returns undefined if the account gets none. */
  take(account: string): (() => void) | undefined {
    const held = this.#held.get(account) ?? 0;
    const isOver = held >= SHARE && this.#doesAnotherWait(account);
    // Deleting the entry first moves it to the end: the map is then in the order of the refusals.
    this.#refusedMs.delete(account);
    if (isOver || this.#taken >= MAX_PLACES) {
      this.#refusedMs.set(account, this.#now());
      return undefined;
    }
    this.#add(account, 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(account, -1);
      isHeld = false;
    };
  }

  #add(account: string, places: 1 | -1): void {
    this.#taken += places;
    const held = (this.#held.get(account) ?? 0) + places;
    if (held === 0) this.#held.delete(account);
    else this.#held.set(account, held);
  }

  #doesAnotherWait(account: string): boolean {
    const since = this.#now() - RETRY_WITHIN_MS;
    for (const [refused, refusedMs] of this.#refusedMs) {
      if (refusedMs > since) break;
      this.#refusedMs.delete(refused);
    }
    return [this.#held, this.#refusedMs].some((accounts) => accounts.size > Number(accounts.has(account)));
  }
}
