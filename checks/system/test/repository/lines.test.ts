import { expect, test } from "vitest";
import { countLines, LINE_LIMITS } from "../../scripts/lib/code-lines.js";

test.each([...countLines()])(
  "%s has at most as many hand-written lines of each kind as its limits",
  (name, counts) => {
    const limits = { src: 0, tests: 0, other: 0, styles: 0, ...LINE_LIMITS[name] };
    const over = Object.entries(counts).filter(
      ([kind, lines]) => lines > limits[kind as keyof typeof limits],
    );
    expect(over, "raise its limit in checks/system/scripts/lib/code-lines.ts, if it needs the lines").toEqual(
      [],
    );
  },
);

test("every limit is that of a package that has such lines", () => {
  const counts = countLines();
  const unused = Object.entries(LINE_LIMITS).flatMap(([name, limits]) =>
    Object.entries(limits).flatMap(([kind]) =>
      counts.get(name)?.[kind as keyof typeof limits] ? [] : [`${name} ${kind}`],
    ),
  );
  expect(unused).toEqual([]);
});
