import { ChartInputError } from "../chart-input-error.js";

/**
 * Returns the options, or none for undefined and null.
 *
 * @throws ChartInputError `INVALID_OPTION` if they are not an object.
 */
export function checkOptions<T extends object>(options: T | undefined): Partial<T> {
  if (options === undefined || options === null) return {};
  if (typeof options === "object") return options;
  throw new ChartInputError({
    code: "INVALID_OPTION",
    field: "options",
    received: options,
    expected: "an object with options, or none",
  });
}
