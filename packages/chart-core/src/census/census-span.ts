import { ChartInputError } from "../chart-input-error.js";
import { checkOptions } from "../checks/check-options.js";

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
 * Validates a span of years, and fills in the defaults.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkCensusSpan(span: CensusSpan | undefined): Required<CensusSpan> {
  const { from = CENSUS_YEARS.from, to = CENSUS_YEARS.to } = checkOptions(span, ["from", "to"]);
  checkYear("options.from", from, CENSUS_YEARS.from);
  checkYear("options.to", to, from);
  return { from, to };
}

function checkYear(field: string, year: number, first: number): void {
  if (Number.isInteger(year) && year >= first && year <= CENSUS_YEARS.to) return;
  const expected = `a whole year from ${first} to ${CENSUS_YEARS.to}`;
  throw new ChartInputError({ code: "INVALID_OPTION", field, received: year, expected });
}
