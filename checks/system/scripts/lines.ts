/** Prints the hand-written lines of each package by kind, beside their limits. */
import { countLines, LINE_LIMITS } from "./lib/code-lines.js";

const KINDS = ["src", "tests", "other", "styles"] as const;
const cell = (text: string | number) => String(text).padStart(18);

console.log("".padEnd(28) + KINDS.map(cell).join(""));
const sums = { src: 0, tests: 0, other: 0, styles: 0 };
for (const [name, counts] of [...countLines()].sort()) {
  for (const kind of KINDS) sums[kind] += counts[kind];
  const shown = KINDS.map((kind) =>
    counts[kind] === 0 ? "" : `${counts[kind]} of ${LINE_LIMITS[name]?.[kind] ?? 0}`,
  );
  console.log(name.padEnd(28) + shown.map(cell).join(""));
}
console.log("all".padEnd(28) + KINDS.map((kind) => cell(sums[kind])).join(""));
