import { expect, test, vi } from "vitest";
import { purgeRequests } from "../../src/request-log/purge-requests.js";

const now = () => new Date("2026-11-21T00:00Z");

test("deletes what is older than thirty days until nothing is left", async () => {
  const left = [3, 0];
  const store = { purge: vi.fn(async (_before: Date) => left.shift() ?? 0) };
  await purgeRequests({ store, now, logger: { warn: vi.fn() } }, new AbortController().signal);
  expect(store.purge.mock.calls.map(([before]) => before.toISOString())).toEqual(
    Array.from({ length: 2 }, () => "2026-10-22T00:00:00.000Z"),
  );
});

test("a failure is logged and ends the purge", async () => {
  const logger = { warn: vi.fn() };
  const store = { purge: () => Promise.reject(new Error("away")) };
  await purgeRequests({ store, now, logger }, new AbortController().signal);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
