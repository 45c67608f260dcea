import { ChartInputError } from "../chart-input-error.js";
import { checkMoment, END_MS } from "../moment.js";

/** A span of time in milliseconds of Unix time, half-open. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The span between two moments that have charts; its end is also the first moment that has none.
 *
 * @throws ChartInputError `INVALID_MOMENT` or `MOMENT_OUT_OF_RANGE`, naming `from` or `to`; `INVALID_WINDOW` where `from` is not
 *   before `to`.
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
 * A moment in milliseconds of Unix time, once it has a chart.
 *
 * @param isEnd The moment ends a span that does not hold it: the end of the years of charts is allowed.
 */
export function checkNamedMoment(moment: Date, field: string, isEnd = false): number {
  if (isEnd && moment instanceof Date && moment.getTime() === END_MS) return END_MS;
  try {
    return checkMoment(moment).getTime();
  } catch (error) {
    if (!(error instanceof ChartInputError)) throw error;
    const { code, expected } = error;
    throw new ChartInputError({ code, field, received: moment, expected });
  }
}
