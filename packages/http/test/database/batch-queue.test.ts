import { expect, test } from "vitest";
import { BatchQueue } from "../../src/database/batch-queue.js";
import { StoreUnavailableError } from "../../src/errors/store-unavailable-error.js";

/** A queue that doubles numbers, and the sizes of its batches. */
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

test("what comes at the same time is one batch, and each item gets its own outcome", async () => {
  const { queue, sizes } = doubling();
  expect(await Promise.all([1, 2, 3].map((item) => queue.add(item)))).toEqual([2, 4, 6]);
  expect(sizes).toEqual([3]);
});

test("what comes while a batch is being written makes the next one", async () => {
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

test("an item that cannot be done fails alone", async () => {
  const { queue, sizes } = doubling((items) => (items.includes(2) ? new RangeError("no") : undefined));
  const settled = await Promise.allSettled([1, 2, 3].map((item) => queue.add(item)));
  expect(settled).toMatchObject([{ value: 2 }, { reason: { message: "no" } }, { value: 6 }]);
  expect(sizes).toEqual([3, 1, 1, 1]);
});

test("a store out of reach fails the whole batch without being asked again, and the next batch is tried", async () => {
  let isDown = true;
  const { queue, sizes } = doubling(() => (isDown ? new StoreUnavailableError("down") : undefined));
  const settled = await Promise.allSettled([1, 2].map((item) => queue.add(item)));
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await queue.add(3)).toBe(6);
  expect(sizes).toEqual([2, 1]);
});
