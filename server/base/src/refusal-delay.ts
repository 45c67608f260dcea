import { delay } from "chart-http/base";

/** Delay of a refusal. Without it, callers that ask again at once would cost more than the pages. */
const REFUSAL_DELAY_MS = 1000;
/** Maximum number of refusals that wait; further ones are sent immediately. */
const MAX_WAITING = 500;

/** Delays refusals of too many requests for pages. */
export class RefusalDelay {
  readonly #wait: (ms: number) => Promise<unknown>;
  #waiting = 0;

  constructor(wait: (ms: number) => Promise<unknown> = delay) {
    this.#wait = wait;
  }

  /** Resolves when a refusal may be sent. */
  async pass(): Promise<void> {
    if (this.#waiting >= MAX_WAITING) return;
    this.#waiting++;
    await this.#wait(REFUSAL_DELAY_MS);
    this.#waiting--;
  }
}
