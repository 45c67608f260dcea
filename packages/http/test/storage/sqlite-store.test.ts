import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLibsql } from "../../src/storage/libsql-database.js";
import { openSqliteStore } from "../../src/storage/sqlite-store.js";
import { type NewAccount, StoreUnavailableError } from "../../src/storage/store.js";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-store-"));
  path = join(folder, "in", "new folders", "chart.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

const account = (overrides: Partial<NewAccount> = {}): NewAccount => ({
  id: "acct_1",
  email: "a@example.com",
  plan: "developer",
  credits: 2,
  createdAt: new Date("2026-01-31T12:00:00Z"),
  key: { id: "key_1", hmac: "hmac-1", prefix: "chart_live_", lastFour: "abcd" },
  ...overrides,
});
const otherKey = { id: "key_2", hmac: "hmac-2", prefix: "chart_live_", lastFour: "efgh" };
const charge = (requestId: string) => ({ accountId: "acct_1", requestId, chargedAt: new Date() });

describe("opening", () => {
  test("makes the folders, is safe at each start, and keeps what is there", async () => {
    for (const expected of [false, true, true]) {
      const store = await openSqliteStore(path);
      expect(await store.hasAccounts()).toBe(expected);
      await store.createAccount(account());
      await store.close();
    }
  });

  test("writes through to the disk at each commit: WAL, synchronous FULL, foreign keys", async () => {
    const store = await openSqliteStore(path);
    await store.close();
    const database = openLibsql(path);
    const pragma = (name: string) =>
      Object.values(database.prepare(`pragma ${name}`).all([])[0] as object)[0];
    expect(["journal_mode", "synchronous", "foreign_keys", "busy_timeout"].map(pragma)).toEqual([
      "wal",
      2,
      1,
      5000,
    ]);
    database.close();
  });

  test("refuses a file that is no database, and a folder", async () => {
    const text = join(folder, "text.db");
    writeFileSync(text, "no database, but long enough to hold a header ".repeat(100));
    await expect(openSqliteStore(text)).rejects.toThrow(StoreUnavailableError);
    await expect(openSqliteStore(folder)).rejects.toThrow(StoreUnavailableError);
  });
});

describe("an account", () => {
  test("is found by its key's HMAC, and by that alone", async () => {
    const store = await openSqliteStore(path);
    await store.createAccount(account());
    const found = { id: "acct_1", plan: "developer", status: "active", credits: 2 };
    expect(await store.findAccountByKey("hmac-1")).toEqual(found);
    expect(await store.findAccountByKey("hmac-2")).toBeUndefined();
    await store.close();
  });

  test("is not made twice for one e-mail address, and the second leaves nothing behind", async () => {
    const store = await openSqliteStore(path);
    expect(await store.createAccount(account())).toBe(true);
    expect(await store.createAccount(account({ id: "acct_2", key: otherKey }))).toBe(false);
    expect(await store.findAccountByKey("hmac-2")).toBeUndefined();
    await store.close();
  });

  test("whose key cannot be written is not made at all", async () => {
    const store = await openSqliteStore(path);
    await store.createAccount(account());
    const sameHmac = { ...otherKey, hmac: "hmac-1" };
    const second = account({ id: "acct_2", email: "b@example.com", key: sameHmac });
    await expect(store.createAccount(second)).rejects.toThrow(/UNIQUE/);
    expect(await store.createAccount({ ...second, key: otherKey })).toBe(true);
    await store.close();
  });
});

describe("a charge", () => {
  test("takes one credit until none is left", async () => {
    const store = await openSqliteStore(path);
    await store.createAccount(account());
    const left = [];
    for (const id of ["req_1", "req_2", "req_3"]) left.push(await store.charge(charge(id)));
    expect(left).toEqual([1, 0, undefined]);
    await store.close();
  });

  test("is made at most once for a request: the second takes nothing", async () => {
    const store = await openSqliteStore(path);
    await store.createAccount(account());
    await store.charge(charge("req_1"));
    await expect(store.charge(charge("req_1"))).rejects.toThrow(/UNIQUE/);
    expect((await store.findAccountByKey("hmac-1"))?.credits).toBe(1);
    await store.close();
  });

  test("waits for a lock no longer than it was told, and the store goes on afterwards", async () => {
    const store = await openSqliteStore(path, { busyTimeoutMs: 20 });
    await store.createAccount(account());
    const other = new Database(path);
    other.exec("begin immediate");
    await expect(store.charge(charge("req_1"))).rejects.toThrow(StoreUnavailableError);
    other.exec("rollback");
    other.close();
    expect(await store.charge(charge("req_1"))).toBe(1);
    await store.close();
  });
});

test.each([[true], [undefined], [new Uint8Array(2)], [new Date()]])(
  "the value %s, which would end the process inside the driver, is refused before it gets there",
  (value) => {
    const database = openLibsql(join(folder, "plain.db"));
    const statement = database.prepare("select ? as value");
    expect(() => statement.all([value])).toThrow(TypeError);
    expect(() => statement.run([value])).toThrow(TypeError);
    expect(statement.all(["text"])).toEqual([{ value: "text" }]);
    database.close();
  },
);
