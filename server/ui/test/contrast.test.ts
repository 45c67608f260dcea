import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../assets/styles/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split("@media screen");

const colorsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
  );

const GROUNDS = ["ground", "surface", "sunken", "raised"];
const WASHES = ["accent-wash", "good-wash", "warn-wash", "bad-wash"];
const CODE = ["keyword", "string", "number", "comment", "name"].map((name) => `code-${name}`);

/** Colors of text, with the grounds that they stand on. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ...["text", "muted", "accent"].map((name) => [name, [...GROUNDS, ...WASHES]] as const),
  ...["accent-strong", ...CODE].map((name) => [name, GROUNDS] as const),
  ...["good", "warn", "bad"].map((name) => [name, [...GROUNDS, `${name}-wash`]] as const),
  ["on-solid", ["solid", "solid-strong", "bad-solid", "bad-solid-strong"]],
];

/** Colors of fields and bars, which need less. */
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ["field", GROUNDS],
  ["bar", ["ground", "surface", "raised"]],
  ["bar-failed", GROUNDS],
];

describe.each([
  ["light", colorsOf(light)],
  ["dark", { ...colorsOf(light), ...colorsOf(dark) }],
])("in %s colors", (_, colors) => {
  const below = (pairs: typeof TEXTS, least: number) =>
    pairs.flatMap(([name, grounds]) =>
      grounds
        .map((ground) => ({ name, ground, contrast: contrast(colors[name]!, colors[ground]!) }))
        .filter((pair) => !(pair.contrast >= least)),
    );

  test("text has a contrast of at least 4.5 to 1 on every ground", () => {
    expect(below(TEXTS, 4.5)).toEqual([]);
  });

  test("the borders of fields and the bars of charts have at least 3 to 1", () => {
    expect(below(SHAPES, 3)).toEqual([]);
  });
});

/** Returns the contrast of two colors, as WCAG 2 defines it. */
function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
