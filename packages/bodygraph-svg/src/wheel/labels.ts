/** The texts of the wheel that are drawn often, laid out once. */
import { flatLine, layOut, type TextLine } from "../text/text.js";

/** Whole degrees within a sign: `9°`. */
export const DEGREES: readonly TextLine[] = numbers(30, (degree) => `${degree}°`);

/** Degrees with two digits, so that they form a column. */
export const TWO_DIGIT_DEGREES: readonly TextLine[] = numbers(30, (degree) => `${degree}°`.padStart(3, "0"));

/** Minutes with two digits. */
export const MINUTES: readonly TextLine[] = numbers(60, (minute) => `${minute}'`.padStart(3, "0"));

function numbers(count: number, write: (value: number) => string): readonly TextLine[] {
  return Array.from({ length: count }, (_, value) => flatLine(layOut(write(value))));
}
