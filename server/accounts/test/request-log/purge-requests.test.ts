import { expect, test, vi } from "vitest";
import { purgeRequests } from "../../src/request-log/purge-requests.js";

const now = () => new Date("2026-11-21T00:00Z");

test("deletes until nothing is left to delete, then moves until nothing is left to move", async () => {
  const [deleted, moved] = [
    [3, 0],
    [2, 1, 0],
  ];
  const store = {
    purge: vi.fn(async (_now: Date) => deleted.shift() ?? 0),
    moveGroups: async () => moved.shift() ?? 0,
  };
  await purgeRequests({ store, now, logger: { warn: vi.fn() } }, new AbortController().signal);
  expect(store.purge.mock.calls).toEqual([[now()], [now()]]);
  expect(moved).toEqual([]);
});

test("a failure is logged and ends the purge", async () => {
  const logger = { warn: vi.fn() };
  const store = { purge: () => Promise.reject(new Error("away")), moveGroups: async () => 0 };
  await purgeRequests({ store, now, logger }, new AbortController().signal);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
