import fc from "fast-check";
import { expect, test } from "vitest";
import { MemoryBuckets } from "../../src/base/memory-buckets.js";

const START_MS = Date.parse("2026-03-10T12:00:00Z");
const at = (ms: number) => new Date(START_MS + ms);

test("over any time window, no more requests are admitted than the bucket holds plus its refill", () => {
  const gapsMs = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), gapsMs, (requests, gaps) => {
      const buckets = new MemoryBuckets();
      const limit = { requests, windowSeconds: 60 };
      const admittedMs: number[] = [];
      let nowMs = 0;
      for (const gap of gaps) {
        nowMs += gap;
        if (buckets.takeToken("a", limit, at(nowMs)).admitted) admittedMs.push(nowMs);
      }
      for (const [first, from] of admittedMs.entries()) {
        for (const [more, to] of admittedMs.slice(first).entries()) {
          const refilled = ((to - from + 1) * requests) / 60_000;
          expect(more + 1).toBeLessThanOrEqual(requests + refilled);
        }
      }
    }),
  );
});

test("the reported number of remaining requests is admitted immediately, and no more", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 0, max: 60_000 }),
      (requests, waitMs) => {
        const buckets = new MemoryBuckets();
        const take = (ms: number) => buckets.takeToken("a", { requests, windowSeconds: 60 }, at(ms));
        for (let n = 0; n < requests; n++)
          expect(take(0)).toMatchObject({ admitted: true, remaining: requests - n - 1 });
        expect(take(0).admitted).toBe(false);
        let { admitted, remaining } = take(waitMs);
        while (remaining > 0) {
          const next = take(waitMs);
          expect(next).toMatchObject({ admitted: true, remaining: remaining - 1 });
          ({ admitted, remaining } = next);
        }
        if (admitted) expect(take(waitMs).admitted).toBe(false);
      },
    ),
    { numRuns: 30 },
  );
});

test("a rejected request is admitted after the reported time, and not a second earlier", () => {
  const buckets = new MemoryBuckets();
  const take = (ms: number) => buckets.takeToken("a", { requests: 2, windowSeconds: 60 }, at(ms));
  take(0);
  take(0);
  const { admitted, retryAfterSeconds } = take(7_500);
  expect([admitted, retryAfterSeconds]).toEqual([false, 23]);
  expect(take(7_500 + 22_000).admitted).toBe(false);
  expect(take(7_500 + 23_000).admitted).toBe(true);
});

test("a bucket that was used while the clock was ahead refuses no longer than its refill takes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 1e12 }), (requests, aheadMs) => {
      const buckets = new MemoryBuckets();
      const take = (ms: number) => buckets.takeToken("a", { requests, windowSeconds: 60 }, at(ms));
      for (let n = 0; n < requests; n++) take(aheadMs);
      const { retryAfterSeconds } = take(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(60 / requests));
      let admitted = 0;
      for (let n = 0; n <= requests; n++) if (take(60_001).admitted) admitted++;
      expect(admitted).toBe(requests);
    }),
  );
});

test("at the maximum number of buckets, the least recently used one is dropped", () => {
  const buckets = new MemoryBuckets(2);
  const take = (bucket: string) =>
    buckets.takeToken(bucket, { requests: 1, windowSeconds: 60 }, at(0)).admitted;
  expect([take("a"), take("b"), take("a"), take("c")]).toEqual([true, true, false, true]);
  expect([take("a"), take("b")]).toEqual([false, true]);
});

test("a request for several tokens takes all of them or none, and is admitted after the reported time", () => {
  const buckets = new MemoryBuckets();
  const take = (ms: number, tokens: number) =>
    buckets.takeToken("a", { requests: 6, windowSeconds: 60 }, at(ms), tokens);
  expect(take(0, 4)).toMatchObject({ admitted: true, remaining: 2 });
  expect(take(0, 3)).toMatchObject({ admitted: false, remaining: 2, retryAfterSeconds: 10 });
  expect(take(9_990, 3).admitted).toBe(false);
  expect(take(10_000, 3)).toMatchObject({ admitted: true, remaining: 0 });
  expect(take(10_000, 6)).toMatchObject({ admitted: false, retryAfterSeconds: 60 });
  expect(take(70_000, 6)).toMatchObject({ admitted: true, remaining: 0 });
});
