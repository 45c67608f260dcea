import type { KeyOwner, Logger, RequestRecord } from "chart-http/base";
import { loggableError, StoreUnavailableError } from "chart-http/base";
import type { LoggedRequest, RequestLogStore, RequestUse } from "./request-log-store.js";

/** Interval between writes of the log. A crash loses the requests since the last write. */
const FLUSH_MS = 1000;
/** Writes of the log for each write of the counts: those of ten seconds share a row. */
const WRITES_PER_COUNT = 10;
/** Maximum requests in memory, three seconds of a process at full load, and maximum counts. Further ones are dropped. */
const MAX_PENDING = 20_000;
/** Maximum requests of one transaction. On SQLite, charges wait for it: some 9 ms, and more commits would take longer. */
const MAX_REQUESTS_PER_WRITE = 1000;
const MAX_COUNTS_PER_WRITE = 250;
/** Shortest time between two lines about dropped requests. */
const LINE_INTERVAL_MS = 60_000;

/**
 * Codes of requests that were refused before anything of them was read. The rate limit does not bound their number: a
 * caller who ignores it gets thousands of them a second.
 */
const UNBOUNDED = new Set(["RATE_LIMIT_EXCEEDED", "ACCOUNT_INACTIVE", "ACCESS_DENIED"]);
/** Refusals with these codes that are logged of one account in a minute: as many as the default limit admits. */
const MAX_REFUSALS = 100;
const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Requests of a key that are added up until they are written. */
type PendingUse = { -readonly [Name in keyof RequestUse]: RequestUse[Name] };

export interface RequestRecorderDeps {
  readonly store: Pick<RequestLogStore, "add">;
  readonly logger: Pick<Logger, "warn">;
  readonly now: () => Date;
  /** Counts requests that are missing in the log; undefined if metrics are off. */
  readonly countDropped?: ((requests: number) => void) | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs?: () => number;
}

/**
 * Collects the requests of accounts in memory and writes them in batches, so that no response waits for them:
 *
 *     record(owner, record) ─┬─> #requests   a row each       ── every second ──────┐
 *                            │   up to 20,000: more are dropped and counted         ├─> one transaction
 *                            └─> #uses       added up by key, ── every 10 seconds, ─┘
 *                                            time and code       and for a page
 *
 * Of the refusals that no rate limit bounds, only the first hundred of an account in a minute are logged. Otherwise one
 * caller could fill the store's disk. The counts contain all of them.
 *
 * While the store cannot be reached, both wait in memory. A crash loses what was not written, but never a charge.
 */
export class RequestRecorder {
  readonly #deps: RequestRecorderDeps;
  readonly #nowMs: () => number;
  readonly #timer: NodeJS.Timeout;
  /** Requests in the order in which they are written; those of a write in progress are still at the start. */
  readonly #requests: LoggedRequest[] = [];
  #uses = new Map<string, PendingUse>();
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  #writes = 0;
  #dropped = 0;
  #lineAtMs = Number.NEGATIVE_INFINITY;
  /** Logged refusals of the current minute, by account. */
  #refusals = new Map<string, number>();
  #minute = Number.NaN;

  constructor(deps: RequestRecorderDeps) {
    this.#deps = deps;
    this.#nowMs = deps.nowMs ?? (() => performance.now());
    this.#timer = setInterval(() => {
      if (!this.#isWriting) void this.#flush(++this.#writes % WRITES_PER_COUNT === 0);
    }, FLUSH_MS).unref();
  }

  record(owner: KeyOwner, record: RequestRecord): void {
    this.#count(owner, record);
    if (record.code !== undefined && UNBOUNDED.has(record.code) && !this.#admitsRefusal(owner.id)) return;
    if (this.#requests.length >= MAX_PENDING) {
      this.#drop(1);
      return;
    }
    const { requestId, method = "", route, status, code, durationMs = 0 } = record;
    this.#requests.push({
      id: requestId,
      accountId: owner.id,
      keyId: owner.keyId,
      method,
      route,
      status,
      code,
      durationUs: Math.round(durationMs * 1000),
      credits: creditsOf(record),
    });
  }

  /** Writes everything that is in memory. What cannot be written stays for the next write. */
  flush(): Promise<void> {
    return this.#flush(true);
  }

  /** Stops the timer and writes the remaining requests. What cannot be written is dropped. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
    if (this.#requests.length > 0) this.#drop(this.#requests.length);
    this.#reportDropped();
  }

  #count({ id: accountId, keyId }: KeyOwner, { route, code = "" }: RequestRecord): void {
    const lastAt = this.#deps.now();
    const lastMs = lastAt.getTime();
    const startMs = lastMs - (lastMs % (code === "" ? HOUR_MS : QUARTER_HOUR_MS));
    this.#addUse(`${keyId} ${startMs} ${code}`, { accountId, keyId, startMs, code, calls: 1, lastAt, route });
  }

  #addUse(key: string, use: PendingUse): void {
    const pending = this.#uses.get(key);
    if (pending === undefined) {
      if (this.#uses.size < MAX_PENDING) this.#uses.set(key, use);
      return;
    }
    pending.calls += use.calls;
    if (use.lastAt < pending.lastAt) return;
    pending.lastAt = use.lastAt;
    pending.route = use.route;
  }

  #flush(hasCounts: boolean): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write(hasCounts));
    return this.#writing;
  }

  async #write(hasCounts: boolean): Promise<void> {
    this.#isWriting = true;
    const uses = hasCounts ? [...this.#uses] : [];
    if (hasCounts) this.#uses = new Map();
    // Requests that arrive meanwhile wait for the next write, or a write under load would never end.
    let left = this.#requests.length;
    while (left > 0 || uses.length > 0) {
      const requests = this.#requests.slice(0, Math.min(left, MAX_REQUESTS_PER_WRITE));
      const counted = uses.splice(0, MAX_COUNTS_PER_WRITE);
      if (!(await this.#writeBatch(requests, counted))) break;
      this.#requests.splice(0, requests.length);
      left -= requests.length;
    }
    for (const [key, use] of uses) this.#addUse(key, use);
    this.#reportDropped();
    this.#isWriting = false;
  }

  /**
   * Writes a batch. If that fails, its counts go back to the others, and requests that the store cannot take are dropped.
   * Returns false if the requests stay, because the store cannot be reached.
   */
  async #writeBatch(
    requests: readonly LoggedRequest[],
    counted: readonly (readonly [key: string, use: PendingUse])[],
  ): Promise<boolean> {
    try {
      await this.#deps.store.add({ requests, uses: counted.map(([, use]) => use) });
    } catch (error) {
      if (counted.length > 0)
        this.#deps.logger.warn(
          { error: loggableError(error) },
          "could not store usage: the next write tries again",
        );
      for (const [key, use] of counted) this.#addUse(key, use);
      if (error instanceof StoreUnavailableError) return false;
      this.#drop(requests.length, error);
    }
    return true;
  }

  /** Counts a refusal; returns false if the account has had its share of this minute. */
  #admitsRefusal(accountId: string): boolean {
    const minute = Math.floor(this.#nowMs() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#refusals.clear();
    }
    const refusals = this.#refusals.get(accountId) ?? 0;
    if (refusals >= MAX_REFUSALS) return false;
    this.#refusals.set(accountId, refusals + 1);
    return true;
  }

  #drop(requests: number, error?: unknown): void {
    this.#dropped += requests;
    this.#deps.countDropped?.(requests);
    if (error !== undefined) this.#reportDropped(error);
  }

  /** Writes a line about the requests dropped since the last one, at most once a minute. */
  #reportDropped(error?: unknown): void {
    const nowMs = this.#nowMs();
    if (this.#dropped === 0 || nowMs - this.#lineAtMs < LINE_INTERVAL_MS) return;
    const facts = { dropped: this.#dropped, ...(error !== undefined && { error: loggableError(error) }) };
    this.#deps.logger.warn(facts, "requests are missing in the request log: the store could not take them");
    this.#dropped = 0;
    this.#lineAtMs = nowMs;
  }
}

/** Returns the credits charged. A repeated answer (Idempotency-Key) was charged before, so it has no charge stage. */
function creditsOf({ status, chargeMs, credits = 1 }: RequestRecord): number {
  return status === 200 && chargeMs !== undefined ? credits : 0;
}
