import { RefusalDelay } from "chart-http/base";

/** Span in which refusals are counted. */
const SPAN_MS = 1000;
/** Refusals of an account in a span, beyond what it is served, after which its further requests are delayed. */
const MOST_REFUSALS = 20;
const TOO_MANY_REQUESTS = 429;

/**
 * Delays the requests of accounts that go on asking although they are far over their rate limit. Their answers cost
 * little, but as many as they can ask for in a closed loop would take most of the time.
 */
export class OverLimit {
  readonly #delay: Pick<RefusalDelay, "pass">;
  readonly #nowMs: () => number;
  /** Refusals less other answers, since the first refusal of the current span, and of the one before it. */
  #refusals = new Map<string, number>();
  #former = new Map<string, number>();
  #sinceMs: number;

  /** @param nowMs Clock that never goes back. */
  constructor(
    delay: Pick<RefusalDelay, "pass"> = new RefusalDelay(),
    nowMs: () => number = () => performance.now(),
  ) {
    this.#delay = delay;
    this.#nowMs = nowMs;
    this.#sinceMs = nowMs();
  }

  /** Notes the status of an account's answer. */
  answered(account: string, status: number): void {
    const isRefusal = status === TOO_MANY_REQUESTS;
    if (!isRefusal && this.#refusals.size === 0) return;
    this.#endSpan();
    const excess = this.#refusals.get(account);
    if (isRefusal || excess !== undefined) this.#refusals.set(account, (excess ?? 0) + (isRefusal ? 1 : -1));
  }

  /** Returns a promise to wait for before a request of an account is worked on; undefined if it may be at once. */
  delayOf(account: string): Promise<void> | undefined {
    if (this.#refusals.size === 0 && this.#former.size === 0) return undefined;
    this.#endSpan();
    const refusals = Math.max(this.#refusals.get(account) ?? 0, this.#former.get(account) ?? 0);
    return refusals < MOST_REFUSALS ? undefined : this.#delay.pass();
  }

  #endSpan(): void {
    const nowMs = this.#nowMs();
    if (nowMs - this.#sinceMs < SPAN_MS) return;
    this.#former = nowMs - this.#sinceMs < 2 * SPAN_MS ? this.#refusals : new Map();
    this.#refusals = new Map();
    this.#sinceMs = nowMs;
  }
}
