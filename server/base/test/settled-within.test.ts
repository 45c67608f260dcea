import { expect, test } from "vitest";
import { settledWithin } from "../src/settled-within.js";

test.each([
  ["is kept", () => Promise.resolve(1)],
  ["is rejected", () => Promise.reject(new Error("a defect"))],
])("a promise that %s has settled, however long it might have taken", async (_what, start) => {
  expect(await settledWithin(2 ** 30, start())).toBe(true);
});

test("a promise that never settles is waited for only until the time is over", async () => {
  expect(await settledWithin(1, new Promise(() => {}))).toBe(false);
});
