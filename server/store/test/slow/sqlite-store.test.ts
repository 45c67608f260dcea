import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { NewAccount } from "@chart/accounts";
import { byPlan } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
import { StoreUnavailableError } from "chart-http/base";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLibsql } from "../../src/sqlite/libsql-database.js";
import { openSqliteStore } from "../../src/sqlite/sqlite-store.js";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-store-"));
  path = join(folder, "in", "new folders", "chart.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

const OPTIONS = { planCredits: byPlan((_, index) => index + 1) };
const account = (): NewAccount => ({
  id: "acct_1",
  email: "a@example.com",
  plan: "developer",
  credits: 2,
  createdAt: new Date("2026-01-31T12:00:00Z"),
  key: { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" },
});
function replaceByCopy(file: string): void {
  renameSync(file, `${file}.old`);
  copyFileSync(`${file}.old`, file);
}

/** Overwrites a file in place, as it stays open in other processes. */
function overwriteByZeros(file: string): void {
  const { size } = statSync(file);
  writeFileSync(file, new Uint8Array(size), { flag: "r+" });
}

const charge = (requestId: string) => ({ accountId: "acct_1", requestId, chargedAt: new Date() });

/** Script that opens and closes many new files at random moments; several processes run it at once. */
const OPEN_MANY = `
  import { setTimeout as delay } from "node:timers/promises";
  import { openSqliteStore } from "${new URL("../../dist/sqlite/sqlite-store.js", import.meta.url)}";
  const [folder, options, startMs] = JSON.parse(process.argv[1]);
  for (let n = 0; n < 25; n++) {
    await delay(startMs + n * 80 - Date.now());
    const store = await openSqliteStore(folder + "/" + n + ".db", options);
    await store.close();
  }`;

/** Script that charges an account in a process of its own, and prints the outcome and the check of the ledger. */
const CHARGE_ONCE = `
  import { openSqliteStore } from "${new URL("../../dist/sqlite/sqlite-store.js", import.meta.url)}";
  const [path, options, charge] = JSON.parse(process.argv[1]);
  const store = await openSqliteStore(path, options);
  const left = await store.charges.charge({ ...charge, chargedAt: new Date() });
  console.log(JSON.stringify([left, await store.accounts.checkLedger()]));
  await store.close();`;

/** Script that prints the modes of an open store's files. */
const MODES_UNDER_NO_UMASK = `
  import { statSync } from "node:fs";
  import { openSqliteStore } from "${new URL("../../dist/sqlite/sqlite-store.js", import.meta.url)}";
  const [path, options] = JSON.parse(process.argv[1]);
  process.umask(0);
  const store = await openSqliteStore(path, options);
  const modes = ["", "-wal", "-shm"].map((suffix) => (statSync(path + suffix).mode & 0o777).toString(8));
  console.log(JSON.stringify(modes));
  await store.close();`;

describe("opening a store", () => {
  test("by two processes at the same moment creates the file and works for both, every time", async () => {
    const given = JSON.stringify([folder, OPTIONS, Date.now() + 1000]);
    const open = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", OPEN_MANY, given]);
    await expect(Promise.all([open(), open()])).resolves.toHaveLength(2);
  });

  test("creates missing folders", async () => {
    const store = await openSqliteStore(path, OPTIONS);
    expect(existsSync(path)).toBe(true);
    await store.close();
  });

  test("makes each commit durable: WAL mode, synchronous FULL, foreign keys on", async () => {
    const store = await openSqliteStore(path, OPTIONS);
    await store.close();
    const database = openLibsql(path);
    const pragma = (name: string) =>
      Object.values(database.prepare(`pragma ${name}`).all([])[0] as object)[0];
    expect(["journal_mode", "synchronous", "foreign_keys", "busy_timeout"].map(pragma)).toEqual([
      "wal",
      2,
      1,
      10,
    ]);
    database.close();
  });

  test("rejects a folder, and a file that is not a database", async () => {
    const text = join(folder, "text.db");
    writeFileSync(text, "no database, but long enough to hold a header ".repeat(100));
    await expect(openSqliteStore(text, OPTIONS)).rejects.toThrow(StoreUnavailableError);
    await expect(openSqliteStore(folder, OPTIONS)).rejects.toThrow(StoreUnavailableError);
  });
});

test("a store of the first version is migrated: its accounts are in their first period", async () => {
  const first = await openSqliteStore(path, OPTIONS);
  await first.accounts.create(account(), "unaudited");
  await first.close();
  const older = new Database(path);
  older.exec(`drop index ledger_by_endpoint; drop index ledger_allocations; drop table charge_counts;
    alter table accounts drop column renews_at; drop table idempotent_requests;
    drop table second_factors; drop table recovery_codes; drop table account_exports; drop table account_purges; drop table earlier_endings;
    drop table password_guesses; drop table profiles; drop table browser_sessions; drop table links; drop table audit_entries;
    drop table request_counts; alter table ledger drop column endpoint;
    alter table api_keys drop column last_used_at; alter table api_keys drop column last_used_endpoint;
    drop index api_keys_live_names; alter table api_keys drop column name;
    create unique index api_keys_one_live_key on api_keys (account_id) where revoked_at is null;
    alter table accounts drop column period_credits; alter table accounts drop column period_started_at;
    drop table credit_notices; drop table request_groups; drop table request_log; drop table request_terms; drop index ledger_changes;
    drop table account_activity; drop table process_reports;
    drop index accounts_by_email; drop index accounts_by_creation; drop index api_keys_by_last_four;
    drop table store_settings; alter table api_keys drop column pepper;
    delete from kysely_migration where name > '0002'`);
  older.close();

  const store = await openSqliteStore(path, OPTIONS);
  expect(await store.accounts.find("acct_1", new Date("2026-02-01T00:00:00Z"))).toMatchObject({
    credits: 2,
    renewsAt: new Date("2026-02-28T12:00:00Z"),
  });
  await store.close();
});

describe("a charge", () => {
  test("waits for a lock only until the timeout, and the store keeps working afterwards", async () => {
    const store = await openSqliteStore(path, { ...OPTIONS, lockTimeoutMs: 20 });
    await store.accounts.create(account(), "unaudited");
    const other = new Database(path);
    other.exec("begin immediate");
    await expect(store.charges.charge(charge("req_1"))).rejects.toThrow(StoreUnavailableError);
    other.exec("rollback");
    other.close();
    expect(await store.charges.charge(charge("req_1"))).toBe(1);
    await store.close();
  });
});

test.each<[what: string, lose: () => void, reason: string]>([
  ["file is deleted", () => rmSync(path), "the database file was deleted or replaced"],
  ["file is replaced", () => replaceByCopy(path), "the database file was deleted or replaced"],
  ["file is overwritten by zeros", () => overwriteByZeros(path), "the database file was overwritten"],
  ["file is emptied", () => truncateSync(path), "the database file was overwritten"],
  ["write-ahead log is deleted", () => rmSync(`${path}-wal`), "the write-ahead log was deleted or replaced"],
  ["index of the log is deleted", () => rmSync(`${path}-shm`), "the index of the write-ahead log was"],
])(
  "if the %s while the store is open, all changes and the readiness check fail instead of being lost",
  async (_, lose, reason) => {
    const store = await openSqliteStore(path, OPTIONS);
    await store.accounts.create(account(), "unaudited");
    expect(await store.charges.charge(charge("req_1"))).toBe(1);
    await store.ping();
    lose();
    for (const change of [
      () => store.ping(),
      () => store.charges.charge(charge("req_2")),
      () => store.accounts.setStatus("acct_1", "inactive", AUDITED),
    ]) {
      await expect(change()).rejects.toThrow(StoreUnavailableError);
      await expect(change()).rejects.toThrow(reason);
    }
    await store.close().catch(() => {});
  },
);

test.each(["-wal", "-shm"])(
  "if only the file %s was deleted, closing the store still writes every charge to the database file",
  async (suffix) => {
    const store = await openSqliteStore(path, OPTIONS);
    await store.accounts.create(account(), "unaudited");
    expect(await store.charges.charge(charge("req_1"))).toBe(1);
    rmSync(path + suffix);
    await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
    await store.close();
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...["--input-type=module", "-e", CHARGE_ONCE],
      JSON.stringify([path, OPTIONS, charge("req_2")]),
    ]);
    expect(JSON.parse(stdout)).toMatchObject([0, { accounts: 1, differences: [] }]);
  },
);

test("a readiness check writes as much as an ordinary charge, so that it fails where a charge would", async () => {
  const store = await openSqliteStore(path, OPTIONS);
  await store.accounts.create(account(), "unaudited");
  const growth = async (change: () => Promise<unknown>) => {
    const before = statSync(`${path}-wal`).size;
    await change();
    return statSync(`${path}-wal`).size - before;
  };
  const charged = await growth(() => store.charges.charge(charge("req_1")));
  expect(charged).toBeGreaterThan(0);
  for (let check = 0; check < 2; check++) expect(await growth(() => store.ping())).toBeGreaterThan(charged);
  await store.close();
});

test("a new store can be read by its owner only, under any umask; an existing one keeps its mode", async () => {
  const modes = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...["--input-type=module", "-e", MODES_UNDER_NO_UMASK],
      JSON.stringify([path, OPTIONS]),
    ]);
    return JSON.parse(stdout);
  };
  expect(await modes()).toEqual(["600", "600", "600"]);
  chmodSync(path, 0o640);
  expect(await modes()).toEqual(["640", "640", "640"]);
});

test("while another connection holds the lock, a charge waits without blocking the process", async () => {
  const store = await openSqliteStore(path, OPTIONS);
  await store.accounts.create(account(), "unaudited");
  const other = new Database(path);
  other.exec("begin immediate");
  const charged = store.charges.charge(charge("req_1"));
  // Only if this process is not blocked can its timer release the lock.
  setTimeout(() => other.exec("rollback"), 100);
  expect(await charged).toBe(1);
  other.close();
  await store.close();
});

test.each([[true], [undefined], [new Uint8Array(2)], [new Date()]])(
  "the value %s, which would crash the database driver, is rejected before it gets there",
  (value) => {
    const database = openLibsql(join(folder, "plain.db"));
    const statement = database.prepare("select ? as value");
    expect(() => statement.all([value])).toThrow(TypeError);
    expect(() => statement.run([value])).toThrow(TypeError);
    expect(statement.all(["text"])).toEqual([{ value: "text" }]);
    database.close();
  },
);
