import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "../src/csv.js";

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", `"'\t'=1"`],
  ["\n=1", `"'\n'=1"`],
  ["＝1+1", "'＝1+1"],
  ['=cmd|"/c calc"', `"'=cmd|""/c calc"""`],
  ["a, b", '"a, b"'],
  ["line\nbreak", '"line\nbreak"'],
  ["x;y", '"x;y"'],
  ["x\ty", '"x\ty"'],
  ["x\ry", '"x\ry"'],
  ["x;=1+1", `"x;'=1+1"`],
  ["x;-1;+2", `"x;'-1;'+2"`],
  ["x\t@SUM(A1)", `"x\t'@SUM(A1)"`],
  ["x\r=1", `"x\r'=1"`],
  ["a=1;b-2", '"a=1;b-2"'],
  ["plain text", "plain text"],
  ["", ""],
])("the text %j is written as %j", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test("numbers stay numbers, and null stays empty", () => {
  expect(csvLine([-1, undefined, 1000])).toBe("-1,,1000\r\n");
});

const separated = fc.string({
  unit: fc.constantFrom("a", "1", "'", '"', "=", "-", ",", ";", "\t", "\r", "\n", " "),
});

test("no text becomes a formula in a spreadsheet, wherever it splits, and only apostrophes are added", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), separated), (text) => {
      const line = csvLine([text, "end"]);
      const quoted = /^"((?:[^"]|"")*)",end\r\n$/.exec(line)?.[1];
      const cell = quoted?.replaceAll('""', '"') ?? line.slice(0, -",end\r\n".length);
      if (quoted === undefined) expect(cell).not.toMatch(/[",;\t\r\n]/);
      expect(cell).not.toMatch(/^[\t\r\n]|(^|[;\t\r\n])[=+\-@]/);
      expect(cell.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
    }),
  );
});
