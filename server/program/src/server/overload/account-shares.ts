/** Time after a request of another account in which an account must leave it room. */
const ASKING_MS = 1000;

interface Asking {
  readonly account: string;
  atMs: number;
}

/**
 * Shares places among accounts. Alone, an account may hold all. While another one asks, it may hold as many as are free:
 * half of them beside one other, a third beside two, and so on. So there is always room for one more account:
 *
 *     200 places, two greedy accounts: 67 and 67, free 66
 */
export class AccountShares {
  readonly #held = new Map<string, number>();
  /** The account that has asked last, and the latest other one. */
  #latest: Asking | undefined;
  #other: Asking | undefined;

  /** Notes that an account asks at this moment; returns true if no other one has asked lately. */
  isAlone(account: string, nowMs: number): boolean {
    if (this.#latest?.account === account) this.#latest.atMs = nowMs;
    else {
      this.#other = this.#latest;
      this.#latest = { account, atMs: nowMs };
    }
    return this.#other === undefined || nowMs - this.#other.atMs > ASKING_MS;
  }

  /** Returns true if an account may hold one more place while so many are free, although others ask. */
  isFair(account: string, free: number): boolean {
    return this.heldBy(account) < free;
  }

  /** Returns the number of places that an account holds. */
  heldBy(account: string): number {
    return this.#held.get(account) ?? 0;
  }

  /** Takes a place for an account; the returned function gives it back. Call that once. */
  take(account: string): () => void {
    this.#count(account, 1);
    return () => this.#count(account, -1);
  }

  #count(account: string, change: number): void {
    const held = this.heldBy(account) + change;
    if (held === 0) this.#held.delete(account);
    else this.#held.set(account, held);
  }
}
