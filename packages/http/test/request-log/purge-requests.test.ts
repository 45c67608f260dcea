import { afterEach, expect, test, vi } from "vitest";
import { purgeRequests } from "../../src/request-log/purge-requests.js";

afterEach(() => vi.restoreAllMocks());

const now = () => new Date("2026-11-21T00:00Z");

test("deletes batch after batch what is older than thirty days, with a rest after each batch", async () => {
  const left = [500, 500, 3, 0];
  const store = { purge: vi.fn(async (_before: Date) => left.shift() ?? 0) };
  const wait = vi.fn(async () => {});
  await purgeRequests({ store, now, logger: { warn: vi.fn() }, wait }, new AbortController().signal);
  expect(store.purge.mock.calls.map(([before]) => before.toISOString())).toEqual(
    Array.from({ length: 4 }, () => "2026-10-22T00:00:00.000Z"),
  );
  expect(wait).toHaveBeenCalledTimes(3);
});

test("ends after the current batch when the service stops, without the rest that would follow", async () => {
  const stop = new AbortController();
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(3_600_000);
  const purge = vi.fn(async () => {
    setImmediate(() => stop.abort());
    return 500;
  });
  await purgeRequests({ store: { purge }, now, logger: { warn: vi.fn() } }, stop.signal);
  expect(purge).toHaveBeenCalledTimes(1);
});

test("a failure is logged and ends the purge", async () => {
  const logger = { warn: vi.fn() };
  const store = { purge: () => Promise.reject(new Error("away")) };
  await purgeRequests({ store, now, logger }, new AbortController().signal);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
