import { expect, test } from "vitest";
import { RefusalDelay } from "../../src/base/refusal-delay.js";

test("refusals wait for a second, further ones for their turn after them, and none for more than ten", async () => {
  const waits: number[] = [];
  let nowMs = 0;
  const refusals = new RefusalDelay(
    async (ms) => {
      waits.push(ms);
    },
    () => nowMs,
  );
  for (let n = 0; n < 5000; n++) await refusals.pass();
  expect([waits[0], waits[1], waits[250], waits[2250], waits[4999]]).toEqual([
    1000, 1004, 2000, 10_000, 10_000,
  ]);
  nowMs += 9500;
  await refusals.pass();
  expect(waits.at(-1)).toBe(1000);
});
