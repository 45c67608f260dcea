import { readFileSync } from "node:fs";

/** The pictures' letters. They are read as a file: ui imports no other package. */
const LETTERS = new URL("../../../../packages/bodygraph-svg/src/shapes/glyphs.generated.ts", import.meta.url);

/** Characters of figures, each with the letter of the pictures that it is drawn as. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([..."0123456789.,%<-–of "].map((character) => [character, character])),
  "\u00a0": " ",
  // The pictures have upright quotation marks, which are the signs of minutes and seconds of arc.
  "′": "'",
  "″": '\\"',
};

/** Writes the module of the characters that figures consist of. */
export function numeralsModule(): string {
  const letters = new Map(
    [...readFileSync(LETTERS, "utf8").matchAll(/^ {2}"(.+?)": "(.+)",$/gm)].map(
      ([, name = "", data = ""]) => [name, data],
    ),
  );
  const rows = Object.entries(DRAWN_AS).map(([character, letter]) => {
    const data = letters.get(letter);
    if (data === undefined) throw new Error(`The pictures have no letter ${letter}.`);
    const [, advance, x = "0", y = "0", d = ""] =
      /^(\d+)(?: (-?\d+) (-?\d+) -?\d+ -?\d+(.*))?$/.exec(data) ?? [];
    return `  ${JSON.stringify(character)}: { advance: ${advance}, x: ${x}, y: ${y}, d: ${JSON.stringify(d)} },`;
  });
  return `/**
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
${rows.join("\n")}
};
`;
}
