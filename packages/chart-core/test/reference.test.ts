import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterEach, describe, expect, test, vi } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { PACKAGE } from "../scripts/reference/entries.js";
import { type ReferencePart, referenceParts } from "../scripts/reference/parts.js";

const PARTS = referenceParts();
const EXPORTS = PARTS.filter(({ kind }) => kind !== undefined);
const ENTRIES = PARTS.filter(({ kind }) => kind === undefined);
const named = (parts: readonly ReferencePart[]) => parts.map(({ title }) => title);

/** Programs of the entries and of the doc comments, by the titles of their parts. */
const EXAMPLES = PARTS.flatMap(({ title, text, example }) => {
  const own = [...text.matchAll(/^## Example\n\n((?:```ts\n.*?^```\n*)+)/gms)].flatMap(([, blocks = ""]) =>
    [...blocks.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ""]) => code),
  );
  return [...own, ...(example === undefined ? [] : [example])].map((code) => ({ title, code }));
});

describe("the reference", () => {
  test("has functions, constants and types", () => {
    const count = (...kinds: string[]) => EXPORTS.filter(({ kind = "" }) => kinds.includes(kind)).length;
    expect(count("Functions")).toBeGreaterThan(25);
    expect(count("Constants")).toBeGreaterThan(20);
    expect(count("Interfaces", "Type aliases")).toBeGreaterThan(70);
  });

  test("has a sentence and a signature for every export", () => {
    const bare = EXPORTS.filter(({ text }) => !/^[A-Z`"'[(][\s\S]*?\n```ts\n/.test(text));
    expect(named(bare)).toEqual([]);
  });

  test("has the result, the errors if it throws, and an example of every function", () => {
    const functions = EXPORTS.filter(({ kind }) => kind === "Functions");
    const missing = functions.filter(
      ({ text }) => !text.includes("\n## Returns\n") || !/\n## Example\n[\s\S]*```ts\n/.test(text),
    );
    expect(named(missing)).toEqual([]);
    const silent = functions.filter(
      ({ text }) => text.includes("ChartInputError`](") && !/\| `[A-Z_]+` \| [\w`]/.test(text),
    );
    expect(named(silent)).toEqual([]);
  });

  test("has a type and a meaning for every parameter and every member", () => {
    const rows = EXPORTS.flatMap(({ title, text }) =>
      [...text.matchAll(/^\| `[^|]*` \|(.*)\|$/gm)].map(([row, rest = ""]) => ({ title, row, rest })),
    );
    expect(rows.length).toBeGreaterThan(300);
    const bare = rows.filter(({ rest }) => /^\s*\||\|\s*$/.test(rest));
    expect(bare.map(({ title, row }) => [title, row])).toEqual([]);
  });

  test("links to exports that it has", () => {
    const targets = new Set(PARTS.map(({ entry, title }) => `@${entry}#${title.replace("()", "")}`));
    const links = PARTS.flatMap(({ text, others = [] }) => [
      ...[...text.matchAll(/\]\((@[^)]+)\)/g)].map(([, target = ""]) => target),
      ...others,
    ]);
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter((target) => !targets.has(target))).toEqual([]);
  });

  test.each([
    ["CENTERS", '## Value\n\n```ts\n[\n  "Ajna",'],
    ["DETERMINATIONS", '\n  1: { L: "Consecutive Appetite"'],
    ["GATES", "| 64 | Confusion | Head |"],
    ["Determination", '| `"Low Sound"` | Eating in quiet. |'],
    ["ChartInputErrorCode", '| `"UNKNOWN_ZONE"` | Thrown when'],
  ])("shows the values of %s", (title, text) => {
    expect(PARTS.find((part) => part.title === title)?.text).toContain(text);
  });
});

describe("an example", () => {
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  afterEach(() => printed.mockClear());

  test("is there for every entry", () => {
    expect(named(ENTRIES.filter(({ example = "" }) => example === ""))).toEqual([]);
    expect(EXAMPLES.length).toBeGreaterThan(50);
  });

  test.each(EXAMPLES)(
    "of $title runs with the built library and prints something: $code",
    async ({ code }) => {
      const script = ts.transpile(code, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 });
      const linked = script.replaceAll(/ from "chart-core(.*?)"/g, (_, path: string) => {
        const { default: file } = packageJson.exports[`.${path}` as "."];
        return ` from "${pathToFileURL(PACKAGE)}${file}"`;
      });
      await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(linked)}`);
      expect(printed).toHaveBeenCalled();
    },
  );
});
