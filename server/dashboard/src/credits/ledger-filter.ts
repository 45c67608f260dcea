import type { LedgerQuery } from "@chart/accounts";
import { type DayRange, readDayRange } from "@chart/accounts";

const DAY_CHOICES = [7, 30, 90];

/** The filter of a ledger, as its form shows it; an empty text does not filter. */
export interface LedgerFilter {
  readonly endpoint: string;
  readonly range: DayRange;
}

export interface LedgerFilterFacts {
  readonly endpointPaths: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

/** Reads the filter from a page's query; unknown endpoints and invalid days are ignored. */
export function readLedgerFilter(query: Record<string, string>, facts: LedgerFilterFacts): LedgerFilter {
  const { endpoint = "", days, first, last } = query;
  // Bookmarked links may have a single day.
  const day = query["day"];
  return {
    endpoint: facts.endpointPaths.includes(endpoint) ? endpoint : "",
    range: readDayRange({ days, first: first ?? day, last: last ?? day }, { ...facts, choices: DAY_CHOICES }),
  };
}

/** Returns the members of a filter in a page's address. */
export function ledgerQuery({
  endpoint,
  range,
}: LedgerFilter): Readonly<Record<string, string | number | undefined>> {
  return { endpoint, days: range.days, first: range.first, last: range.last };
}

/** Returns the query of a filter. */
export function ledgerQueryOf(
  { endpoint, range }: LedgerFilter,
  accountId: string,
): Omit<LedgerQuery, "limit"> {
  const { from, to } = range;
  return { accountId, endpoint: endpoint === "" ? undefined : endpoint, from, to };
}
