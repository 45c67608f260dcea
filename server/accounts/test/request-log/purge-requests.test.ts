import { expect, test, vi } from "vitest";
import { purgeRequests } from "../../src/request-log/purge-requests.js";

const now = () => new Date("2026-11-21T00:00Z");

test("deletes until nothing is left to delete", async () => {
  const deleted = [3, 2, 0];
  const store = { purge: vi.fn(async (_now: Date) => deleted.shift() ?? 0) };
  await purgeRequests({ store, now, logger: { warn: vi.fn() } }, new AbortController().signal);
  expect(store.purge.mock.calls).toEqual([[now()], [now()], [now()]]);
});

test("a failure is logged and ends the purge", async () => {
  const logger = { warn: vi.fn() };
  const store = { purge: () => Promise.reject(new Error("away")) };
  await purgeRequests({ store, now, logger }, new AbortController().signal);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
