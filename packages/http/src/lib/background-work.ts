import { type Logger, loggableError } from "../telemetry/log.js";

/**
 * Work that continues after the response, such as sending an email. If the response waited for it, the response time
 * would reveal that an email address has an account.
 */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();
  readonly #logger: Pick<Logger, "error">;

  constructor(logger: Pick<Logger, "error">) {
    this.#logger = logger;
  }

  /** Starts work on behalf of a request. A failure is logged under the id of that request. */
  start(requestId: string, work: () => Promise<void>): void {
    const running = (async () => {
      try {
        await work();
      } catch (error) {
        this.#logger.error({ requestId, error: loggableError(error) }, "background work of a request failed");
      }
    })();
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }

  /** Resolves once all work has finished. */
  async close(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
