/** Days for which requests are kept. */
export const REQUEST_LOG_DAYS = 30;

/** A request with a known key. Contains nothing that its caller wrote: no path as sent, query, address or agent. */
export interface LoggedRequest {
  /** The response's X-Request-Id, which begins with the time of the request. */
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  /** HTTP method. */
  readonly method: string;
  /** Pattern of the route. */
  readonly route: string;
  /** HTTP status of the response. */
  readonly status: number;
  /** Error code; undefined if the request succeeded. */
  readonly code: string | undefined;
  /** Time until the response was made, in microseconds. */
  readonly durationUs: number;
  /** Credits charged; 0 for failures and for repeated answers (Idempotency-Key). */
  readonly credits: number;
}

/**
 * Requests of one kind and of about one second, which are one row of the log:
 *
 *     id          req_0VCmWU Kd3Xk09aPq27Zb         ids begin with the time, so they are in its order
 *                 span       rest
 *     requests    Kd3Xk09aPq27Zb:1234 Kd7Qn55LmW01xY:987       rest and duration in µs, in any order
 *
 * All ids begin with the span of `lastId`. So a request can only be in a group whose `lastId` is in its own span.
 */
export interface RequestGroup extends Omit<LoggedRequest, "id" | "durationUs"> {
  /** Smallest id of the group. */
  readonly firstId: string;
  /** Largest id of the group, which no other group has. */
  readonly lastId: string;
  readonly requests: string;
  /** Number of requests. */
  readonly count: number;
}

/** A stored request. */
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

/** Part of the result of a {@link RequestQuery}. */
export interface RequestList {
  readonly requests: readonly KeptRequest[];
  /** `before` of the query for the next part; undefined at the end. */
  readonly next: string | undefined;
  /**
   * Instant back to which was searched, if the limit of groups to look at was reached first: then there are fewer
   * requests than asked for, and the next part may have more.
   */
  readonly searchedTo: Date | undefined;
}

/** A key by which requests can be filtered. */
export interface RequestKey {
  readonly id: string;
  readonly name: string;
}

/** Log of the requests of all accounts. */
export interface RequestLogStore {
  /** Adds up to a few hundred groups. A group that is there already, by its `lastId`, stays as it is. */
  add(groups: readonly RequestGroup[]): Promise<void>;

  /** Lists a part of an account's requests. Looks at a limited number of groups, however few match. */
  list(query: RequestQuery): Promise<RequestList>;

  /** Finds a request by its id, if it is not older than `since`. */
  find(id: string, since: Date): Promise<KeptRequest | undefined>;

  /** Lists the account's keys that were active after `since`, the newest first, at most fifty. */
  listKeys(accountId: string, since: Date): Promise<readonly RequestKey[]>;

  /** Deletes the oldest groups that ended before an instant, up to a few hundred; returns their number. */
  purge(before: Date): Promise<number>;
}

/** Returns the start of the log at an instant. */
export function requestLogStart(now: Date): Date {
  return new Date(now.getTime() - REQUEST_LOG_DAYS * 24 * 60 * 60 * 1000);
}
