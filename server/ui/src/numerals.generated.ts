/**
 * Generated from packages/bodygraph-svg/src/shapes/glyphs.generated.ts. Do not edit.
 * Command: npm run generate -- numerals
 */

/** A character: the width that it takes, and its line, which starts at a point. Digits are 100 high. */
export interface Numeral {
  readonly advance: number;
  readonly x: number;
  readonly y: number;
  /** Path data relative to the start; empty of a space. */
  readonly d: string;
}

export const NUMERALS: Readonly<Record<string, Numeral>> = {
  "0": { advance: 89, x: 12, y: 50, d: "a33 50 0 1 1 0 1z" },
  "1": { advance: 89, x: 25, y: 19, d: "l26-19v100" },
  "2": { advance: 89, x: 17, y: 28, d: "a29 28 0 1 1 48 21l-49 51h60" },
  "3": { advance: 89, x: 18, y: 17, d: "a27 24 0 1 1 27 30h-7m7 0a31 27 0 1 1-31 32" },
  "4": { advance: 89, x: 60, y: 100, d: "v-100l-47 71h65" },
  "5": { advance: 89, x: 71, y: 0, d: "h-45l-6 46a32 32 0 1 1-6 37" },
  "6": { advance: 89, x: 68, y: 11, d: "c-14-19-55-18-55 57a32 32 0 1 0 0-1" },
  "7": { advance: 89, x: 13, y: 0, d: "h63l-41 100" },
  "8": { advance: 89, x: 45, y: 47, d: "a26 23 0 1 1 1 0za31 27 0 1 1-1 0z" },
  "9": { advance: 89, x: 21, y: 89, d: "c14 19 55 18 55-57a32 32 0 1 0 0 1" },
  ".": { advance: 24, x: 12, y: 97, d: "v3" },
  ",": { advance: 29, x: 17, y: 96, d: "v4l-5 16" },
  "%": { advance: 110, x: 12, y: 22, d: "a18 22 0 1 1 0 1zm50 56a18 22 0 1 1 0 1zm20-78-54 100" },
  "<": { advance: 74, x: 62, y: 34, d: "l-50 26l50 26" },
  "-": { advance: 48, x: 8, y: 65, d: "h32" },
  "–": { advance: 68, x: 8, y: 65, d: "h52" },
  "o": { advance: 78, x: 10, y: 65, d: "a29 35 0 1 1 0 1z" },
  "f": { advance: 47, x: 44, y: 2, d: "c-18-5-26 3-26 19v79m-12-67h34" },
  " ": { advance: 33, x: 0, y: 0, d: "" },
  " ": { advance: 33, x: 0, y: 0, d: "" },
  "′": { advance: 24, x: 12, y: 0, d: "v25" },
  "″": { advance: 44, x: 12, y: 0, d: "v25m20-25v25" },
};
