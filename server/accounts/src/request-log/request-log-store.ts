/** Days for which requests are kept. */
export const REQUEST_LOG_DAYS = 30;

/** A request with a known key. Contains nothing that its caller wrote: no path as sent, query, address or agent. */
export interface LoggedRequest {
  /** The response's X-Request-Id, which begins with the time of the request. */
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly method: string;
  /** Pattern of the route. */
  readonly route: string;
  readonly status: number;
  /** Error code; undefined if the request succeeded. */
  readonly code: string | undefined;
  /** Time until the response was made, in microseconds. */
  readonly durationUs: number;
  /** Credits charged; 0 for failures and for repeated answers (Idempotency-Key). */
  readonly credits: number;
}

/** Requests with a key in a span of time, which succeeded or failed with one code. */
export interface RequestUse {
  readonly accountId: string;
  readonly keyId: string;
  /** Start of the quarter-hour of failures, which are shown by day of any time zone; of successes, start of the hour. */
  readonly startMs: number;
  /** Error code; empty for successes. */
  readonly code: string;
  readonly calls: number;
  readonly lastAt: Date;
  /** Pattern of the route of the last of them. */
  readonly route: string;
}

/** Requests and counts that are written in one transaction. */
export interface RequestReport {
  /** Up to a few hundred requests. One that is there already, by its id, stays as it is. */
  readonly requests: readonly LoggedRequest[];
  /** Up to a few hundred counts, which are added to those of earlier reports. */
  readonly uses: readonly RequestUse[];
}

export interface KeptRequest extends LoggedRequest {
  readonly at: Date;
  /** Name of the key; undefined if the key is not known any more. */
  readonly keyName: string | undefined;
}

/** A hundred of status codes: 2 for success, 4 for errors of the caller, 5 for errors of the service. */
export type StatusClass = 2 | 4 | 5;

/** Requests of one account, newest first. An undefined member does not filter. */
export interface RequestQuery {
  readonly accountId: string;
  readonly from: Date;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly statusClass?: StatusClass | undefined;
  readonly code?: string | undefined;
  readonly route?: string | undefined;
  readonly keyId?: string | undefined;
  /** Only requests before the one with this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface RequestList {
  readonly requests: readonly KeptRequest[];
  /** `before` of the query for the next part; undefined at the end. */
  readonly next: string | undefined;
  /**
   * Instant back to which was searched, if the limit of rows to look at was reached first: then there are fewer
   * requests than asked for, and the next part may have more.
   */
  readonly searchedTo: Date | undefined;
}

export interface RequestKey {
  readonly id: string;
  readonly name: string;
}

export interface RequestLogStore {
  /** Adds requests to the log, to the counts, and to the last use of their keys and accounts. */
  add(report: RequestReport): Promise<void>;

  /** Lists a part of an account's requests. Looks at a limited number of rows, however few match. */
  list(query: RequestQuery): Promise<RequestList>;

  /** Finds a request by its id, if it is not older than `since`. */
  find(id: string, since: Date): Promise<KeptRequest | undefined>;

  /** Lists the account's keys that were active after `since`, the newest first, at most fifty. */
  listKeys(accountId: string, since: Date): Promise<readonly RequestKey[]>;

  /**
   * Deletes the oldest requests from before the log, up to a few hundred; returns their number. If there are none,
   * deletes the counts that no page shows any more.
   */
  purge(now: Date): Promise<number>;
}

/** Returns the start of the log at an instant. */
export function requestLogStart(now: Date): Date {
  return new Date(now.getTime() - REQUEST_LOG_DAYS * 24 * 60 * 60 * 1000);
}
