import { ChartInputError } from "../chart-input-error.js";
import { checkMoment, END_MS } from "../moment.js";

/** A half-open span of time, in milliseconds of Unix time. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Validates a span. Its end is exclusive and may therefore be the end of the supported years, which itself has no chart.
 *
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE` for the field `from` or `to`; `INVALID_WINDOW` if
 *   `from` is not before `to`.
 */
export function checkSpan(from: Date, to: Date): Span {
  const fromMs = checkNamedMoment(from, "from");
  const toMs = checkNamedMoment(to, "to", true);
  if (fromMs >= toMs) {
    throw new ChartInputError({
      code: "INVALID_WINDOW",
      field: "to",
      received: to,
      expected: "a moment after `from`",
    });
  }
  return { fromMs, toMs };
}

/**
 * Validates a moment and returns it in milliseconds of Unix time.
 *
 * @param field Name of the argument, for the error.
 * @param isEnd True for the exclusive end of a span, which may be the end of the supported years.
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`.
 */
export function checkNamedMoment(moment: Date, field: string, isEnd = false): number {
  try {
    if (isEnd && Date.prototype.getTime.call(moment) === END_MS) return END_MS;
  } catch {
    // Not a Date: the check says so.
  }
  try {
    return checkMoment(moment).getTime();
  } catch (error) {
    if (!(error instanceof ChartInputError)) throw error;
    const { code, expected } = error;
    throw new ChartInputError({ code, field, received: moment, expected });
  }
}
