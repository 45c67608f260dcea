import { ChartInputError } from "../chart-input-error.js";

/** A span of years of birth, in UTC. */
export interface CensusSpan {
  /** First year of the span, 1800 to 2199. Default: 1800. */
  readonly from?: number;
  /** Last year of the span (inclusive), 1800 to 2199. Default: 2199. */
  readonly to?: number;
}

/** First and last year of the census. */
export const CENSUS_YEARS: Required<CensusSpan> = /* @__PURE__ */ Object.freeze({ from: 1800, to: 2199 });

/**
 * Validates a span of years, and fills in the defaults. Does not use `checkOptions`, which is bundled with the work over
 * time.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkCensusSpan(span: CensusSpan | undefined): Required<CensusSpan> {
  if (typeof (span ?? {}) !== "object") throw invalid("options", span, "an object");
  const unknown = Object.keys(span ?? {}).find((name) => !Object.hasOwn(CENSUS_YEARS, name));
  if (unknown !== undefined) throw invalid(`options.${unknown}`, span, "one of from, to");
  const { from = CENSUS_YEARS.from, to = CENSUS_YEARS.to } = span ?? {};
  checkYear("options.from", from, CENSUS_YEARS.from);
  checkYear("options.to", to, from);
  return { from, to };
}

function checkYear(field: string, year: number, first: number): void {
  if (Number.isInteger(year) && year >= first && year <= CENSUS_YEARS.to) return;
  throw invalid(field, year, `a whole year from ${first} to ${CENSUS_YEARS.to}`);
}

function invalid(field: string, received: unknown, expected: string): ChartInputError {
  return new ChartInputError({ code: "INVALID_OPTION", field, received, expected });
}
