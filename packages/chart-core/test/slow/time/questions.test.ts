import { expect, test } from "vitest";
import { randomNumbers } from "../../../bench/lib/random.js";
import { checkQuestions } from "../../../scripts/lib/random-questions.js";

test("the questions of 300 random windows are those of a search over every change, and tell nearly all that the best three instants tell", () => {
  const random = randomNumbers(79);
  const checked = Array.from({ length: 300 }, () => checkQuestions(random));
  for (const { asked, searched, from } of checked) expect(asked, from.toISOString()).toEqual(searched);
  expect(new Set(checked.map(({ asked }) => asked.length))).toContain(3);
  const parts = checked.map(({ partOfBest }) => partOfBest);
  expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeGreaterThan(0.99);
  // A greedy choice of a monotone submodular function reaches at least this much of the best one.
  expect(Math.min(...parts)).toBeGreaterThan(1 - 1 / Math.E);
});
