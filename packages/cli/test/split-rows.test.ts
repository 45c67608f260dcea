import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CSV_OPTIONS } from "../src/batch/read-rows.js";
import { LONGEST_ROW, splitRows } from "../src/batch/split-rows.js";

async function* piecesOf(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const cell = fc.stringMatching(/^[a-c]{0,4}$/);
const quoted = fc.stringMatching(/^[a-c\n,]{0,6}$/).map((text) => `"${text.replaceAll("b", '""')}"`);
const nail = fc.constantFrom('6" nail', 'a"b"', 'x""');
const row = fc
  .array(fc.oneof(cell, quoted, nail), { minLength: 1, maxLength: 4 })
  .map((cells) => cells.join(","));

test("chunks together are the file, each begins with a row, and its line is told", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 400, size: "max" }),
      fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 80 }),
      async (rows, sizes, endsInBreak, times) => {
        const text =
          Array.from({ length: times }, () => rows.join("\n")).join("\n") + (endsInBreak ? "\n" : "");
        const bytes = Buffer.from(text);
        // Each piece is searched together with the part of a row before it.
        const least = Math.ceil(bytes.length / 200);
        const pieces = piecesOf(
          bytes,
          sizes.map((size) => Math.max(size, least)),
        );
        const found: string[] = [];
        let firstLine = 1;
        for await (const { bytes: chunk, line, isTooLong } of splitRows(pieces, ",")) {
          expect([isTooLong, line]).toEqual([false, firstLine]);
          const part = Buffer.from(chunk).toString();
          found.push(part);
          firstLine += part.split("\n").length - 1;
        }
        expect(found.join("")).toBe(text);
        // A parser finds in the chunks the rows of the whole.
        const rowsOf = (part: string): string[][] => parse(part, { ...CSV_OPTIONS, delimiter: "," });
        const lines = (rows: string[][]) => rows.map((cells) => JSON.stringify(cells)).join("\n");
        expect(lines(found.flatMap(rowsOf)) === lines(rowsOf(text))).toBe(true);
      },
    ),
    { numRuns: 15 },
  );
});

test.each([
  ["without a line break", `a\n${"x".repeat(10 * LONGEST_ROW)}\nb\n`, ["a\n", "too long", "b\n"]],
  ["with a quote that is not closed", `a\n"x\n${"y,z\n".repeat(LONGEST_ROW / 2)}`, ["a\n", "too long"]],
])("a row of megabytes %s is told once, and the next ones are read", async (_, text, expected) => {
  const found: string[] = [];
  for await (const { bytes, isTooLong } of splitRows(piecesOf(Buffer.from(text), [65_536]), ","))
    found.push(isTooLong ? "too long" : Buffer.from(bytes).toString());
  expect(found.slice(0, expected.length)).toEqual(expected);
  if (!text.endsWith("b\n")) expect(found.slice(2).join("")).toBe("y,z\n".repeat(LONGEST_ROW / 2));
});
