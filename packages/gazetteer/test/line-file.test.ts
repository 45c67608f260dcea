import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BLOCK_BYTES, LineFile } from "../src/file/line-file.js";
import { LineFileWriter } from "../src/file/line-file-writer.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "line-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Sections = Readonly<Record<string, readonly (readonly [string, string])[]>>;

function written(sections: Sections): string {
  const path = join(folder, "file");
  rmSync(path, { force: true });
  const file = new LineFileWriter(path, "head");
  for (const [name, rows] of Object.entries(sections)) file.section(name, rows);
  file.finish({ sections: Object.keys(sections).length });
  file.close();
  return path;
}

/** Few letters, so that keys begin with each other; some are of two and four bytes. */
const key = fc.string({ unit: fc.constantFrom("a", "b", " ", "é", "東", "𐍈"), minLength: 1, maxLength: 5 });
const value = fc.string({ unit: fc.constantFrom("a", "b\t", "é"), maxLength: 30 });
const longValue = fc.constant("x".repeat(3 * BLOCK_BYTES));
const rows = fc
  .dictionary(key, fc.oneof({ weight: 20, arbitrary: value }, { weight: 1, arbitrary: longValue }), {
    maxKeys: 300,
    size: "max",
  })
  .map((row) => Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));

describe("a file of lines", () => {
  test("finds each key of each section in any order, and no other one", () => {
    fc.assert(
      fc.property(rows, rows, fc.array(key), (first, second, others) => {
        const file = new LineFile(written({ first, second }), "head");
        for (const [name, section] of [["first", first] as const, ["second", second] as const]) {
          const known = new Map(section);
          for (const asked of [...known.keys(), ...others, ...known.keys()])
            expect(file.find(name, asked)).toBe(known.get(asked));
        }
        file.close();
      }),
      { numRuns: 200 },
    );
  });

  test("lists the lines that begin with a text, in order, also while others are read", () => {
    fc.assert(
      fc.property(rows, fc.oneof(fc.constant(""), key), (section, text) => {
        const file = new LineFile(written({ section }), "head");
        const listed: (readonly [string, string])[] = [];
        for (const row of file.beginning("section", text)) {
          file.find("section", section[0]?.[0] ?? "");
          listed.push(row);
        }
        file.close();
        expect(listed).toEqual(section.filter(([found]) => found.startsWith(text)));
      }),
      { numRuns: 200 },
    );
  });

  test("that lacks its end is refused", () => {
    const path = written({ section: [["a", "1"]] });
    truncateSync(path, 20);
    expect(() => new LineFile(path, "head")).toThrow("incomplete");
    expect(() => new LineFile(written({}), "other head")).toThrow("another format");
  });
});
