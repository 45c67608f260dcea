import { StoreUnavailableError } from "../errors/store-unavailable-error.js";
import { type Logger, loggableError } from "../telemetry/log.js";
import type { RequestRecord } from "../telemetry/request-record.js";
import type { LoggedRequest, RequestLogStore } from "./request-log-store.js";

/** Interval between writes. A crash loses the requests since the last write. */
const FLUSH_MS = 1000;
/** Maximum number of requests in memory, three seconds of a process at full load. Further ones are dropped. */
const MAX_PENDING = 20_000;
/** Maximum rows of one statement. On SQLite, charges wait for it: 250 rows take about a millisecond. */
const MAX_ROWS_PER_WRITE = 250;
/** Shortest time between two lines about dropped requests. */
const LINE_INTERVAL_MS = 60_000;

/**
 * Codes of requests that were refused before anything of them was read. The rate limit does not bound their number: a
 * caller who ignores it gets thousands of them a second.
 */
const UNBOUNDED = new Set(["RATE_LIMIT_EXCEEDED", "ACCOUNT_INACTIVE", "ACCESS_DENIED"]);
/** Refusals with these codes that are logged of one account in a minute: as many rows as the default limit admits. */
const MAX_REFUSALS = 100;
const MINUTE_MS = 60_000;

/** Dependencies of a {@link RequestRecorder}. */
export interface RequestRecorderDeps {
  readonly store: Pick<RequestLogStore, "add">;
  readonly logger: Pick<Logger, "warn">;
  /** Counts requests that are missing in the log; undefined if metrics are off. */
  readonly countDropped?: ((requests: number) => void) | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs?: () => number;
}

/**
 * Collects the requests of accounts in memory and writes them in groups, so that no response waits for them:
 *
 *     record(request) -> #pending (up to 20,000) -- once a second --> groups of 250 -> store
 *                              full -> dropped, counted, and a log line each minute
 *
 * Of the refusals that no rate limit bounds, only the first hundred of an account in a minute are recorded. Otherwise one
 * caller could fill the store's disk. The figures of usage count all of them.
 *
 * While the store cannot be reached, requests wait in memory. One that was written with an unknown outcome is written
 * again, which changes nothing.
 */
export class RequestRecorder {
  readonly #deps: RequestRecorderDeps;
  readonly #nowMs: () => number;
  readonly #timer: NodeJS.Timeout;
  #pending: LoggedRequest[] = [];
  #writing: Promise<void> | undefined;
  #dropped = 0;
  #lineAtMs = Number.NEGATIVE_INFINITY;
  /** Recorded refusals of the current minute, by account. */
  #refusals = new Map<string, number>();
  #minute = Number.NaN;

  constructor(deps: RequestRecorderDeps) {
    this.#deps = deps;
    this.#nowMs = deps.nowMs ?? (() => performance.now());
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Records a request with a known key. */
  record(accountId: string, keyId: string, record: RequestRecord): void {
    if (record.code !== undefined && UNBOUNDED.has(record.code) && !this.#admitsRefusal(accountId)) return;
    if (this.#pending.length >= MAX_PENDING) {
      this.#drop(1);
      return;
    }
    const { requestId, method = "", route, status, code, durationMs = 0 } = record;
    this.#pending.push({
      id: requestId,
      accountId,
      keyId,
      method,
      route,
      status,
      code,
      durationUs: Math.round(durationMs * 1000),
      credits: creditsOf(record),
    });
  }

  /** Writes everything that is in memory. If the store cannot be reached, it stays for the next write. */
  flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  /** Stops the timer and writes the remaining requests. What cannot be written is dropped. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.flush();
    if (this.#pending.length > 0) this.#drop(this.#pending.length);
    this.#reportDropped();
  }

  async #write(): Promise<void> {
    // Requests that arrive meanwhile wait for the next write, or a write under load would never end.
    let left = this.#pending.length;
    while (left > 0) {
      const group = this.#pending.splice(0, Math.min(left, MAX_ROWS_PER_WRITE));
      left -= group.length;
      if (!(await this.#writeGroup(group))) break;
    }
    this.#reportDropped();
  }

  /** Writes a group; returns false if the store cannot be reached. */
  async #writeGroup(group: readonly LoggedRequest[]): Promise<boolean> {
    try {
      await this.#deps.store.add(group);
      return true;
    } catch (error) {
      const isAway = error instanceof StoreUnavailableError;
      const kept = isAway ? group.slice(0, Math.max(0, MAX_PENDING - this.#pending.length)) : [];
      this.#pending.unshift(...kept);
      if (kept.length < group.length) this.#drop(group.length - kept.length, error);
      return !isAway;
    }
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
