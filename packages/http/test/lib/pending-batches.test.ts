import { expect, test } from "vitest";
import { PendingBatches } from "../../src/lib/pending-batches.js";

/** Collects texts, merged in the order of their arrival, in a store that can be away. */
function collect() {
  const state = { written: [] as string[][], whileWriting: () => {}, isAway: false };
  const pending = new PendingBatches<string>({
    merge: (earlier, later) => `${earlier} ${later}`,
    async write(batch) {
      state.whileWriting();
      if (state.isAway) throw new Error("away");
      state.written.push([...batch]);
    },
    logger: { warn: () => {} },
    failure: "not written",
  });
  return { pending, state };
}

test("entries of one key are merged in the order of arrival, also after a write that failed", async () => {
  const { pending, state } = collect();
  pending.add("a", "one");
  pending.add("a", "two");
  state.isAway = true;
  state.whileWriting = () => pending.add("a", "three");
  await pending.flush();
  state.isAway = false;
  state.whileWriting = () => {};
  await pending.close();
  expect(state.written).toEqual([["one two three"]]);
});

test("entries that arrive during a write are in the next one", async () => {
  const { pending, state } = collect();
  state.whileWriting = () => {
    if (state.written.length === 0) pending.add("a", "later");
  };
  pending.add("a", "first");
  await pending.flush();
  await pending.close();
  expect(state.written).toEqual([["first"], ["later"]]);
});
