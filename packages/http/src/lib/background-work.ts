import { type Logger, loggableError } from "../telemetry/log.js";

/**
 * Work that an answer does not wait for, such as a letter: its caller must not be able to tell from the time
 * whether there was any.
 */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();
  readonly #logger: Pick<Logger, "error">;

  constructor(logger: Pick<Logger, "error">) {
    this.#logger = logger;
  }

  /** Starts work; a failure is logged, with the request that it belongs to. */
  start(requestId: string, work: () => Promise<void>): void {
    const running = (async () => {
      try {
        await work();
      } catch (error) {
        this.#logger.error({ requestId, error: loggableError(error) }, "work behind a request failed");
      }
    })();
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }

  /** Resolves once nothing is under way. */
  async close(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
