/** Memory for all requests of a process that have no answer yet. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Memory that an account may always hold, however little is free. */
const MODEST_BYTES = 64 * 1024;

/** Holder of what comes without a known key: all strangers together. */
const STRANGERS = "";

/**
 * Shares the memory of unanswered requests among accounts, of which all strangers together count as one. Each may hold as
 * much as is free: alone half of it, beside one other a third, and so on. There is always room for a few small requests.
 */
export class HeldBytes {
  readonly #held = new Map<string, number>();
  #free: number;

  constructor(maxBytes: number = MAX_BYTES) {
    this.#free = maxBytes;
  }

  /** Takes memory for a request of an account, undefined for a stranger's; returns false if it holds too much. */
  take(account: string = STRANGERS, bytes: number): boolean {
    const held = (this.#held.get(account) ?? 0) + bytes;
    const isModest = account !== STRANGERS && held <= MODEST_BYTES;
    if (held > this.#free - bytes && !isModest) return false;
    this.#free -= bytes;
    this.#held.set(account, held);
    return true;
  }

  /** Gives back what was taken. */
  giveBack(account: string = STRANGERS, bytes: number): void {
    this.#free += bytes;
    const held = (this.#held.get(account) ?? 0) - bytes;
    if (held === 0) this.#held.delete(account);
    else this.#held.set(account, held);
  }
}
