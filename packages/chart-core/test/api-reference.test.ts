import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { apiReference } from "../scripts/reference/api-reference.js";
import { jsonExcerpt } from "../scripts/reference/json-excerpt.js";

const COMMITTED = readFileSync(new URL("../docs/api.md", import.meta.url), "utf8");

/** An export in the reference. */
interface Described {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
}

/** Splits the reference into its exports. */
function exportsOf(markdown: string): readonly Described[] {
  return markdown.split(/^### /m).flatMap((chapter) => {
    const [kind = "", ...sections] = chapter.split("\n#### ");
    return sections.map((section) => ({
      name: section.split("\n")[0] ?? "",
      kind: kind.split("\n")[0] ?? "",
      text: section.split(/\n## /)[0] ?? "",
    }));
  });
}

const EXPORTS = exportsOf(COMMITTED);
const named = (exports: readonly Described[]) => exports.map(({ name }) => name);

describe("docs/api.md", () => {
  let generated = "";
  beforeAll(() => {
    generated = apiReference();
  }, 120_000);

  test("is what the doc comments say and the examples print; `npm run api-reference` writes it", () => {
    expect(generated).toBe(COMMITTED);
  });
});

describe("in the API reference", () => {
  const functions = EXPORTS.filter(({ kind }) => kind === "Functions");
  const constants = EXPORTS.filter(({ kind }) => kind === "Constants");
  const types = EXPORTS.filter(({ kind }) => kind === "Interfaces" || kind === "Type aliases");

  test("are functions, constants and types", () => {
    expect(functions.length).toBeGreaterThan(25);
    expect(constants.length).toBeGreaterThan(20);
    expect(types.length).toBeGreaterThan(70);
  });

  test("every export has a sentence and a signature", () => {
    const bare = EXPORTS.filter(({ text }) => !/^.+\n\n[A-Z`"'[(][\s\S]*?\n```ts\n/.test(text));
    expect(named(bare)).toEqual([]);
  });

  test("every function has its result, its errors if it throws, and an example with its output", () => {
    const missing = functions.filter(
      ({ text }) =>
        !text.includes("\n##### Returns\n") ||
        !/\n##### Example\n[\s\S]*```ts\n[\s\S]*```\n\n```text\n./.test(text),
    );
    expect(named(missing)).toEqual([]);
    const silent = functions.filter(
      ({ text }) => text.includes("ChartInputError`](") && !/\| `[A-Z_]+` \| [\w`]/.test(text),
    );
    expect(named(silent)).toEqual([]);
  });

  test("every parameter and every member has a type and a meaning", () => {
    const rows = EXPORTS.flatMap(({ name, text }) =>
      [...text.matchAll(/^\| `[^|]*` \|(.*)\|$/gm)].map(([row, rest = ""]) => ({ name, row, rest })),
    );
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ rest }) => /^\s*\||\|\s*$/.test(rest)).map(({ name, row }) => [name, row])).toEqual(
      [],
    );
  });

  test("every type says what uses it", () => {
    const silent = types.filter(
      ({ text }) => !/\n##### Used by\n\n(?:- [A-Z][a-z]+ [a-z]+(?: |:\n {2}- )\[`|Nothing in)/.test(text),
    );
    expect(named(silent)).toEqual([]);
  });

  test("every type has an example with a value", () => {
    const without = types.filter(
      ({ text }) => !/\n##### Example\n[\s\S]*```\n\n(?:The output, .+\n\n)?```(?:json|text)\n./.test(text),
    );
    expect(named(without)).toEqual([]);
  });

  test("every constant shows its value", () => {
    const without = constants.filter(
      ({ text }) =>
        !/\n##### (?:Value|Example)\n[\s\S]*```\n\n(?:The output, .+\n\n)?```(?:json|text)\n./.test(text),
    );
    expect(named(without)).toEqual([]);
  });
});

describe("an excerpt of JSON", () => {
  const numbers = Array.from({ length: 20 }, (_, index) => 1000 + index);

  test.each([
    ["a short value as a whole", { gate: 1, people: [0, 1, 2] }, '{ "gate": 1, "people": [0, 1, 2] }'],
    ["six items of a long list of numbers", numbers, "[1000, 1001, 1002, 1003, 1004, 1005, …]"],
    [
      "two items of a list of objects",
      Array(3).fill({ numbers: 1e20 }),
      '[{ "numbers": 100000000000000000000 }, { "numbers": 100000000000000000000 }, …]',
    ],
    ["an empty list", [], "[]"],
    ["three levels of long objects", { a: { b: { c: { numbers } } } }, '{ "a": { "b": { "c": { … } } } }'],
  ])("shows %s", (_, value, text) => {
    expect(jsonExcerpt(value)).toBe(text);
  });
});
