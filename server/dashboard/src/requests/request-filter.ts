import {
  type DayRange,
  type RequestKey,
  type RequestQuery,
  readDayRange,
  requestLogStart,
  type StatusClass,
} from "@chart/accounts";
import { FAILURE_CODES, FAILURES } from "chart-http/errors";

/** Numbers of last days that can be chosen. Without a choice, all that the log has are listed. */
const DAY_CHOICES = [1, 7];

const STATUS_CLASSES: Readonly<Record<string, StatusClass>> = { "2xx": 2, "4xx": 4, "5xx": 5 };

/** Error codes that a request in the log can have: those that are found once the account is known. */
export const LOGGED_CODES: readonly string[] = FAILURE_CODES.filter(
  (code) => !FAILURES[code].isBeforeAccount,
).sort();

/** The filter of a list of requests, as its form shows it; an empty text does not filter. */
export interface RequestFilter {
  readonly status: string;
  readonly code: string;
  readonly endpoint: string;
  readonly key: string;
  readonly range: DayRange;
}

export interface FilterFacts {
  readonly routes: readonly string[];
  readonly keys: readonly RequestKey[];
  readonly zone: string;
  readonly now: Date;
}

/** Reads the filter from a page's query; values that do not exist are ignored. */
export function readRequestFilter(query: Record<string, string>, facts: FilterFacts): RequestFilter {
  const among = (values: readonly string[], value = "") => (values.includes(value) ? value : "");
  return {
    status: among(Object.keys(STATUS_CLASSES), query["status"]),
    code: among(LOGGED_CODES, query["code"]),
    endpoint: among(facts.routes, query["endpoint"]),
    key: among(
      facts.keys.map(({ id }) => id),
      query["key"],
    ),
    range: readDayRange(query, { ...facts, choices: DAY_CHOICES }),
  };
}

/** Returns the members of a filter in a page's address. */
export function filterQuery({
  range,
  ...filter
}: RequestFilter): Readonly<Record<string, string | number | undefined>> {
  return { ...filter, days: range.days, first: range.first, last: range.last };
}

/** Returns true if a filter leaves requests out, apart from those outside of its range. */
export function isFiltered({ status, code, endpoint, key }: RequestFilter): boolean {
  return [status, code, endpoint, key].some((value) => value !== "");
}

/** Returns the query of a filter, within the days that the log has. */
export function queryOf(
  { status, code, endpoint, key, range }: RequestFilter,
  accountId: string,
  now: Date,
): Omit<RequestQuery, "limit"> {
  const start = requestLogStart(now);
  return {
    accountId,
    from: range.from === undefined || range.from < start ? start : range.from,
    to: range.to,
    statusClass: STATUS_CLASSES[status],
    code: code === "" ? undefined : code,
    route: endpoint === "" ? undefined : endpoint,
    keyId: key === "" ? undefined : key,
  };
}

/** Reads the id of a request; undefined if it cannot be one. */
export function readRequestId(text: string | undefined): string | undefined {
  return /^req_[0-9A-Za-z]{20}$/.exec(text?.trim() ?? "")?.[0];
}
