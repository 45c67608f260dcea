import { delay } from "./delay.js";

/** Shortest and longest delay of a refusal. */
const DELAY_MS = 1000;
const LONGEST_DELAY_MS = 10_000;

/** Time between two refusals, unless one would wait for too long. */
const INTERVAL_MS = 4;

/**
 * Delays refusals, and lets them go one after the other. Without it, callers that ask again at once would cost more than
 * those that are served, however many connections they have.
 */
export class RefusalDelay {
  readonly #wait: (ms: number) => Promise<unknown>;
  readonly #nowMs: () => number;
  /** Moment at which the next refusal may go. */
  #nextMs = Number.NEGATIVE_INFINITY;

  /** @param nowMs Clock that never goes back. */
  constructor(wait: (ms: number) => Promise<unknown> = delay, nowMs: () => number = () => performance.now()) {
    this.#wait = wait;
    this.#nowMs = nowMs;
  }

  /** Resolves when a refusal may be sent. */
  async pass(): Promise<void> {
    const nowMs = this.#nowMs();
    const atMs = Math.min(Math.max(this.#nextMs, nowMs + DELAY_MS), nowMs + LONGEST_DELAY_MS);
    this.#nextMs = atMs + INTERVAL_MS;
    await this.#wait(atMs - nowMs);
  }
}
