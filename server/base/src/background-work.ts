import { setMaxListeners } from "node:events";
import { type Logger, loggableError } from "chart-http/base";
import { settledWithin } from "./settled-within.js";

/** Time that work in progress has to finish when the service stops: a mail server may never answer. */
const CLOSE_TIMEOUT_MS = 3000;

/**
 * Work that continues after the response, such as sending an email. If the response waited for it, the response time
 * would reveal that an email address has an account.
 */
export class BackgroundWork {
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #logger: Pick<Logger, "warn" | "error">;

  constructor(logger: Pick<Logger, "warn" | "error">) {
    this.#logger = logger;
    // Any number of works may listen: emails that wait do. Without this, Node would warn of a leak at the eleventh.
    setMaxListeners(0, this.#stop.signal);
  }

  /** Starts work for a request, whose id a failure is logged under. `stop` aborts at {@link close}. */
  start(requestId: string, work: (stop: AbortSignal) => Promise<void>): void {
    const running = (async () => {
      try {
        await work(this.#stop.signal);
      } catch (error) {
        this.#logger.error({ requestId, error: loggableError(error) }, "background work of a request failed");
      }
    })();
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  }

  /** Tells all work to stop; resolves once it has finished, after {@link CLOSE_TIMEOUT_MS} at the latest. */
  async close(): Promise<void> {
    this.#stop.abort();
    if (await settledWithin(CLOSE_TIMEOUT_MS, this.#finish())) return;
    this.#logger.warn({ unfinished: this.#running.size }, "background work did not finish in time");
  }

  async #finish(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
