import { expect, test } from "vitest";
import { OverLimit } from "../../../src/server/overload/over-limit.js";

test("after 20 refusals within a second an account's requests are delayed, until it has had fewer; others' are not", async () => {
  let nowMs = 0;
  let delayed = 0;
  const limit = new OverLimit({ pass: async () => void delayed++ }, () => nowMs);
  for (let n = 0; n < 19; n++) limit.answered("greedy", 429);
  for (let n = 0; n < 50; n++) limit.answered("busy", 200);
  expect([limit.delayOf("greedy"), limit.delayOf("busy")]).toEqual([undefined, undefined]);
  limit.answered("greedy", 429);
  for (const ms of [0, 999, 1500]) {
    nowMs = ms;
    await limit.delayOf("greedy");
    expect([limit.delayOf("busy"), limit.delayOf("other")]).toEqual([undefined, undefined]);
  }
  expect(delayed).toBe(3);
  nowMs = 3000;
  expect(limit.delayOf("greedy")).toBeUndefined();
});
