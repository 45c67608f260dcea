import fc from "fast-check";
import { expect, test } from "vitest";
import { successRate } from "../src/account/success-rate.js";

test.each([
  [0, 0, "None yet"],
  [1, 0, "100 %"],
  [0, 1, "0 %"],
  [3, 1, "75.0 %"],
  [1_000_000, 1, "99.9 %"],
  [1, 1_000_000, "0.1 %"],
])("%d successes and %d failures are %s", (succeeded, failed, expected) => {
  expect(successRate(succeeded, failed)).toBe(expected);
});

test("only a rate without failures is 100 %, and only one without successes 0 %", () => {
  const count = fc.integer({ min: 1, max: 1e9 });
  fc.assert(
    fc.property(count, count, (succeeded, failed) => {
      expect(["100 %", "100.0 %", "0 %", "0.0 %"]).not.toContain(successRate(succeeded, failed));
    }),
  );
});
