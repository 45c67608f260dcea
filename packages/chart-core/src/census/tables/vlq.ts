const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bit of a digit that says that another one follows, in order of growing weight. */
const GOES_ON = 32;

/**
 * Reads integers, each written as its difference from the one before, by the variable-length quantities of source maps:
 * digits of five bits in base 64, the lowest bit of the first one being the sign. It halves the size of the tables.
 */
export function readDifferences(text: string): readonly number[] {
  const values: number[] = [];
  let [value, bits, shift] = [0, 0, 0];
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    bits |= (digit % GOES_ON) << shift;
    shift += 5;
    if (digit >= GOES_ON) continue;
    value += bits & 1 ? -(bits >> 1) : bits >> 1;
    values.push(value);
    [bits, shift] = [0, 0];
  }
  return values;
}

/** Writes integers as {@link readDifferences} reads them. */
export function writeDifferences(values: readonly number[]): string {
  let text = "";
  for (const [index, value] of values.entries()) {
    const difference = value - (values[index - 1] ?? 0);
    let bits = Math.abs(difference) * 2 + (difference < 0 ? 1 : 0);
    for (; bits >= GOES_ON; bits >>= 5) text += DIGITS[GOES_ON + (bits % GOES_ON)];
    text += DIGITS[bits];
  }
  return text;
}
