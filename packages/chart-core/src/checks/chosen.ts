import { ChartInputError } from "../chart-input-error.js";

/**
 * Validates a list of choices and removes duplicates; returns all known choices if there is no list.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function chosen<T extends string>(
  field: string,
  values: readonly T[] | undefined,
  known: readonly T[],
): readonly T[] {
  if (values === undefined) return known;
  if (!Array.isArray(values)) throw invalidOption(field, values, `an array with any of ${known.join(", ")}`);
  return [...new Set(values.map((value) => oneOf(field, value, known)))];
}

/**
 * Returns the value if it is a known choice.
 *
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function oneOf<T extends string>(field: string, value: T, known: readonly T[]): T {
  if (!known.includes(value)) throw invalidOption(field, value, `one of ${known.join(", ")}`);
  return value;
}

function invalidOption(field: string, received: unknown, expected: string): ChartInputError {
  return new ChartInputError({ code: "INVALID_OPTION", field, received, expected });
}
