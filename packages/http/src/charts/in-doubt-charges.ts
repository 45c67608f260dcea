import { delay } from "../base/delay.js";
import { loggableError } from "../base/loggable-error.js";
import type { Logger } from "../base/logger.js";
import type { Caller } from "../ports/caller.js";
import type { Charge, ChargeStore } from "./charge-store.js";

export interface InDoubtLimits {
  /** Maximum time that a request waits for the store to return. */
  readonly maxWaitMs: number;
  /** Maximum number of requests that wait at the same time; any other one is refused immediately. */
  readonly maxWaiting: number;
  /** Maximum number of charges that are remembered, which bounds the memory. */
  readonly maxRemembered: number;
  /** Pause before the ledger is read. Doubles with each failure, up to {@link LONGEST_PAUSE_MS}. */
  readonly pauseMs: number;
}

const LIMITS: InDoubtLimits = {
  maxWaitMs: 3000,
  maxWaiting: 500,
  maxRemembered: 5000,
  pauseMs: 50,
};

const LONGEST_PAUSE_MS = 1000;

export interface InDoubtDeps {
  /**
   * Age from which a charge that is not in the ledger is forgotten: until then a statement that the network delayed may
   * still charge it. 0 if none can arrive once the store can be read again.
   */
  readonly forgetAfterMs: number;
  readonly charges: Pick<ChargeStore, "findCharges" | "refund">;
  /** Counts requests that wait, so that they use up no capacity. */
  readonly admission: { whileWaiting<Result>(work: () => Promise<Result>, caller?: Caller): Promise<Result> };
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn" | "error">;
}

interface InDoubtCharge {
  readonly charge: Charge;
  readonly sinceMs: number;
  /** Hands the result to the request that waits; undefined once it no longer waits. */
  answer: ((creditsLeft: number | undefined) => void) | undefined;
}

/**
 * Charges whose outcome the store could not report, because it failed between the commit and its answer. Once the store
 * is back, this class reads the ledger:
 *
 *     charged, and the request still waits         it gets its paid answer
 *     charged, and its caller got a 503 or is gone refund, once; with an Idempotency-Key the answer is kept instead
 *     not charged                                  503; watched for `forgetAfterMs`, then forgotten
 *
 * A charge under an Idempotency-Key is never refunded: its answer is kept, and a repeat gets it without another charge.
 * Were it refunded, a repeat that has just got the kept answer would have got it for nothing.
 */
export class InDoubtCharges {
  readonly #deps: InDoubtDeps;
  readonly #limits: InDoubtLimits;
  readonly #inDoubt = new Map<string, InDoubtCharge>();
  readonly #closed = new AbortController();
  #waiting = 0;
  #watch: Promise<void> | undefined;

  constructor(deps: InDoubtDeps, limits: Partial<InDoubtLimits> = {}) {
    this.#deps = deps;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Waits for the outcome of a charge. Returns the credits left if it was charged; undefined if it was not, or if the
   * store or the caller did not wait for it. A charge that is found later is refunded.
   */
  async settle(charge: Charge, caller: Caller): Promise<number | undefined> {
    const { accountId, requestId } = charge;
    if (this.#inDoubt.size >= this.#limits.maxRemembered) {
      this.#deps.logger.error(
        { accountId, requestId },
        "too many charges in doubt: this one may have to be refunded",
      );
      return undefined;
    }
    const inDoubt: InDoubtCharge = { charge, sinceMs: performance.now(), answer: undefined };
    this.#inDoubt.set(requestId, inDoubt);
    this.#watch ??= this.#settleUntilNone();
    if (this.#waiting >= this.#limits.maxWaiting) return undefined;
    this.#waiting++;
    try {
      return await this.#deps.admission.whileWaiting(() => this.#outcomeOf(inDoubt, caller), caller);
    } finally {
      this.#waiting--;
    }
  }

  /** Settles what can be settled now, then stops. Logs the requests whose charges stay in doubt. */
  async close(): Promise<void> {
    this.#closed.abort();
    await this.#watch;
    if (this.#inDoubt.size === 0 || (await this.#settleAll())) return;
    const charges = [...this.#inDoubt.values()].map(({ charge: { accountId, requestId } }) => ({
      accountId,
      requestId,
    }));
    this.#deps.logger.error({ charges }, "stopped with charges in doubt: they may have to be refunded");
  }

  /** Resolves with the outcome, or with undefined once the time is over or the caller has gone. */
  #outcomeOf(inDoubt: InDoubtCharge, { signal }: Caller): Promise<number | undefined> {
    if (signal?.aborted) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const end = (creditsLeft?: number) => {
        inDoubt.answer = undefined;
        clearTimeout(timeout);
        signal?.removeEventListener("abort", giveUp);
        resolve(creditsLeft);
      };
      const giveUp = () => end();
      const timeout = setTimeout(giveUp, this.#limits.maxWaitMs);
      signal?.addEventListener("abort", giveUp);
      inDoubt.answer = end;
    });
  }

  async #settleUntilNone(): Promise<void> {
    const { pauseMs } = this.#limits;
    const { signal } = this.#closed;
    let nextPauseMs = pauseMs;
    while (this.#inDoubt.size > 0 && !signal.aborted) {
      await delay(nextPauseMs, signal);
      if (signal.aborted) break;
      const isBack = await this.#settleAll();
      nextPauseMs = isBack ? LONGEST_PAUSE_MS : Math.min(2 * nextPauseMs, LONGEST_PAUSE_MS);
    }
    this.#watch = undefined;
  }

  /** Reads the ledger once and settles every charge that it can; returns false if the store failed. */
  async #settleAll(): Promise<boolean> {
    const { charges, now, logger } = this.#deps;
    const asked = [...this.#inDoubt.values()];
    try {
      const requests = asked.map(({ charge: { accountId, requestId } }) => ({ accountId, requestId }));
      const found = await charges.findCharges(requests, now());
      const creditsLeft = new Map(found.map((each) => [each.requestId, each.creditsLeft]));
      const owed = asked.filter(
        (inDoubt) => !this.#settleOne(inDoubt, creditsLeft.get(inDoubt.charge.requestId)),
      );
      // Refunds come after all answers: each takes a transaction, while callers wait.
      for (const { charge } of owed) {
        await this.#refund(charge);
        this.#inDoubt.delete(charge.requestId);
      }
      return true;
    } catch (error) {
      logger.warn(
        { error: loggableError(error), inDoubt: asked.length },
        "could not settle charges in doubt",
      );
      return false;
    }
  }

  /** Answers a caller who still waits; false if the charge must be refunded. No `creditsLeft`: nothing was charged. */
  #settleOne(inDoubt: InDoubtCharge, creditsLeft: number | undefined): boolean {
    const { charge, sinceMs, answer } = inDoubt;
    const isCharged = creditsLeft !== undefined;
    const isKept = charge.answer !== undefined;
    const isOld = performance.now() - sinceMs >= this.#deps.forgetAfterMs;
    if (isCharged && answer === undefined && !isKept) return false;
    if (isCharged || isKept || isOld) this.#inDoubt.delete(charge.requestId);
    answer?.(creditsLeft);
    return true;
  }

  async #refund({ accountId, requestId, credits = 1 }: Charge): Promise<void> {
    const { charges, now, logger } = this.#deps;
    const isRefunded = await charges.refund(
      { accountId, requestId },
      `no answer to ${requestId}: the database failed`,
      {
        at: now(),
        actor: "service",
        action: "credits.refunded",
        accountId,
        detail: `${credits}: charged, but not answered, because the database failed`,
        requestId,
      },
    );
    if (isRefunded) logger.warn({ accountId, requestId }, "refunded a charge whose answer was not sent");
  }
}
