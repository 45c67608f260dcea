import { ChartInputError } from "../chart-input-error.js";

/**
 * Returns the options, or none for undefined and null.
 *
 * @param names Names of the options that the function has.
 * @throws ChartInputError `INVALID_OPTION` if they are not an object, or have another name.
 */
export function checkOptions<T extends object>(
  options: T | undefined,
  names: readonly (keyof T & string)[],
): Partial<T> {
  if (options === undefined || options === null) return {};
  if (typeof options !== "object") throw invalid("options", options, "an object");
  const known: readonly string[] = names;
  for (const name in options)
    if (!known.includes(name)) throw invalid(`options.${name}`, options[name], `one of ${names.join(", ")}`);
  return options;
}

function invalid(field: string, received: unknown, expected: string): ChartInputError {
  return new ChartInputError({ code: "INVALID_OPTION", field, received, expected });
}
