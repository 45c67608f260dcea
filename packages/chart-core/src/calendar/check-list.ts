import { ChartInputError } from "../chart-input-error.js";

/**
 * Checks that a value is a list of certain members.
 *
 * @param field Name of the argument, for the error.
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkList(
  field: string,
  list: unknown,
  isMember: (member: unknown) => boolean,
  expected: string,
): void {
  if (!Array.isArray(list) || !list.every(isMember)) throw invalid(field, list, expected);
}

/**
 * Checks that a value is text.
 *
 * @param field Name of the argument, for the error.
 * @throws ChartInputError `INVALID_OPTION`.
 */
export function checkText(field: string, text: unknown): void {
  if (typeof text !== "string") throw invalid(field, text, "a text");
}

/** Tests for an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Tests for a valid Date, also of another realm. */
export function isDate(value: unknown): value is Date {
  try {
    return !Number.isNaN(Date.prototype.getTime.call(value));
  } catch {
    return false;
  }
}

function invalid(field: string, received: unknown, expected: string): ChartInputError {
  return new ChartInputError({ code: "INVALID_OPTION", field, received, expected });
}
