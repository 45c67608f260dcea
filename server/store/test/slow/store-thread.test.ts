import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { byPlan } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
// Threads need the built files.
import { StoreUnavailableError } from "chart-http/base";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSqliteStoreInThread } from "../../dist/sqlite/store-thread.js";
import { readCalls } from "../../dist/sqlite/thread-messages.js";

const OPTIONS = { planCredits: byPlan((_, index) => index + 1), lockTimeoutMs: 20 };
const NOW = new Date("2026-02-01T00:00:00Z");
const account = {
  ...({ id: "acct_1", email: "a@example.com", plan: "developer", credits: 100 } as const),
  createdAt: new Date("2026-01-31T12:00:00Z"),
  key: { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" },
};
/** Fails the test if the thread exits by itself. */
const unexpected = (fault: Error): never => {
  throw fault;
};
const charge = (requestId: string) => ({ accountId: "acct_1", requestId, chargedAt: NOW });

const original = Worker.prototype.postMessage;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-thread-"));
  path = join(folder, "chart.db");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("a store in a thread behaves like one in the process: each concurrent call gets its own result", async () => {
  const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
  expect(await store.accounts.create(account, "unaudited")).toBe(true);
  expect(await store.accounts.find("acct_1", NOW)).toMatchObject({
    createdAt: account.createdAt,
    credits: 100,
  });
  const left = await Promise.all(
    Array.from({ length: 101 }, (_, n) => store.charges.charge(charge(`req_${n}`))),
  );
  expect(left).toEqual([...Array.from({ length: 100 }, (_, n) => 99 - n), "exhausted"]);
  expect((await store.accounts.checkLedger()).differences).toEqual([]);
  await store.close();
});

test("errors keep their kind and code across threads: an unavailable store is distinguished from an invalid query", async () => {
  const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
  await store.accounts.create(account, "unaudited");
  const other = new Database(path);
  other.exec("begin immediate");
  const locked = store.charges.charge(charge("req_1"));
  await expect(locked).rejects.toThrow(StoreUnavailableError);
  await expect(locked).rejects.toMatchObject({ code: "SQLITE_BUSY", cause: { code: "SQLITE_BUSY" } });
  other.exec("rollback");
  other.close();
  expect(await store.charges.charge(charge("req_1"))).toBe(99);
  await expect(store.accounts.setPlan("nobody", "scale", NOW, AUDITED)).rejects.toThrow("does not exist");
  await expect(store.accounts.setPlan("nobody", "scale", NOW, AUDITED)).rejects.not.toThrow(
    StoreUnavailableError,
  );
  const keyIsTaken = store.accounts.create({ ...account, id: "acct_2", email: "b@example.com" }, "unaudited");
  await expect(keyIsTaken).rejects.toMatchObject({
    name: "SqliteError",
    code: "SQLITE_CONSTRAINT_UNIQUE",
  });
  await store.close();
  await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
});

test("reads of the dashboard run in a thread that never gets a charge, and see what was written", async () => {
  const posted = new Map<Worker, string[]>();
  const spy = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (
    this: Worker,
    ...message
  ) {
    const methods = posted.get(this) ?? [];
    readCalls(message[0] as unknown[], (_id, _port, method) => methods.push(method));
    posted.set(this, methods);
    return original.apply(this, message);
  });
  const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
  await store.accounts.create(account, "unaudited");
  await store.charges.charge(charge("req_1"));
  const ledger = { accountId: "acct_1", limit: 10 };
  expect(await store.usage.listLedger(ledger)).toHaveLength(2);
  await store.charges.charge(charge("req_2"));
  const [left, entries] = [await store.charges.charge(charge("req_3")), await store.usage.listLedger(ledger)];
  expect([left, entries.length]).toEqual([97, 4]);
  await store.close();
  spy.mockRestore();
  expect([...posted.values()]).toEqual([
    ["hasAny", "create", "charge", "charge", "charge", "close"],
    ["listLedger", "listLedger", "close"],
  ]);
});

test("reads of the dashboard recover if their connection could not be opened at first", async () => {
  const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
  await store.accounts.create(account, "unaudited");
  renameSync(path, `${path}.aside`);
  mkdirSync(path);
  const ledger = { accountId: "acct_1", limit: 10 };
  await expect(store.usage.listLedger(ledger)).rejects.toMatchObject({ code: "SQLITE_CANTOPEN" });
  rmdirSync(path);
  renameSync(`${path}.aside`, path);
  expect(await store.usage.listLedger(ledger)).toHaveLength(1);
  await store.close();
});

test("a store that is closed during calls finishes or refuses each of them, and the ledger has exactly the charges it confirmed", async () => {
  let confirmed = 0;
  for (let round = 0; round < 20; round++) {
    const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
    if (round === 0) await store.accounts.create(account, "unaudited");
    const charges = Array.from({ length: 4 }, (_, n) => store.charges.charge(charge(`req_${round}_${n}`)));
    const others = charges.flatMap(() => [
      store.accounts.setPlan("acct_1", "developer", NOW, AUDITED),
      store.accounts.find("acct_1", NOW),
    ]);
    const settled = Promise.all([Promise.allSettled(charges), Promise.allSettled(others)]);
    // Each round closes a little later.
    for (let turn = 0; turn < round; turn++) await new Promise(setImmediate);
    await store.close();
    const [ofCharges, ofOthers] = await settled;
    confirmed += ofCharges.filter(({ status }) => status === "fulfilled").length;
    for (const outcome of [...ofCharges, ...ofOthers]) {
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(StoreUnavailableError);
    }
  }
  const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
  expect(await store.accounts.find("acct_1", NOW)).toMatchObject({ credits: 100 - confirmed });
  expect((await store.accounts.checkLedger()).differences).toEqual([]);
  await store.close();
});

test("a file that is not a database is rejected", async () => {
  writeFileSync(path, "no database, but long enough to hold a header ".repeat(100));
  await expect(openSqliteStoreInThread(path, OPTIONS, unexpected)).rejects.toThrow(StoreUnavailableError);
});

test("if the thread exits, pending and later calls fail, and the failure is reported once", async () => {
  let thread: Worker | undefined;
  process.once("worker", (worker) => {
    thread = worker;
  });
  const faults: Error[] = [];
  const store = await openSqliteStoreInThread(path, OPTIONS, (fault) => faults.push(fault));
  const underWay = expect(store.ping()).rejects.toThrow(StoreUnavailableError);
  await thread?.terminate();
  await underWay;
  await expect(store.ping()).rejects.toThrow("the store's thread has ended");
  expect(faults).toHaveLength(1);
});

describe("keys are looked up without the thread", () => {
  const found = { id: "acct_1", plan: "developer", status: "active", credits: 100, keyId: "key_1" };
  const audit = { ...AUDITED, accountId: "acct_1" };
  const next = { id: "key_2", hmac: "hmac-2", prefix: "chart_live_", lastFour: "efgh" };

  test("each lookup reads the store: what the thread or another process has changed shows at once", async () => {
    const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
    const find = (hmac: string) => store.accounts.findByKey(hmac, NOW);
    expect(await find("hmac-1")).toBeUndefined();
    await store.accounts.create(account, "unaudited");
    expect(await find("hmac-1")).toEqual(found);
    await store.charges.charge(charge("req_1"));
    expect(await find("hmac-1")).toEqual({ ...found, credits: 99 });
    await store.keys.rotate("acct_1", "key_1", next, NOW, audit);
    expect(await Promise.all([find("hmac-1"), find("hmac-2")])).toEqual([
      undefined,
      { ...found, credits: 99, keyId: "key_2" },
    ]);
    const other = new Database(path);
    other.exec("update accounts set status = 'inactive'");
    other.close();
    expect(await find("hmac-2")).toMatchObject({ status: "inactive" });
    await store.close();
    await expect(find("hmac-2")).rejects.toThrow(StoreUnavailableError);
  });

  test("no lookup sends a message, however many there are", async () => {
    const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
    await store.accounts.create(account, "unaudited");
    const sent = vi.spyOn(Worker.prototype, "postMessage");
    const all = await Promise.all(
      Array.from({ length: 1200 }, (_, n) => store.accounts.findByKey(n % 2 ? "hmac-1" : "none", NOW)),
    );
    expect(all).toEqual(Array.from({ length: 1200 }, (_, n) => (n % 2 ? found : undefined)));
    expect(sent).not.toHaveBeenCalled();
    await store.close();
  });

  test.each<[string, string, { now?: string; sql?: string; credits?: number }]>([
    ["a period that has ended begins anew", "hmac-1", { now: "2026-03-01T12:00:00Z", credits: 2 }],
    ["a period that ends too late is corrected", "hmac-1", { sql: "update accounts set renews_at = '2031'" }],
    ["a key under the previous pepper moves", "hmac-new", {}],
  ])("the thread does what changes the store: %s", async (_name, hmac, { now = NOW, sql, credits = 100 }) => {
    const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
    await store.accounts.create(account, "unaudited");
    const other = new Database(path);
    if (sql) other.exec(sql);
    other.close();
    const sent = vi.spyOn(Worker.prototype, "postMessage");
    const find = () => store.accounts.findByKey(hmac, new Date(now), "hmac-1");
    expect(await find()).toEqual({ ...found, credits });
    expect(sent).toHaveBeenCalled();
    sent.mockClear();
    expect(await find()).toEqual({ ...found, credits });
    expect(sent).not.toHaveBeenCalled();
    await store.close();
  });

  test("the thread does what fails here, and the next lookup is tried here again", async () => {
    const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
    await store.accounts.create(account, "unaudited");
    const prepare = vi.spyOn(Database.prototype, "prepare").mockImplementationOnce(() => {
      throw new Error("database is locked");
    });
    const sent = vi.spyOn(Worker.prototype, "postMessage");
    const find = () => store.accounts.findByKey("hmac-1", NOW);
    expect(await find()).toEqual(found);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await find()).toEqual(found);
    expect(sent).toHaveBeenCalledTimes(1);
    await store.close();
  });

  test("a lookup during the close gets its account or the error of a closed store", async () => {
    const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
    await store.accounts.create(account, "unaudited");
    const find = () => store.accounts.findByKey("hmac-1", NOW);
    const lookups = [find(), find()];
    const closed = store.close();
    lookups.push(find());
    for (const lookup of await Promise.allSettled(lookups)) {
      if (lookup.status === "fulfilled") expect(lookup.value).toEqual(found);
      else expect(lookup.reason).toBeInstanceOf(StoreUnavailableError);
    }
    await closed;
    await expect(find()).rejects.toThrow(StoreUnavailableError);
  });
});
