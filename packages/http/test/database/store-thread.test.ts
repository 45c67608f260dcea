import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import Database from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSqliteStoreInThread } from "../../dist/database/sqlite/store-thread.js";
// A thread runs what is built.
import { StoreUnavailableError } from "../../dist/errors/store-unavailable-error.js";
import { AUDITED } from "../support/audited.js";

const OPTIONS = { planCredits: { hobbyist: 1, developer: 2, scale: 3, lifetime: 4 }, lockTimeoutMs: 20 };
const NOW = new Date("2026-02-01T00:00:00Z");
const account = {
  ...({ id: "acct_1", email: "a@example.com", plan: "developer", credits: 100 } as const),
  createdAt: new Date("2026-01-31T12:00:00Z"),
  key: { id: "key_1", hmac: "hmac-1", prefix: "chart_live_", lastFour: "abcd" },
};
/** The end of a thread that nobody ended fails the test. */
const unexpected = (fault: Error): never => {
  throw fault;
};
const charge = (requestId: string) => ({ accountId: "acct_1", requestId, chargedAt: NOW });

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-thread-"));
  path = join(folder, "chart.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the store in a thread does what the store does: each of many calls gets its own outcome", async () => {
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

test("a store out of reach is told from a query that is wrong, across the threads", async () => {
  const store = await openSqliteStoreInThread(path, OPTIONS, unexpected);
  await store.accounts.create(account, "unaudited");
  const other = new Database(path);
  other.exec("begin immediate");
  await expect(store.charges.charge(charge("req_1"))).rejects.toThrow(StoreUnavailableError);
  other.exec("rollback");
  other.close();
  expect(await store.charges.charge(charge("req_1"))).toBe(99);
  await expect(store.accounts.setPlan("nobody", "scale", NOW, AUDITED)).rejects.toThrow("does not exist");
  await expect(store.accounts.setPlan("nobody", "scale", NOW, AUDITED)).rejects.not.toThrow(
    StoreUnavailableError,
  );
  await store.close();
  await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
});

test("a file that is no database is refused", async () => {
  writeFileSync(path, "no database, but long enough to hold a header ".repeat(100));
  await expect(openSqliteStoreInThread(path, OPTIONS, unexpected)).rejects.toThrow(StoreUnavailableError);
});

test("where the thread ends by itself, calls under way and later ones fail, and the opener is told once", async () => {
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
