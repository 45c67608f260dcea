import { UNROUTED } from "chart-http/base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BUCKET_COUNT, bucketOf, mergeWindows, percentileMs } from "../../src/operators/process-report.js";
import { RecentRequests } from "../../src/operators/recent-requests.js";

const SLOT_MS = 15_000;
const request = { requestId: "req_1", method: "POST", route: "/v2/charts", status: 200, durationMs: 1 };

test("a window counts exactly the requests of its slots, whatever came before them", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(gaps, (steps) => {
      let nowMs = 5_000_000;
      const recent = new RecentRequests(() => nowMs);
      const times: number[] = [];
      for (const step of steps) {
        nowMs += step;
        times.push(nowMs);
        recent.record(request);
      }
      for (const minutes of [5, 60] as const) {
        const firstSlot = Math.floor(nowMs / SLOT_MS) - (minutes * 60_000) / SLOT_MS + 1;
        const expected = times.filter((ms) => Math.floor(ms / SLOT_MS) >= firstSlot).length;
        expect(recent.window(minutes).requests).toBe(expected);
      }
    }),
  );
});

test.each([
  ["a success", { status: 200 }, { requests: 1, clientErrors: 0, serverErrors: 0, refused: 0 }],
  ["an error of the caller", { status: 422 }, { requests: 1, clientErrors: 1, serverErrors: 0, refused: 0 }],
  ["an error of the service", { status: 500 }, { requests: 1, clientErrors: 0, serverErrors: 1, refused: 0 }],
  [
    "a refusal under overload, which is no error of the service",
    { status: 503, route: UNROUTED },
    { requests: 1, clientErrors: 0, serverErrors: 0, refused: 1 },
  ],
  ["a page", { route: "/dashboard/*" }, { requests: 0, clientErrors: 0, serverErrors: 0, refused: 0 }],
  ["a probe", { route: "/readyz", status: 503 }, { requests: 0, refused: 0 }],
])("%s is counted as what it is", (_name, facts, expected) => {
  const recent = new RecentRequests(() => 0);
  recent.record({ ...request, ...facts });
  expect(recent.window(5)).toMatchObject(expected);
});

test("a percentile over all processes is at least the exact one, and at most 19 % above it", () => {
  const times = fc.array(fc.double({ min: 0.11, max: 40_000, noNaN: true }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(times, times, fc.constantFrom(0.5, 0.95, 0.99), (one, other, share) => {
      const windows = [one, other].map((durations) => {
        const recent = new RecentRequests(() => 0);
        for (const durationMs of durations) recent.record({ ...request, durationMs });
        return recent.window(60);
      });
      const sorted = [...one, ...other].sort((a, b) => a - b);
      const exact = sorted[Math.ceil(share * sorted.length) - 1] as number;
      const found = percentileMs(mergeWindows(windows), share) as number;
      expect(found).toBeGreaterThanOrEqual(exact * (1 - 1e-9));
      expect(found).toBeLessThanOrEqual(exact * 1.19);
    }),
  );
});

test("without requests there is no percentile, and the longest times share the last bucket", () => {
  expect(percentileMs(new RecentRequests(() => 0).window(5), 0.5)).toBeUndefined();
  expect(bucketOf(10 ** 9)).toBe(BUCKET_COUNT - 1);
  expect(bucketOf(0)).toBe(0);
});
