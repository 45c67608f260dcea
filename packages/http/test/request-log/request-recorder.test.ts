import { expect, test, vi } from "vitest";
import { StoreUnavailableError } from "../../src/errors/store-unavailable-error.js";
import type { LoggedRequest } from "../../src/request-log/request-log-store.js";
import { RequestRecorder } from "../../src/request-log/request-recorder.js";
import type { RequestRecord } from "../../src/telemetry/request-record.js";

class FakeLog {
  readonly groups: (readonly LoggedRequest[])[] = [];
  fault: Error | undefined;
  async add(requests: readonly LoggedRequest[]): Promise<void> {
    if (this.fault !== undefined) throw this.fault;
    this.groups.push(requests);
  }
  get ids(): string[] {
    return this.groups.flat().map(({ id }) => id);
  }
}

function open() {
  const store = new FakeLog();
  const logger = { warn: vi.fn() };
  const countDropped = vi.fn();
  const clock = { nowMs: 0 };
  const recorder = new RequestRecorder({ store, logger, countDropped, nowMs: () => clock.nowMs });
  return { store, logger, countDropped, clock, recorder };
}

const request = (n: number, facts: Partial<RequestRecord> = {}): RequestRecord => ({
  ...{ requestId: `req_${n}`, method: "POST", route: "/v2/charts", status: 200, durationMs: 1.2345 },
  ...facts,
});

test("records the charged credits: those of the charge, none for a failure or a repeated answer", async () => {
  const { store, recorder } = open();
  recorder.record("acct_a", "key_a", request(1, { chargeMs: 1 }));
  recorder.record("acct_a", "key_a", request(2, { chargeMs: 1, credits: 7 }));
  recorder.record("acct_a", "key_a", request(3));
  recorder.record("acct_a", "key_a", request(4, { chargeMs: 1, status: 402, code: "CREDITS_EXHAUSTED" }));
  await recorder.close();
  expect(store.groups.flat().map(({ credits }) => credits)).toEqual([1, 7, 0, 0]);
  expect(store.groups[0]?.[0]).toEqual({
    ...{ id: "req_1", accountId: "acct_a", keyId: "key_a", method: "POST", route: "/v2/charts", status: 200 },
    ...{ code: undefined, durationUs: 1235, credits: 1 },
  });
});

test("writes groups of limited size, in the order of the requests", async () => {
  const { store, recorder } = open();
  for (let n = 0; n < 600; n++) recorder.record("acct_a", "key_a", request(n));
  await recorder.close();
  expect(store.groups.map(({ length }) => length)).toEqual([250, 250, 100]);
  expect(store.ids).toEqual(Array.from({ length: 600 }, (_, n) => `req_${n}`));
});

test("requests that the store could not take are written once it is back, without gaps", async () => {
  const { store, countDropped, recorder } = open();
  store.fault = new StoreUnavailableError("away");
  for (let n = 0; n < 300; n++) recorder.record("acct_a", "key_a", request(n));
  await recorder.flush();
  store.fault = undefined;
  recorder.record("acct_a", "key_a", request(300));
  await recorder.close();
  expect(new Set(store.ids).size).toBe(301);
  expect(countDropped).not.toHaveBeenCalled();
});

test("under overload requests are dropped and counted, with a log line at most each minute", async () => {
  const { store, logger, countDropped, clock, recorder } = open();
  store.fault = new StoreUnavailableError("away");
  const overload = async () => {
    for (let n = 0; n < 20_010; n++) recorder.record("acct_a", "key_a", request(n));
    await recorder.flush();
  };
  await overload();
  const dropped = () => countDropped.mock.calls.reduce((sum, [count]) => sum + count, 0);
  expect(dropped()).toBe(10);
  expect(logger.warn.mock.calls.map(([facts]) => facts)).toEqual([{ dropped: 10 }]);
  clock.nowMs = 59_999;
  await overload();
  expect(logger.warn).toHaveBeenCalledTimes(1);
  clock.nowMs = 60_000;
  await recorder.flush();
  expect(logger.warn.mock.calls.map(([facts]) => facts)).toEqual([{ dropped: 10 }, { dropped: 20_010 }]);
  expect(dropped()).toBe(20_020);
  store.fault = undefined;
  await recorder.close();
  expect(store.ids).toHaveLength(20_000);
});

test("a group that the store rejects is dropped, and the next ones are written", async () => {
  const { store, logger, countDropped, recorder } = open();
  store.fault = new TypeError("a defect");
  for (let n = 0; n < 250; n++) recorder.record("acct_a", "key_a", request(n));
  await recorder.flush();
  store.fault = undefined;
  recorder.record("acct_a", "key_a", request(250));
  await recorder.close();
  expect(store.ids).toEqual(["req_250"]);
  expect(countDropped).toHaveBeenCalledWith(250);
  expect(logger.warn.mock.calls[0]?.[0]).toMatchObject({ dropped: 250, error: { name: "TypeError" } });
});

test.each(["RATE_LIMIT_EXCEEDED", "ACCOUNT_INACTIVE", "ACCESS_DENIED"] as const)(
  "a flood of %s adds at most a hundred rows a minute, and takes none from other accounts and requests",
  async (code) => {
    const { store, countDropped, clock, recorder } = open();
    const refused = { status: code === "RATE_LIMIT_EXCEEDED" ? 429 : 403, code };
    const flood = () => {
      for (let n = 0; n < 30_000; n++) recorder.record("acct_flood", "key_f", request(n, refused));
    };
    flood();
    recorder.record("acct_flood", "key_f", request(-1, { chargeMs: 1 }));
    recorder.record("acct_flood", "key_f", request(-2, { status: 400, code: "INVALID_BIRTHDATE" }));
    recorder.record("acct_calm", "key_c", request(-3, refused));
    await recorder.flush();
    expect(store.ids).toEqual([
      ...Array.from({ length: 100 }, (_, n) => `req_${n}`),
      "req_-1",
      "req_-2",
      "req_-3",
    ]);
    clock.nowMs = 60_000;
    flood();
    await recorder.close();
    expect(store.ids.length).toBe(203);
    expect(countDropped).not.toHaveBeenCalled();
  },
);
