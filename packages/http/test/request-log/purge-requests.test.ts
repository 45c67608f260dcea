import { expect, test, vi } from "vitest";
import { purgeRequests } from "../../src/request-log/purge-requests.js";

const now = () => new Date("2026-11-21T00:00Z");

test("deletes batch after batch what is older than thirty days, with a rest after each batch", async () => {
  const left = [500, 500, 3, 0];
  const store = { purge: vi.fn(async (_before: Date) => left.shift() ?? 0) };
  const wait = vi.fn(async () => {});
  await purgeRequests({ store, now, logger: { warn: vi.fn() }, wait });
  expect(store.purge.mock.calls.map(([before]) => before.toISOString())).toEqual(
    Array.from({ length: 4 }, () => "2026-10-22T00:00:00.000Z"),
  );
  expect(wait).toHaveBeenCalledTimes(3);
});

test("ends after the current batch when the service stops", async () => {
  const store = { purge: vi.fn(async () => 500) };
  await purgeRequests(
    { store, now, logger: { warn: vi.fn() }, wait: async () => {} },
    () => store.purge.mock.calls.length === 2,
  );
  expect(store.purge).toHaveBeenCalledTimes(2);
});

test("a failure is logged and ends the purge", async () => {
  const logger = { warn: vi.fn() };
  await purgeRequests({ store: { purge: () => Promise.reject(new Error("away")) }, now, logger });
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
