/**
 * Codes of input errors: stable strings that callers may branch on.
 *
 * @example
 * import { ChartInputError, type ChartInputErrorCode, wheelPosition } from "chart-core";
 *
 * const texts: Partial<Record<ChartInputErrorCode, string>> = {
 *   INVALID_ANGLE: "Enter a longitude from 0 to 360 degrees.",
 * };
 * try {
 *   wheelPosition(-1);
 * } catch (error) {
 *   if (error instanceof ChartInputError) console.log(texts[error.code]);
 * }
 */
export type ChartInputErrorCode =
  | "INVALID_MOMENT"
  | "MOMENT_OUT_OF_RANGE"
  | "INVALID_LATITUDE"
  | "INVALID_LONGITUDE"
  | "INVALID_DATE"
  | "DATE_OUT_OF_RANGE"
  | "INVALID_TIME"
  | "UNKNOWN_ZONE"
  | "AMBIGUOUS_TIME"
  | "SKIPPED_TIME"
  | "INVALID_ANGLE"
  | "INVALID_WINDOW"
  | "INVALID_OPTION"
  | "INVALID_CHART"
  | "INVALID_PEOPLE";

/**
 * The parts of a {@link ChartInputError}.
 *
 * @example
 * import { ChartInputError, computeChart } from "chart-core";
 *
 * try {
 *   computeChart(new Date("1990-09-05T19:17Z"), { lat: 152.37, lng: 4.89 });
 * } catch (error) {
 *   if (!(error instanceof ChartInputError)) throw error;
 *   const { code, field, expected } = error;
 *   console.log(code, "-", field, "must be", expected);
 * }
 */
export interface ChartInputErrorDetails {
  /** The kind of error, for programs to branch on. It stays the same across versions. */
  readonly code: ChartInputErrorCode;
  /** The argument's name, with dots if it is inside another: `coords.lat`. */
  readonly field: string;
  /** The value as it was given. It may be birth data: do not log it or send it on. */
  readonly received: unknown;
  /** The rule that the value breaks, as text that completes "expected ...". */
  readonly expected: string;
}

/**
 * The error that invalid input raises: moments, dates, times, places, angles, options, charts and lists of people. The
 * comment of each function has its codes.
 *
 * @example
 * import { ChartInputError, computeChart } from "chart-core";
 *
 * try {
 *   computeChart(new Date("2300-01-01T00:00Z"));
 * } catch (error) {
 *   if (!(error instanceof ChartInputError)) throw error;
 *   console.log(error.code);
 *   console.log(error.message);
 * }
 */
export class ChartInputError extends Error implements ChartInputErrorDetails {
  /** Name of the class, for logs and for errors from another copy of the library. */
  override readonly name = "ChartInputError";
  readonly code: ChartInputErrorCode;
  readonly field: string;
  readonly received: unknown;
  readonly expected: string;

  /** @param details The parts of the error, which become its members. */
  constructor(details: ChartInputErrorDetails) {
    const { code, field, received, expected } = details;
    super(`${field}: expected ${expected}`);
    this.code = code;
    this.field = field;
    this.received = received;
    this.expected = expected;
  }
}
