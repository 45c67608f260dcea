import { expect, test } from "vitest";
import { cachedFor } from "../../src/operator/cached-for.js";

const START_MS = Date.UTC(2026, 10, 22);

test("a result is used again until its time is over, also if the clock goes back", async () => {
  let nowMs = START_MS;
  let reads = 0;
  const count = cachedFor(
    1000,
    () => new Date(nowMs),
    async () => ++reads,
  );
  expect(await Promise.all([count(), count()])).toEqual([1, 1]);
  nowMs += 999;
  expect(await count()).toBe(1);
  nowMs += 1;
  expect(await count()).toBe(2);
  nowMs -= 5000;
  expect(await count()).toBe(3);
});

test("a failure reaches its callers, is not used again, and does not discard a later result", async () => {
  let nowMs = START_MS;
  const reads: { resolve(value: string): void; reject(error: Error): void }[] = [];
  const value = cachedFor(
    1000,
    () => new Date(nowMs),
    () => new Promise<string>((resolve, reject) => reads.push({ resolve, reject })),
  );
  const slow = value();
  nowMs += 1000;
  const later = value();
  reads[1]?.resolve("later");
  reads[0]?.reject(new Error("slow"));
  await expect(slow).rejects.toThrow("slow");
  expect([await later, await value(), reads.length]).toEqual(["later", "later", 2]);

  nowMs += 1000;
  const failed = value();
  reads[2]?.reject(new Error("failed"));
  await expect(failed).rejects.toThrow("failed");
  void value();
  expect(reads.length).toBe(4);
});
