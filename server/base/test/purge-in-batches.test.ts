import { afterEach, expect, test, vi } from "vitest";
import { purgeInBatches } from "../src/purge-in-batches.js";

afterEach(() => vi.restoreAllMocks());

test("deletes batch after batch until none is left, and rests nine times its time after each", async () => {
  vi.spyOn(performance, "now").mockReturnValue(0).mockReturnValueOnce(0).mockReturnValueOnce(20);
  const left = [500, 3, 0];
  const deleteBatch = vi.fn(async () => left.shift() ?? 0);
  const rests: number[] = [];
  await purgeInBatches(deleteBatch, new AbortController().signal, async (ms) => rests.push(ms));
  expect(deleteBatch).toHaveBeenCalledTimes(3);
  expect(rests).toEqual([180, 0]);
});

test("ends after the current batch when the service stops, without the rest that would follow", async () => {
  const stop = new AbortController();
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(3_600_000);
  const deleteBatch = vi.fn(async () => {
    setImmediate(() => stop.abort());
    return 500;
  });
  await purgeInBatches(deleteBatch, stop.signal);
  expect(deleteBatch).toHaveBeenCalledTimes(1);
});
