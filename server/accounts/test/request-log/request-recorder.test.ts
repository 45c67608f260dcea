import type { RequestRecord } from "chart-http/base";
import { StoreUnavailableError } from "chart-http/base";
import { expect, test, vi } from "vitest";
import type { RequestReport, RequestUse } from "../../src/request-log/request-log-store.js";
import { RequestRecorder } from "../../src/request-log/request-recorder.js";

class FakeLog {
  readonly writes: RequestReport[] = [];
  fault: Error | undefined;
  async add(report: RequestReport): Promise<void> {
    if (this.fault !== undefined) throw this.fault;
    this.writes.push(report);
  }
  get requests() {
    return this.writes.flatMap(({ requests }) => requests);
  }
  get ids(): string[] {
    return this.requests.map(({ id }) => id);
  }
  get uses() {
    return this.writes.flatMap(({ uses }) => uses);
  }
}

const at = (time: string) => new Date(`2026-11-${time}Z`);

function open() {
  const store = new FakeLog();
  const logger = { warn: vi.fn() };
  const countDropped = vi.fn();
  const clock = { nowMs: 0, now: at("21T10:00:00.000") };
  const { nowMs, now } = { nowMs: () => clock.nowMs, now: () => clock.now };
  const recorder = new RequestRecorder({ store, logger, countDropped, nowMs, now });
  return { store, logger, countDropped, clock, recorder };
}

const ACCOUNT = { id: "acct_a", keyId: "key_a" };
const idOf = (n: number) => `req_0VCmWU${String(n).padStart(14, "0")}`;
const idsOf = (length: number) => Array.from({ length }, (_, n) => idOf(n));
const request = (n: number, facts: Partial<RequestRecord> = {}): RequestRecord => ({
  ...{ requestId: idOf(n), method: "POST", route: "/v2/charts", status: 200, durationMs: 1.2345 },
  ...facts,
});

test("records the charged credits: those of the charge, none for a failure or a repeated answer", async () => {
  const { store, recorder } = open();
  recorder.record(ACCOUNT, request(1, { chargeMs: 1 }));
  recorder.record(ACCOUNT, request(2, { chargeMs: 1, credits: 7 }));
  recorder.record(ACCOUNT, request(3));
  recorder.record(ACCOUNT, request(4, { chargeMs: 1, status: 402, code: "CREDITS_EXHAUSTED" }));
  await recorder.close();
  expect(store.requests.map(({ credits }) => credits)).toEqual([1, 7, 0, 0]);
  expect(store.requests[0]).toEqual({
    ...{ id: idOf(1), accountId: "acct_a", keyId: "key_a", method: "POST", route: "/v2/charts", status: 200 },
    ...{ code: undefined, durationUs: 1235, credits: 1 },
  });
});

test("writes a limited number of requests and counts at a time, in the order of the requests", async () => {
  const { store, recorder } = open();
  for (let n = 0; n < 600; n++) recorder.record({ id: `acct_${n}`, keyId: `key_${n}` }, request(n));
  for (let n = 600; n < 1200; n++) recorder.record(ACCOUNT, request(n));
  await recorder.close();
  expect(store.ids).toEqual(idsOf(1200));
  const sizes = store.writes.map(({ requests, uses }) => [requests.length, uses.length]);
  expect(sizes).toEqual([
    [1000, 250],
    [200, 250],
    [0, 101],
  ]);
});

test("counts failures by quarter-hour and code, successes by hour, with the last use of each key", async () => {
  const { store, clock, recorder } = open();
  const failure = { status: 400, code: "INVALID_BIRTHDATE" };
  const events = [
    ["20T23:59:59.999", "key_a", failure],
    ["21T00:00:00.000", "key_a", failure],
    ["21T10:40:00.000", "key_a", {}],
    ["21T10:59:59.999", "key_a", { route: "/v2/transits" }],
    ["21T10:59:00.000", "key_b", failure],
    ["21T10:59:01.000", "key_b", failure],
  ] as const;
  for (const [n, [time, keyId, facts]] of events.entries()) {
    clock.now = at(time);
    recorder.record({ id: "acct_a", keyId }, request(n, facts));
  }
  await recorder.close();
  const use = (keyId: string, start: string, last: string, facts: Partial<RequestUse>) => ({
    ...{ accountId: "acct_a", keyId, startMs: at(start).getTime(), lastAt: at(last) },
    ...{ calls: 1, route: "/v2/charts", ...facts },
  });
  const { code } = failure;
  expect(store.uses).toEqual([
    use("key_a", "20T23:45", "20T23:59:59.999", { code }),
    use("key_a", "21T00:00", "21T00:00:00.000", { code }),
    use("key_a", "21T10:00", "21T10:59:59.999", { code: "", calls: 2, route: "/v2/transits" }),
    use("key_b", "21T10:45", "21T10:59:01.000", { code, calls: 2 }),
  ]);
});

test("without any request, nothing is written", async () => {
  const { store, recorder } = open();
  await recorder.close();
  expect(store.writes).toEqual([]);
});

test("requests and counts that arrive during a write are in the next one", async () => {
  const { store, recorder } = open();
  recorder.record(ACCOUNT, request(0));
  const first = recorder.flush();
  await Promise.resolve();
  recorder.record(ACCOUNT, request(1));
  // A page that asks for a write meanwhile waits until all of it is written.
  await Promise.all([first, recorder.flush()]);
  expect(store.ids).toEqual(idsOf(2));
  expect(store.uses.map(({ calls }) => calls)).toEqual([1, 1]);
  await recorder.close();
});

test("requests and counts that the store could not take are written once it is back, without gaps", async () => {
  const { store, countDropped, recorder } = open();
  store.fault = new StoreUnavailableError("away");
  for (let n = 0; n < 300; n++) recorder.record(ACCOUNT, request(n));
  await recorder.flush();
  store.fault = undefined;
  recorder.record(ACCOUNT, request(300));
  await recorder.close();
  expect(store.ids).toEqual(idsOf(301));
  expect(store.uses.map(({ calls }) => calls)).toEqual([301]);
  expect(countDropped).not.toHaveBeenCalled();
});

test("under overload requests are dropped and counted, with a log line at most each minute", async () => {
  const { store, logger, countDropped, clock, recorder } = open();
  store.fault = new StoreUnavailableError("away");
  const overload = async () => {
    for (let n = 0; n < 20_010; n++) recorder.record(ACCOUNT, request(n));
    await recorder.flush();
  };
  await overload();
  // Counts that wait have a line of their own.
  const lines = () => logger.warn.mock.calls.map(([facts]) => facts).filter((facts) => "dropped" in facts);
  const dropped = () => countDropped.mock.calls.reduce((sum, [count]) => sum + count, 0);
  expect(dropped()).toBe(10);
  expect(lines()).toEqual([{ dropped: 10 }]);
  clock.nowMs = 59_999;
  await overload();
  expect(lines()).toHaveLength(1);
  clock.nowMs = 60_000;
  await recorder.flush();
  expect(lines()).toEqual([{ dropped: 10 }, { dropped: 20_010 }]);
  expect(dropped()).toBe(20_020);
  store.fault = undefined;
  await recorder.close();
  expect(store.ids).toHaveLength(20_000);
});

test("requests that the store rejects are dropped, and the next ones are written with all counts", async () => {
  const { store, logger, countDropped, recorder } = open();
  store.fault = new TypeError("a defect");
  for (let n = 0; n < 250; n++) recorder.record(ACCOUNT, request(n));
  await recorder.flush();
  store.fault = undefined;
  recorder.record(ACCOUNT, request(250));
  await recorder.close();
  expect(store.ids).toEqual([idOf(250)]);
  expect(countDropped).toHaveBeenCalledWith(250);
  expect(store.uses.map(({ calls }) => calls)).toEqual([251]);
  expect(logger.warn.mock.calls[1]?.[0]).toMatchObject({ dropped: 250, error: { name: "TypeError" } });
});

test.each(["RATE_LIMIT_EXCEEDED", "ACCOUNT_INACTIVE", "ACCESS_DENIED"] as const)(
  "a flood of %s adds at most a hundred requests a minute, and takes none from other accounts and requests",
  async (code) => {
    const { store, countDropped, clock, recorder } = open();
    const refused = { status: code === "RATE_LIMIT_EXCEEDED" ? 429 : 403, code };
    const flood = () => {
      for (let n = 0; n < 30_000; n++)
        recorder.record({ id: "acct_flood", keyId: "key_f" }, request(n, refused));
    };
    flood();
    recorder.record({ id: "acct_flood", keyId: "key_f" }, request(40_000, { chargeMs: 1 }));
    recorder.record(
      { id: "acct_flood", keyId: "key_f" },
      request(40_001, { status: 400, code: "INVALID_BIRTHDATE" }),
    );
    recorder.record({ id: "acct_calm", keyId: "key_c" }, request(40_002, refused));
    await recorder.flush();
    expect(store.ids).toEqual([...idsOf(100), idOf(40_000), idOf(40_001), idOf(40_002)]);
    clock.nowMs = 60_000;
    flood();
    await recorder.close();
    expect(store.ids.length).toBe(203);
    expect(countDropped).not.toHaveBeenCalled();
  },
);

test("counts in memory are limited while the store is away", async () => {
  const { store, recorder } = open();
  for (let n = 0; n < 20_010; n++) recorder.record({ id: `acct_${n}`, keyId: `key_${n}` }, request(n));
  await recorder.close();
  expect(store.uses).toHaveLength(20_000);
});
