import { StoreUnavailableError } from "chart-http/base";
import { expect, test } from "vitest";
import { BatchQueue } from "../src/base/batch-queue.js";

/** Returns a queue that doubles numbers, and a list of the sizes of its batches. */
function doubling(fault: (items: readonly number[]) => Error | undefined = () => undefined) {
  const sizes: number[] = [];
  const queue = new BatchQueue(async (items: readonly number[]) => {
    sizes.push(items.length);
    const error = fault(items);
    if (error !== undefined) throw error;
    return items.map((item) => item * 2);
  });
  return { queue, sizes };
}

test("items added at the same time form one batch, and each gets its own result", async () => {
  const { queue, sizes } = doubling();
  expect(await Promise.all([1, 2, 3].map((item) => queue.add(item)))).toEqual([2, 4, 6]);
  expect(sizes).toEqual([3]);
});

test("items added while a batch is being written form the next batch", async () => {
  const { queue, sizes } = doubling();
  const first = queue.add(1).then(() => Promise.all([queue.add(2), queue.add(3)]));
  expect(await first).toEqual([4, 6]);
  expect(sizes).toEqual([1, 2]);
});

test("no batch is larger than 500", async () => {
  const { queue, sizes } = doubling();
  await Promise.all(Array.from({ length: 1201 }, (_, item) => queue.add(item)));
  expect(sizes).toEqual([500, 500, 201]);
});

test("if one item of a batch fails, the others still succeed", async () => {
  const { queue, sizes } = doubling((items) => (items.includes(2) ? new RangeError("no") : undefined));
  const settled = await Promise.allSettled([1, 2, 3].map((item) => queue.add(item)));
  expect(settled).toMatchObject([{ value: 2 }, { reason: { message: "no" } }, { value: 6 }]);
  expect(sizes).toEqual([3, 1, 1, 1]);
});

test("if the store is unavailable, the whole batch fails without a retry, and the next batch is tried", async () => {
  let isDown = true;
  const { queue, sizes } = doubling(() => (isDown ? new StoreUnavailableError("down") : undefined));
  const settled = await Promise.allSettled([1, 2].map((item) => queue.add(item)));
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await queue.add(3)).toBe(6);
  expect(sizes).toEqual([2, 1]);
});
