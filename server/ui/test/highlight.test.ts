import fc from "fast-check";
import { expect, test } from "vitest";
import { highlight, type Language } from "../src/code/highlight.js";

const LANGUAGES: readonly Language[] = ["shell", "typescript", "python", "php", "json", "text"];

test("the pieces of any text are the text again, in every language", () => {
  const pieces = fc.constantFrom(
    '"',
    "'",
    "`",
    "\\",
    "#",
    "//",
    "$x",
    "\n",
    " ",
    "const",
    "12",
    "<?php",
    "é",
  );
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.array(pieces), (language, texts) => {
      const code = texts.join("");
      expect(
        highlight(code, language)
          .map(({ text }) => text)
          .join(""),
      ).toBe(code);
    }),
  );
});

test.each([
  ["shell", "curl -sS x # all", { k: "curl", v: "-sS", c: "# all" }],
  ["typescript", 'const a = "const"; // b', { k: "const", s: '"const"', c: "// b" }],
  [
    "typescript",
    "export interface A extends B {\n  readonly from?: Date;\n  readonly to: Date;\n}",
    { k: "exportinterfaceextendsreadonlyreadonly", v: "fromto" },
  ],
  [
    "typescript",
    'import { x } from "y";\nx(from, to, { type });\nfor (const a of type) {}',
    { k: "importfromforconstof", s: '"y"' },
  ],
  ["python", "import os # 1", { k: "import", c: "# 1" }],
  ["php", "echo $a, 1;", { k: "echo", v: "$a", n: "1" }],
  ["json", '{"a": true, "b": -1.5}', { v: '"a""b"', k: "true", n: "-1.5" }],
] as const)("%s has colors for keywords, texts, numbers, comments and names", (language, code, expected) => {
  const byKind: Record<string, string> = {};
  for (const { kind, text } of highlight(code, language)) {
    if (kind !== undefined) byKind[kind] = (byKind[kind] ?? "") + text;
  }
  expect(byKind).toEqual(expected);
});
