import { expect, test, vi } from "vitest";
import { StoreUnavailableError } from "../../src/errors/store-unavailable-error.js";
import type { RequestGroup } from "../../src/request-log/request-log-store.js";
import { RequestRecorder } from "../../src/request-log/request-recorder.js";
import type { RequestRecord } from "../../src/telemetry/request-record.js";
import { requestsOf } from "../support/logged-requests.js";

class FakeLog {
  readonly writes: (readonly RequestGroup[])[] = [];
  /** Fails before a write, or after it with an unknown outcome. */
  fault: Error | undefined;
  isLateFault = false;
  async add(groups: readonly RequestGroup[]): Promise<void> {
    if (this.fault !== undefined && !this.isLateFault) throw this.fault;
    this.writes.push(groups);
    if (this.fault !== undefined) throw this.fault;
  }
  get requests() {
    return requestsOf(this.writes.flat());
  }
  get ids(): string[] {
    return this.requests.map(({ id }) => id);
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

const idOf = (n: number) => `req_0VCmWU${String(n).padStart(14, "0")}`;
const idsOf = (length: number) => Array.from({ length }, (_, n) => idOf(n));
const request = (n: number, facts: Partial<RequestRecord> = {}): RequestRecord => ({
  ...{ requestId: idOf(n), method: "POST", route: "/v2/charts", status: 200, durationMs: 1.2345 },
  ...facts,
});

test("records the charged credits: those of the charge, none for a failure or a repeated answer", async () => {
  const { store, recorder } = open();
  recorder.record("acct_a", "key_a", request(1, { chargeMs: 1 }));
  recorder.record("acct_a", "key_a", request(2, { chargeMs: 1, credits: 7 }));
  recorder.record("acct_a", "key_a", request(3));
  recorder.record("acct_a", "key_a", request(4, { chargeMs: 1, status: 402, code: "CREDITS_EXHAUSTED" }));
  await recorder.close();
  expect(store.requests.map(({ credits }) => credits)).toEqual([1, 7, 0, 0]);
  expect(store.requests[0]).toEqual({
    ...{ id: idOf(1), accountId: "acct_a", keyId: "key_a", method: "POST", route: "/v2/charts", status: 200 },
    ...{ code: undefined, durationUs: 1235, credits: 1 },
  });
});

test("writes groups of limited size, each of one kind and span, and a limited number of them at a time", async () => {
  const { store, recorder } = open();
  for (let n = 0; n < 600; n++) recorder.record("acct_a", "key_a", request(n));
  for (let n = 600; n < 800; n++) recorder.record(`acct_${n}`, `key_${n}`, request(n));
  recorder.record("acct_a", "key_a", request(800, { route: "/v2/places" }));
  recorder.record("acct_a", "key_a", request(0, { requestId: `req_0VCmWV${"0".repeat(14)}` }));
  await recorder.close();
  expect(store.ids).toEqual([...idsOf(801), `req_0VCmWV${"0".repeat(14)}`]);
  expect(store.writes.map(({ length }) => length)).toEqual([200, 21]);
  const counts = store.writes.flat().map(({ count }) => count);
  expect(counts.filter((count) => count > 1)).toEqual([...Array.from({ length: 18 }, () => 32), 24]);
  for (const group of store.writes.flat()) {
    const ids = requestsOf([group]).map(({ id }) => id);
    expect([group.firstId, group.lastId, group.count]).toEqual([ids[0], ids.at(-1), ids.length]);
    expect(group.firstId.slice(0, 10)).toBe(group.lastId.slice(0, 10));
  }
});

test("a group whose write had an unknown outcome is written again as it was, whatever comes later", async () => {
  const { store, recorder } = open();
  store.fault = new StoreUnavailableError("unknown");
  store.isLateFault = true;
  for (const n of [2, 0, 1]) recorder.record("acct_a", "key_a", request(n));
  await recorder.flush();
  for (const n of [4, 3]) recorder.record("acct_a", "key_a", request(n));
  await recorder.flush();
  store.fault = undefined;
  await recorder.close();
  const byLastId = new Map(store.writes.flat().map((group) => [group.lastId, group]));
  for (const group of store.writes.flat()) expect(group).toEqual(byLastId.get(group.lastId));
  expect(requestsOf([...byLastId.values()]).map(({ id }) => id)).toEqual(idsOf(5));
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

test("groups that the store rejects are dropped, and the next ones are written", async () => {
  const { store, logger, countDropped, recorder } = open();
  store.fault = new TypeError("a defect");
  for (let n = 0; n < 250; n++) recorder.record("acct_a", "key_a", request(n));
  await recorder.flush();
  store.fault = undefined;
  recorder.record("acct_a", "key_a", request(250));
  await recorder.close();
  expect(store.ids).toEqual([idOf(250)]);
  expect(countDropped).toHaveBeenCalledWith(250);
  expect(logger.warn.mock.calls[0]?.[0]).toMatchObject({ dropped: 250, error: { name: "TypeError" } });
});

test.each(["RATE_LIMIT_EXCEEDED", "ACCOUNT_INACTIVE", "ACCESS_DENIED"] as const)(
  "a flood of %s adds at most a hundred requests a minute, and takes none from other accounts and requests",
  async (code) => {
    const { store, countDropped, clock, recorder } = open();
    const refused = { status: code === "RATE_LIMIT_EXCEEDED" ? 429 : 403, code };
    const flood = () => {
      for (let n = 0; n < 30_000; n++) recorder.record("acct_flood", "key_f", request(n, refused));
    };
    flood();
    recorder.record("acct_flood", "key_f", request(40_000, { chargeMs: 1 }));
    recorder.record("acct_flood", "key_f", request(40_001, { status: 400, code: "INVALID_BIRTHDATE" }));
    recorder.record("acct_calm", "key_c", request(40_002, refused));
    await recorder.flush();
    expect(store.ids).toEqual([...idsOf(100), idOf(40_000), idOf(40_001), idOf(40_002)]);
    clock.nowMs = 60_000;
    flood();
    await recorder.close();
    expect(store.ids.length).toBe(203);
    expect(countDropped).not.toHaveBeenCalled();
  },
);
