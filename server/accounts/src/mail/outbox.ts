import type { Logger } from "chart-http/base";
import { isRefusedForGood, loggableMailError } from "./mail-fault.js";
import type { Email, Mailer } from "./mailer.js";

const MINUTE_MS = 60_000;

/** Waits before further attempts: 1, 5, 15 and 30 minutes after the first one. The shortest link works for an hour. */
const RETRY_DELAYS_MS = [MINUTE_MS, 4 * MINUTE_MS, 10 * MINUTE_MS, 15 * MINUTE_MS];

/** Maximum number of emails that wait for another attempt. Further ones get none. */
const MAX_WAITING = 1000;

export interface OutboxDeps {
  readonly mailer: Mailer;
  readonly logger: Pick<Logger, "warn" | "error">;
}

/**
 * Sends the emails that requests cause, and logs those that cannot be sent: their kind and the reason, never an address or
 * a link. An email that nobody can be shown instead is sent again, for half an hour. It waits in the memory of this
 * process, because its link is secret and the store has only its hash: a stop drops it, and whoever asked for it asks
 * again. Of emails with the same recipient and subject only the newest waits: its link has ended the older ones.
 *
 *     deliver -> attempt -- sent, or refused for good --> done
 *                  ^ fails |
 *                  '- wait '- stop, or a newer one of its kind -> dropped
 */
export class Outbox {
  readonly #mailer: Mailer;
  readonly #logger: Pick<Logger, "warn" | "error">;
  /** Deliveries in progress, by recipient and subject. */
  readonly #deliveries = new Map<string, AbortController>();
  #waiting = 0;

  constructor({ mailer, logger }: OutboxDeps) {
    this.#mailer = mailer;
    this.#logger = logger;
  }

  /** True if emails are only printed, in development without a mail server. */
  get isPrinter(): boolean {
    return this.#mailer.isPrinter === true;
  }

  /** Tries once to send an email; returns false, and logs the reason, if the mail server did not take it. Never rejects. */
  async send(email: Email, requestId: string): Promise<boolean> {
    try {
      await this.#mailer.send(email);
      return true;
    } catch (error) {
      this.#logFailure(email, requestId, error);
      return false;
    }
  }

  /** Sends an email, again at growing intervals if that fails. `stop` ends the waiting, and drops the email. */
  async deliver(email: Email, requestId: string, stop: AbortSignal): Promise<void> {
    const key = `${email.to} ${email.subject}`;
    this.#deliveries.get(key)?.abort();
    const delivery = new AbortController();
    const drop = () => delivery.abort();
    this.#deliveries.set(key, delivery);
    if (stop.aborted) drop();
    stop.addEventListener("abort", drop);
    try {
      await this.#attemptUntilSent(email, requestId, delivery.signal);
    } finally {
      stop.removeEventListener("abort", drop);
      if (this.#deliveries.get(key) === delivery) this.#deliveries.delete(key);
    }
  }

  async #attemptUntilSent(email: Email, requestId: string, end: AbortSignal): Promise<void> {
    for (const delayMs of [...RETRY_DELAYS_MS, undefined]) {
      try {
        await this.#mailer.send(email);
        return;
      } catch (error) {
        const isLast = isRefusedForGood(error) || end.aborted || this.#waiting >= MAX_WAITING;
        const waitMs = isLast ? undefined : delayMs;
        this.#logFailure(email, requestId, error, waitMs);
        if (waitMs === undefined || !(await this.#wait(waitMs, end))) return;
      }
    }
  }

  /** Returns true after the time, or false as soon as the signal aborts. */
  async #wait(ms: number, end: AbortSignal): Promise<boolean> {
    this.#waiting++;
    const hasWaited = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, ms, true).unref();
      const endEarly = () => {
        clearTimeout(timer);
        resolve(false);
      };
      end.addEventListener("abort", endEarly, { once: true });
    });
    this.#waiting--;
    return hasWaited;
  }

  #logFailure({ kind }: Email, requestId: string, error: unknown, waitMs?: number): void {
    const facts = { requestId, kind, error: loggableMailError(error) };
    if (waitMs === undefined) this.#logger.error(facts, "an email could not be sent");
    else {
      this.#logger.warn({ ...facts, retryInSeconds: waitMs / 1000 }, "an email could not be sent");
    }
  }
}
