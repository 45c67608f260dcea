import { pino } from "pino";
import { expect, test } from "vitest";
import { StoreUnavailableError } from "../../src/errors/store-unavailable-error.js";
import { type KeyUse, UsageRecorder } from "../../src/usage/usage-recorder.js";
import type { UsageReport } from "../../src/usage/usage-store.js";

const logger = pino({ level: "silent" });
const at = (time: string) => new Date(`2026-11-${time}Z`);

/** A request with the only key of an account. */
const use = (accountId: string, endpoint = "/v2/charts"): KeyUse => ({
  ...{ accountId, keyId: `key of ${accountId}`, endpoint },
});

class FakeUsageStore {
  readonly reports: UsageReport[] = [];
  isAway = false;
  async add(report: UsageReport): Promise<void> {
    if (this.isAway) throw new StoreUnavailableError("away");
    this.reports.push(report);
  }
}

test("counts errors by account, quarter-hour and code, and keeps the minute and the route of each key's last use", async () => {
  const store = new FakeUsageStore();
  const usage = new UsageRecorder(store, logger);
  usage.record(use("a"), "INVALID_BIRTHDATE", at("20T23:59:59.999"));
  usage.record(use("a"), "INVALID_BIRTHDATE", at("21T00:00:00.000"));
  usage.record(use("a"), "INVALID_BIRTHDATE", at("21T10:00:00.000"));
  usage.record(use("b"), "CREDITS_EXHAUSTED", at("21T10:00:00.000"));
  usage.record(use("b", "/v2/transits"), undefined, at("21T11:00:59.999"));
  await usage.close();
  expect(store.reports).toEqual([
    {
      errors: [
        { accountId: "a", at: at("20T23:45:00.000"), code: "INVALID_BIRTHDATE", calls: 1 },
        { accountId: "a", at: at("21T00:00:00.000"), code: "INVALID_BIRTHDATE", calls: 1 },
        { accountId: "a", at: at("21T10:00:00.000"), code: "INVALID_BIRTHDATE", calls: 1 },
        { accountId: "b", at: at("21T10:00:00.000"), code: "CREDITS_EXHAUSTED", calls: 1 },
      ],
      lastUsed: [],
    },
    {
      errors: [],
      lastUsed: [
        { keyId: "key of a", at: at("21T10:00:00.000"), endpoint: "/v2/charts" },
        { keyId: "key of b", at: at("21T11:00:00.000"), endpoint: "/v2/transits" },
      ],
    },
  ]);
});

test("without any usage, nothing is written", async () => {
  const store = new FakeUsageStore();
  await new UsageRecorder(store, logger).close();
  expect(store.reports).toEqual([]);
});

test("usage that could not be stored is added to the next report", async () => {
  const store = new FakeUsageStore();
  const usage = new UsageRecorder(store, logger);
  store.isAway = true;
  usage.record(use("a"), "INVALID_BIRTHDATE", at("21T10:00:00.000"));
  await usage.flush();
  usage.record(use("a"), "INVALID_BIRTHDATE", at("21T10:01:01.000"));
  store.isAway = false;
  await usage.close();
  expect(store.reports).toMatchObject([
    { errors: [{ calls: 2 }] },
    { lastUsed: [{ at: at("21T10:01:00.000") }] },
  ]);
});

test("usage held in memory while the store is unavailable is limited", async () => {
  const store = new FakeUsageStore();
  const usage = new UsageRecorder(store, logger);
  for (let n = 0; n < 30_000; n++)
    usage.record(use(`account ${n}`), "INVALID_BIRTHDATE", at("21T10:00:00.000"));
  await usage.close();
  expect(store.reports.flatMap(({ errors }) => errors)).toHaveLength(20_000);
  expect(store.reports.flatMap(({ lastUsed }) => lastUsed)).toHaveLength(20_000);
  expect(Math.max(...store.reports.map(({ errors }) => errors.length))).toBe(200);
});
