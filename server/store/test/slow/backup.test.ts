import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { adminJson, runAdmin } from "@chart/kit/admin-in-process";
import { requestChart } from "@chart/kit/load/chart-call";
import { EndlessCallers } from "@chart/kit/load/endless-callers";
import { PEPPER } from "@chart/kit/pepper";
import { newestBinaries } from "@chart/kit/postgres/private-postgres";
import { runAdmin as processAdmin, adminJson as processJson } from "@chart/kit/run-admin";
import { ServiceProcess } from "@chart/kit/service-process";
import { createSqlite, onPostgres, type TestDatabase } from "@chart/kit/test-stores";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;
let service: ServiceProcess | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "chart-backup-"));
  database = await createSqlite();
  environment = {
    DATABASE_URL: database.url,
    KEY_PEPPER: PEPPER,
    NODE_ENV: "production",
    RATE_LIMIT_PER_MINUTE: "1000000",
  };
});
afterEach(async () => {
  await service?.stop("SIGKILL");
  service = undefined;
  await database.drop();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);
const storePath = () => fileURLToPath(database.url);
const admin = (...parameters: string[]) => runAdmin(environment, ...parameters);
const createAccount = async (credits: number, email = "a@example.com") => {
  const account = ["--email", email, "--plan", "scale", "--credits", String(credits)];
  return String((await adminJson(environment, "account", "create", ...account))["apiKey"]);
};
const serve = async () => {
  service = new ServiceProcess(environment);
  await service.printed(/listens on/);
  return service;
};
const emails = () => database.sql("select email from accounts order by email");
const change = (path: string, statement: string) => {
  const opened = new Database(path);
  opened.exec(statement);
  opened.close();
};

describe("backup", () => {
  test("of a store in use is a consistent snapshot whose balances match the ledger", async () => {
    const apiKey = await createAccount(1_000_000);
    const { url } = await serve();
    const load = new EndlessCallers(url, apiKey, 20);
    await load.received(50);
    const made = await processJson(environment, "backup", file("1.db"));
    const chargedMeanwhile = load.paid.length;
    await load.received(chargedMeanwhile + 50);
    await service?.stop();
    await load.ended();

    expect(made).toEqual({
      file: file("1.db"),
      isRecorded: true,
      accounts: 1,
      bytes: statSync(file("1.db")).size,
    });
    expect(statSync(file("1.db")).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["1.db"]);
    const restored = { ...environment, DATABASE_URL: `file:${file("1.db")}` };
    expect(await adminJson(restored, "credits", "check")).toEqual({ accounts: 1, differences: [] });
    const backup = new Database(file("1.db"));
    const ids = backup.prepare("select request_id from ledger where kind = 'charge'").all([]) as {
      request_id: string;
    }[];
    backup.close();
    expect(ids.length).toBeGreaterThan(0);
    expect(load.paid).toEqual(expect.arrayContaining(ids.map(({ request_id }) => request_id)));
    // Requests served during the backup must not be lost.
    expect(load.others.filter((status) => status !== 503)).toEqual([]);
  });

  test("never overwrites a file, and leaves no partial one behind", async () => {
    await createAccount(1);
    writeFileSync(file("precious"), "precious");
    const { code, stderr } = await admin("backup", file("precious"));
    expect([code, stderr]).toEqual([1, `${file("precious")} exists already; it was not overwritten.\n`]);
    expect(readFileSync(file("precious"), "utf8")).toBe("precious");
    const nowhere = await admin("backup", file("no/folder/1.db"));
    expect([nowhere.code, nowhere.stderr]).toEqual([
      1,
      expect.stringMatching(/could not be written \(ENOENT\)/),
    ]);
    expect(readdirSync(folder)).toEqual(["precious"]);
  });

  test("of a store that does not exist fails, and creates no store", async () => {
    const { code, stderr } = await admin("backup", file("1.db"));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no store at /)]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("restore", () => {
  beforeEach(async () => {
    await createAccount(3, "first@example.com");
    await adminJson(environment, "backup", file("1.db"));
  });

  test("puts the backup in place and keeps the old store; keys of the backup work", async () => {
    // By processes only: this one may keep files of a closed store open until the next garbage collection.
    await database.drop();
    database = await createSqlite();
    environment = { ...environment, DATABASE_URL: database.url };
    const create = ["account", "create", "--plan", "scale", "--email"];
    await processJson(environment, ...create, "first@example.com");
    const { apiKey } = await processJson(environment, ...create, "second@example.com");
    await processJson(environment, "backup", file("2.db"));
    const { keptAside, ...restored } = await processJson(environment, "restore", file("1.db"));
    expect(restored).toMatchObject({ accounts: 1, deletedSince: [] });
    expect(await emails()).toEqual([{ email: "first@example.com" }]);
    const aside = new Database(String(keptAside));
    expect(aside.prepare("select count(*) as n from accounts").get([])).toMatchObject({ n: 2 });
    aside.close();

    await processJson(environment, "restore", file("2.db"));
    const { url } = await serve();
    expect((await requestChart(url, String(apiKey))).status).toBe(200);
  });

  test("from before a deletion names the account that is back with its key; deleting it again ends it as before", async () => {
    // By processes only, as in the test above.
    await database.drop();
    database = await createSqlite();
    environment = { ...environment, DATABASE_URL: database.url };
    const create = () =>
      processJson(environment, "account", "create", "--plan", "scale", "--email", "gone@example.com");
    const remove = (account: string) =>
      processJson(
        environment,
        "account",
        "delete",
        "--account",
        account,
        "--reason",
        "asked for it",
        "--yes",
      );
    const { apiKey, accountId } = await create();
    await processJson(environment, "backup", file("2.db"));
    await remove("gone@example.com");
    // The address may belong to somebody else by then, so the command names the account's id.
    await create();

    const { stdout } = await processAdmin(environment, "restore", file("2.db"));
    expect(stdout).toContain(
      `are back. Delete them again:\n  account delete --account ${accountId} --yes --reason "deleted before the restore"\n`,
    );
    const { url } = await serve();
    expect((await requestChart(url, String(apiKey))).status).toBe(200);
    await remove(String(accountId));
    expect((await requestChart(url, String(apiKey))).status).toBe(401);
    const [row] = await database.sql("select email, status from accounts where id = $1", String(accountId));
    expect(row).toEqual({ email: `deleted-${accountId}`, status: "deleted" });
    expect(await processJson(environment, "credits", "check")).toMatchObject({ differences: [] });
    await expect(remove(String(accountId))).rejects.toThrow("was deleted already");
  });

  test("of a deleted store puts the backup in its place", async () => {
    rmSync(storePath());
    const { accounts, keptAside } = await adminJson(environment, "restore", file("1.db"));
    expect([accounts, keptAside]).toEqual([1, undefined]);
    expect(await emails()).toEqual([{ email: "first@example.com" }]);
  });

  test("of a damaged store keeps the damaged files, including changes that are only in the WAL", async () => {
    writeFileSync(storePath(), "no database at all".repeat(500));
    writeFileSync(`${storePath()}-wal`, "a log of changes");
    const { keptAside, deletedSince } = await adminJson(environment, "restore", file("1.db"));
    expect(readFileSync(String(keptAside), "utf8")).toMatch(/^no database/);
    expect(deletedSince).toBeUndefined();
    expect(readFileSync(`${keptAside}-wal`, "utf8")).toBe("a log of changes");
    expect(await emails()).toEqual([{ email: "first@example.com" }]);
  });

  test("is rejected, without any change, while a service has the store open, whether busy or idle", async () => {
    const apiKey = await createAccount(1_000_000, "second@example.com");
    const { url } = await serve();
    const refuse = async () => {
      const { code, stderr } = await admin("restore", file("1.db"));
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/is open in another process: stop the service first/),
      ]);
    };
    await refuse();
    const load = new EndlessCallers(url, apiKey, 5);
    await load.received(20);
    await refuse();
    await service?.stop();
    await load.ended();
    expect(load.others.filter((status) => status !== 503)).toEqual([]);
    expect(await emails()).toHaveLength(2);
    const [row] = await database.sql("select count(*) as n from ledger where kind = 'charge'");
    expect(row).toEqual({ n: load.paid.length });
  });

  test.each([
    [
      "no database",
      (path: string) => writeFileSync(path, "nonsense"),
      /not a store of this service, or it is damaged/,
    ],
    [
      "an empty file",
      (path: string) => writeFileSync(path, ""),
      /not a store of this service, or it is damaged/,
    ],
    [
      "another program's database",
      (path: string) => change(path, "drop table kysely_migration"),
      /not a store of this service/,
    ],
    [
      "a later version's",
      (path: string) => change(path, "insert into kysely_migration values ('9999-future', '2030-01-01')"),
      /later version/,
    ],
    [
      "a wrong balance",
      (path: string) => change(path, "update accounts set granted_credits = 5"),
      /does not equal the sum of its ledger/,
    ],
    [
      "a row without its account",
      (path: string) => change(path, "pragma foreign_keys = off; update api_keys set account_id = 'nobody'"),
      /rows refer/,
    ],
    ["damaged pages", damage, /damaged/],
    ["changes beside the file", (path: string) => writeFileSync(`${path}-wal`, "changes"), /-wal exists, so/],
  ])("rejects %s, and changes nothing", async (_what, spoil, reason) => {
    copyFileSync(file("1.db"), file("bad.db"));
    chmodSync(file("bad.db"), 0o600);
    spoil(file("bad.db"));
    const { code, stderr, stdout } = await admin("restore", file("bad.db"));
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(await emails()).toEqual([{ email: "first@example.com" }]);
  });

  test("from a file that does not exist says so", async () => {
    expect((await admin("restore", file("nothing.db"))).stderr).toMatch(/^There is no file /);
  });
});

/** Overwrites the second half of every page except the first. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  for (let page = 4096; page < bytes.length; page += 4096) bytes.fill(0x55, page + 16, page + 4096);
  writeFileSync(path, bytes);
}

onPostgres("backup and restore", (create) => {
  const tools = newestBinaries() ?? "";
  test.skipIf(tools === "")(
    "from before a deletion, with PostgreSQL's own tools: the account is back, and can be deleted again",
    async () => {
      const shared = await create();
      const at = { ...environment, DATABASE_URL: shared.url };
      const account = ["--account", "a@example.com"];
      await adminJson(at, "account", "create", "--plan", "scale", "--email", "a@example.com");
      const { accountId } = await adminJson(at, "account", "show", ...account);
      const tool = (name: string, ...parameters: string[]) =>
        execFileSync(join(tools, name), [...parameters, `--dbname=${shared.url}`], { stdio: "pipe" });
      const remove = () =>
        adminJson(
          at,
          "account",
          "delete",
          "--account",
          String(accountId),
          "--reason",
          "asked for it",
          "--yes",
        );
      tool("pg_dump", "--format=custom", `--file=${file("1.dump")}`);
      await remove();
      // The query of docs/operators/backup.md, before the restore.
      const deleted = await shared.sql("select id from accounts where status = 'deleted'");
      expect(deleted).toEqual([{ id: accountId }]);

      tool("pg_restore", "--clean", "--if-exists", "--single-transaction", file("1.dump"));
      expect(await adminJson(at, "account", "show", ...account)).toMatchObject({ accountId });
      expect(await remove()).toMatchObject({ accountId, isDeleted: true });
      expect(await adminJson(at, "credits", "check")).toMatchObject({ differences: [] });
      await shared.drop();
    },
  );

  test("fail with a hint to PostgreSQL's own tools, and open nothing", async () => {
    const shared = await create();
    for (const command of ["backup", "restore"]) {
      const { code, stderr } = await runAdmin(
        { ...environment, DATABASE_URL: shared.url },
        command,
        file("1.db"),
      );
      expect([code, stderr]).toEqual([1, expect.stringMatching(/pg_dump/)]);
    }
    await shared.drop();
  });
});
