import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "../../src/dashboard/usage/csv.js";

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\n=1", '"\'\n=1"'],
  ["＝1+1", "'＝1+1"],
  ['=cmd|"/c calc"', `"'=cmd|""/c calc"""`],
  ["a, b", '"a, b"'],
  ["line\nbreak", '"line\nbreak"'],
  ["plain text", "plain text"],
  ["", ""],
])("the text %j is written as %j", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test("numbers stay numbers, and null stays empty", () => {
  expect(csvLine([-1, undefined, 1000])).toBe("-1,,1000\r\n");
});

test("no text becomes a formula in a spreadsheet, and every text can be read back", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const line = csvLine([text, "end"]);
      const quoted = /^"((?:[^"]|"")*)",end\r\n$/.exec(line)?.[1]?.replaceAll('""', '"');
      const cell = quoted ?? line.slice(0, -",end\r\n".length);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(cell === text || cell === `'${text}`).toBe(true);
    }),
  );
});
