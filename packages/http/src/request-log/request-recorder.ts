import { StoreUnavailableError } from "../errors/store-unavailable-error.js";
import { loggableError } from "../telemetry/loggable-error.js";
import type { Logger } from "../telemetry/logger.js";
import type { RequestRecord } from "../telemetry/request-record.js";
import { RequestGroups } from "./group-requests.js";
import type { RequestGroup, RequestLogStore } from "./request-log-store.js";

/** Interval between writes. A crash loses the requests since the last write. */
const FLUSH_MS = 1000;
/** Maximum number of requests in memory, three seconds of a process at full load. Further ones are dropped. */
const MAX_PENDING = 20_000;
/** Maximum groups of one statement, each of which is a row. On SQLite, charges wait for it: 3 ms if all are full. */
const MAX_GROUPS_PER_WRITE = 200;
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
 *     record(request) -> #groups (by kind) -- once a second --> #unwritten -- 200 groups a write --> store
 *                        up to 20,000 requests in both: more are dropped, counted, and in a log line each minute
 *
 * Of the refusals that no rate limit bounds, only the first hundred of an account in a minute are recorded. Otherwise one
 * caller could fill the store's disk. The figures of usage count all of them.
 *
 * While the store cannot be reached, groups wait in memory. One that was written with an unknown outcome is written again
 * as it was, which changes nothing. With further requests it would be another group, and the log would repeat requests.
 */
export class RequestRecorder {
  readonly #deps: RequestRecorderDeps;
  readonly #nowMs: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #groups = new RequestGroups();
  /** Closed groups in the order in which they are written; those of a write in progress are still at the start. */
  #unwritten: RequestGroup[] = [];
  /** Number of requests in memory. */
  #pending = 0;
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
    if (this.#pending >= MAX_PENDING) {
      this.#drop(1);
      return;
    }
    this.#pending++;
    const { requestId, method = "", route, status, code, durationMs = 0 } = record;
    this.#groups.add({
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
    if (this.#pending > 0) this.#drop(this.#pending);
    this.#reportDropped();
  }

  async #write(): Promise<void> {
    // Requests that arrive meanwhile wait for the next write, or a write under load would never end.
    this.#unwritten.push(...this.#groups.take());
    while (this.#unwritten.length > 0) {
      const groups = this.#unwritten.slice(0, MAX_GROUPS_PER_WRITE);
      if (!(await this.#writeGroups(groups))) break;
      this.#unwritten = this.#unwritten.slice(groups.length);
    }
    this.#reportDropped();
  }

  /** Writes or drops groups; returns false if they stay, because the store cannot be reached. */
  async #writeGroups(groups: readonly RequestGroup[]): Promise<boolean> {
    const requests = groups.reduce((sum, { count }) => sum + count, 0);
    try {
      await this.#deps.store.add(groups);
    } catch (error) {
      if (error instanceof StoreUnavailableError) return false;
      this.#drop(requests, error);
    }
    this.#pending -= requests;
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
