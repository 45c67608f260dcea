import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requestChart } from "@chart/kit/load/chart-call";
import { EndlessCallers } from "@chart/kit/load/endless-callers";
import { newestBinaries } from "@chart/kit/postgres/private-postgres";
import { adminJson, runAdmin } from "@chart/kit/services/admin-in-process";
import { runAdmin as processAdmin, adminJson as processJson } from "@chart/kit/services/run-admin";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqlite, onEachEngine, onPostgres, type TestDatabase } from "@chart/kit/stores/test-stores";
import Database from "libsql";
import pg from "pg";
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
    expect(readdirSync(folder)).toEqual(["1.db", "ended.txt"]);
    const restored = { ...environment, DATABASE_URL: `file:${file("1.db")}` };
    expect(await adminJson(restored, "credits", "check")).toMatchObject({ accounts: 1, differences: [] });
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

  test("of a store that a later release has expanded is made, and restored by that release only", async () => {
    await createAccount(1);
    await database.sql("insert into kysely_migration values ('9999-expand-future', '2030-01-01')");
    expect(await adminJson(environment, "backup", file("1.db"))).toMatchObject({ accounts: 1 });
    const { code, stderr } = await admin("restore", file("1.db"));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/later version .*9999-expand-future/)]);
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
    expect(restored).toMatchObject({ accounts: 1, endedAgain: { accounts: [], keys: [] } });
    const lost = [{ email: "first@example.com" }, { email: "second@example.com" }];
    expect(restored["lost"]).toMatchObject({ accounts: lost, keys: [] });
    expect(await emails()).toEqual([{ email: "first@example.com" }]);
    const aside = new Database(String(keptAside));
    expect(aside.prepare("select count(*) as n from accounts").get([])).toMatchObject({ n: 2 });
    aside.close();

    await processJson(environment, "restore", file("2.db"));
    const { url } = await serve();
    expect((await requestChart(url, String(apiKey))).status).toBe(200);
  });

  test("from before a deletion and a rotation deletes the account and revokes the key again, and says so", async () => {
    // By processes only, as in the test above.
    await database.drop();
    database = await createSqlite();
    environment = { ...environment, DATABASE_URL: database.url };
    const create = (email: string) =>
      processJson(environment, "account", "create", "--plan", "scale", "--email", email);
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
    const gone = await create("gone@example.com");
    const { apiKey } = await create("rotating@example.com");
    const { lastEntryAt } = await processJson(environment, "credits", "check");
    await processJson(environment, "backup", file("2.db"));
    await remove("gone@example.com");
    await processJson(environment, "key", "rotate", "--account", "rotating@example.com");
    // The address may belong to somebody else by then.
    await create("gone@example.com");

    const { stdout } = await processAdmin(environment, "restore", file("2.db"));
    expect(stdout).toContain(`the last entry of the ledger is of ${lastEntryAt}\n`);
    expect(stdout).toContain(
      `Deleted after the backup, and now deleted again:\n  ${gone["accountId"]} of gone@example.com\n`,
    );
    expect(stdout).toMatch(
      /Revoked after the backup, and now revoked again:\n {2}key_\w+, Default of rotating@example.com\n/,
    );
    expect(stdout).toMatch(/Accounts that are gone:\n {2}acct_\w+ gone@example.com scale\n/);
    const { url } = await serve();
    for (const key of [gone["apiKey"], apiKey]) {
      expect((await requestChart(url, String(key))).status).toBe(401);
    }
    const [row] = await database.sql(
      "select email, status from accounts where id = $1",
      String(gone["accountId"]),
    );
    expect(row).toEqual({ email: `deleted-${gone["accountId"]}`, status: "deleted" });
    expect(await processJson(environment, "credits", "check")).toMatchObject({ differences: [] });
    await expect(remove(String(gone["accountId"]))).rejects.toThrow("was deleted already");
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
    const { keptAside, isPreviousUnreadable } = await adminJson(environment, "restore", file("1.db"));
    expect(readFileSync(String(keptAside), "utf8")).toMatch(/^no database/);
    expect(isPreviousUnreadable).toBe(true);
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
      /later version of the service \(its migration 9999-future/,
    ],
    [
      "that of a later version that has only expanded it",
      (path: string) =>
        change(path, "insert into kysely_migration values ('9999-expand-future', '2030-01-01')"),
      /later version of the service \(its migration 9999-expand-future/,
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

  test("of a store that cannot be opened is refused: only a damaged one is replaced", async () => {
    await database.drop();
    database = await createSqlite();
    mkdirSync(storePath());
    const at = { ...environment, DATABASE_URL: database.url };
    const { code, stderr } = await runAdmin(at, "restore", file("1.db"));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/cannot be opened \(SQLITE_CANTOPEN/)]);
    expect(readdirSync(storePath())).toEqual([]);
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

onEachEngine("a backup and its restore", (create) => {
  let at: Record<string, string>;
  let shared: TestDatabase;
  beforeEach(async () => {
    shared = await create();
    at = { ...environment, DATABASE_URL: shared.url };
  });
  afterEach(() => shared.drop());

  // By processes only: a closed store keeps its lock until the next garbage collection.
  const run = (...parameters: string[]) => processJson<Restored>(at, ...parameters);
  const sql = async (statement: string) => {
    if (shared.engine === "postgres") return shared.sql(statement);
    const script = `import Database from "libsql"; const opened = new Database(process.argv[1]);
      const query = opened.prepare(process.argv[2]);
      console.log(JSON.stringify(query.reader ? query.all([]) : query.run([])));`;
    const parameters = ["--input-type=module", "-e", script, fileURLToPath(shared.url), statement];
    return JSON.parse(
      execFileSync(process.execPath, parameters, { cwd: import.meta.dirname, encoding: "utf8" }),
    );
  };
  const open = (email: string) => run("account", "create", "--plan", "scale", "--email", email);

  test("of two in one folder have different names; the folder's newest is restored; what is gone is listed", async () => {
    const old = await open("old@example.com");
    const first = await run("backup", folder);
    await open("new@example.com");
    const second = await run("backup", folder);
    expect(first["file"]).not.toBe(second["file"]);
    const account = ["--account", "old@example.com"];
    await run("credits", "grant", ...account, "--amount", "7", "--reason", "thank you");
    await run("account", "set-plan", ...account, "--plan", "developer");
    await run("account", "deactivate", ...account);
    await run("key", "create", ...account, "--name", "Second");
    await open("newest@example.com");

    const { file: taken, lost, lastEntryAt } = await run("restore", folder);
    expect(taken).toBe(second["file"]);
    expect(Date.parse(lastEntryAt)).toBeGreaterThan(Date.now() - 60_000);
    const email = "old@example.com";
    const accountId = String(old["accountId"]);
    expect(lost).toMatchObject({
      accounts: [{ email: "newest@example.com", plan: "scale" }],
      keys: [{ accountId, email, name: "Second" }],
      grants: [{ accountId, email, amount: 7, reason: "thank you" }],
      plans: [{ accountId, email, was: "developer", is: "scale" }],
      statuses: [{ accountId, email, was: "inactive", is: "active" }],
      charges: 0,
    });
    expect(await run("credits", "check")).toMatchObject({ accounts: 2, differences: [] });
  });

  test("on another machine, where only the folder is, ends what had ended when the newest backup was made", async () => {
    const { accountId } = await open("gone@example.com");
    await open("rotating@example.com");
    const first = await run("backup", folder);
    await run("account", "delete", "--account", "gone@example.com", "--reason", "asked for it", "--yes");
    await run("key", "rotate", "--account", "rotating@example.com");
    await run("backup", folder);

    await shared.drop();
    shared = await create();
    at = { ...at, DATABASE_URL: shared.url };
    const { endedAgain, lost } = await run("restore", String(first["file"]));
    expect(endedAgain.accounts).toMatchObject([{ id: accountId, email: "gone@example.com" }]);
    expect(endedAgain.keys).toMatchObject([{ email: "rotating@example.com" }]);
    // A database of the tests is migrated, and so is a store that is compared; a file is missing.
    if (shared.engine === "sqlite") expect(lost).toBeUndefined();
    expect(readFileSync(file("ended.txt"), "utf8")).toContain(`account ${accountId}`);
  });

  test("ends a revoked key also if what is gone cannot be found out, and refuses a store that does not say what has ended", async () => {
    await open("a@example.com");
    const { file: backup } = await run("backup", folder);
    await run("key", "rotate", "--account", "a@example.com");
    await sql("alter table profiles rename to profiles_of_a_later_release");
    const { endedAgain, isCompared } = await run("restore", String(backup));
    expect(endedAgain.keys).toMatchObject([{ email: "a@example.com" }]);
    expect(isCompared).toBe(false);

    await run("key", "delete", "--account", "a@example.com", "--key", "Default").catch(() => {});
    await sql("alter table account_purges rename to purges_of_a_later_release");
    const refused = await processAdmin(at, "restore", String(backup));
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/does not say which keys and accounts have ended .*Move it away/),
    ]);
  });

  test("ends the sessions and links that had ended since, and keeps the others; all of them if the store is gone", async () => {
    const { accountId } = await open("a@example.com");
    const [past, later] = ["2026-11-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"];
    for (const name of ["stays", "ends"]) {
      await sql(
        `insert into browser_sessions (token_hmac, id, account_id, user_agent, created_at, seen_at, expires_at)
          values ('${name}', '${name}', '${accountId}', '', '${past}', '${past}', '${later}')`,
      );
      await sql(
        `insert into links (token_hmac, kind, account_id, email, created_at, expires_at)
          values ('${name}', 'reset', '${accountId}', 'a@example.com', '${past}', '${later}')`,
      );
    }
    const { file: backup } = await run("backup", folder);
    for (const table of ["browser_sessions", "links"]) {
      await sql(`delete from ${table} where token_hmac = 'ends'`);
    }
    expect((await run("restore", String(backup)))["endedSessions"]).toBe(2);
    for (const table of ["browser_sessions", "links"]) {
      expect(await sql(`select token_hmac from ${table}`)).toEqual([{ token_hmac: "stays" }]);
    }
    await shared.drop();
    shared = await create();
    at = { ...at, DATABASE_URL: shared.url };
    expect((await run("restore", String(backup)))["endedSessions"]).toBe(4);
  });

  describe("with a list of what has ended", () => {
    test.each([
      ["that was cut off", (text: string) => text.slice(0, -20), /is not a complete list/],
      ["with a line that is no entry", (text: string) => text.replace("key ", "kye "), /not understood: kye/],
      ["of somebody else", () => "my notes\n", /is not a complete list/],
    ])("%s is refused, and changes nothing", async (_what, spoil, reason) => {
      await open("a@example.com");
      await run("key", "rotate", "--account", "a@example.com");
      const { file: backup } = await run("backup", folder);
      const list = file("ended.txt");
      writeFileSync(list, spoil(readFileSync(list, "utf8")));
      const spoilt = readFileSync(list, "utf8");
      const { code, stderr } = await processAdmin(at, "restore", String(backup));
      expect([code, stderr]).toEqual([1, expect.stringMatching(reason)]);
      const again = await processAdmin(at, "backup", folder);
      expect([again.code, again.stdout]).toEqual([0, expect.stringContaining("could not be recorded")]);
      expect(readFileSync(list, "utf8")).toBe(spoilt);
    });

    test("that has passed through Windows is read", async () => {
      await open("a@example.com");
      const { file: first } = await run("backup", folder);
      await run("key", "rotate", "--account", "a@example.com");
      await run("backup", folder);
      const list = file("ended.txt");
      writeFileSync(list, readFileSync(list, "utf8").replaceAll("\n", "\r\n"));
      await shared.drop();
      shared = await create();
      at = { ...at, DATABASE_URL: shared.url };
      expect((await run("restore", String(first))).endedAgain.keys).toMatchObject([{ name: "Default" }]);
    });
  });

  test("lets revoked keys work again only where it is asked to, with the commands that revoke them", async () => {
    await open("a@example.com");
    const { file: backup } = await run("backup", folder);
    await run("key", "delete", "--account", "a@example.com", "--key", "Default");
    const { stdout } = await processAdmin(at, "restore", String(backup), "--no-keep-revoked");
    expect(stdout).toMatch(/work again. To revoke them:\n {2}key delete --account acct_\w+ --key key_\w+\n/);
    const keys = await processJson<unknown[]>(at, "key", "list", "--account", "a@example.com");
    expect(keys).toMatchObject([{ name: "Default" }]);
  });
});

interface Restored {
  readonly [member: string]: unknown;
  readonly file: string;
  readonly lastEntryAt: string;
  readonly lost: unknown;
  readonly isCompared: boolean;
  readonly endedAgain: { readonly accounts: unknown; readonly keys: unknown };
}

onPostgres("a restore", (create) => {
  let at: Record<string, string>;
  let shared: TestDatabase;
  beforeEach(async () => {
    shared = await create();
    at = { ...environment, DATABASE_URL: shared.url };
    await adminJson(at, "account", "create", "--plan", "scale", "--email", "a@example.com");
  });
  afterEach(() => shared.drop());
  const emailsOfAll = () => shared.sql("select email from accounts order by email");

  test("takes dumps that pg_dump has made of the whole database", async () => {
    const dump = join(newestBinaries() ?? "", "pg_dump");
    execFileSync(dump, ["--format=custom", `--file=${file("2026-11-28.dump")}`, `--dbname=${shared.url}`]);
    await adminJson(at, "account", "create", "--plan", "scale", "--email", "b@example.com");
    const { accounts } = await adminJson(at, "restore", folder);
    expect(accounts).toBe(1);
    expect(await emailsOfAll()).toEqual([{ email: "a@example.com" }]);
  });

  test("is refused, without any change, where a pooler or the URL leads every connection to the store in use", async () => {
    await adminJson(at, "backup", file("1.dump"));
    await adminJson(at, "key", "rotate", "--account", "a@example.com");
    const before = await shared.sql("select id, revoked_at from api_keys order by id");
    const DATABASE_URL = `${shared.url}?options=-c%20search_path%3Dpublic`;
    const { code, stderr } = await runAdmin({ ...at, DATABASE_URL }, "restore", file("1.dump"));
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/was not changed: the connection ignores search_path/),
    ]);
    expect(await shared.sql("select id, revoked_at from api_keys order by id")).toEqual(before);
    expect(await shared.sql("select 1 from pg_namespace where nspname = 'chart_restoring'")).toEqual([]);
  });

  test("is refused before any work, with the remedy, if the role does not own the schema or it holds an extension", async () => {
    await adminJson(at, "backup", file("1.dump"));
    await shared.sql("create extension if not exists citext");
    const { stderr } = await runAdmin(at, "restore", file("1.dump"));
    expect(stderr).toMatch(/the extension citext is in the schema .* alter extension "citext" set schema/);
    await shared.sql("drop extension citext");

    const role = `owner_${Math.random().toString(36).slice(2)}`;
    await shared.sql(`create role ${role} login`);
    const DATABASE_URL = Object.assign(new URL(shared.url), { username: role }).href;
    const refused = await runAdmin({ ...at, DATABASE_URL }, "restore", file("1.dump"));
    expect(refused.stderr).toMatch(/first run: alter schema "public" owner to "owner_/);
    await shared.sql(`drop role ${role}`);
  });

  test("is refused, without any change, while another session is open", async () => {
    await adminJson(at, "backup", file("1.dump"));
    const other = new pg.Client({ connectionString: shared.url, application_name: "a second node" });
    await other.connect();
    const { code, stderr } = await runAdmin(at, "restore", file("1.dump"));
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /was not changed: the database has 1 other session, such as one of .*a second node/,
      ),
    ]);
    await other.end();
    expect(await emailsOfAll()).toHaveLength(1);
  });

  test.each([
    ["no dump", () => writeFileSync(file("1.dump"), "nonsense"), /is not a dump of PostgreSQL/],
    [
      "a dump that was cut off",
      () => truncateSync(file("1.dump"), statSync(file("1.dump")).size - 400),
      /is not a dump of PostgreSQL, or it is damaged/,
    ],
  ])("from %s changes nothing", async (_what, spoil, reason) => {
    await adminJson(at, "backup", file("1.dump"));
    spoil();
    const { code, stderr } = await runAdmin(at, "restore", file("1.dump"));
    expect([code, stderr]).toEqual([1, expect.stringMatching(reason)]);
    expect(await emailsOfAll()).toHaveLength(1);
    expect(await shared.sql("select 1 from pg_namespace where nspname = 'chart_restoring'")).toEqual([]);
  });

  test.each([
    ["a later release", "insert into kysely_migration values ('9999-future', '2030-01-01')", /later version/],
    [
      "a later release that has only expanded the store",
      "insert into kysely_migration values ('9999-expand-future', '2030-01-01')",
      /later version/,
    ],
    ["another program", "drop table kysely_migration", /is not a dump of a store of this service/],
  ])("from a dump of %s changes nothing", async (_whose, change, reason) => {
    const other = await create();
    await adminJson({ ...at, DATABASE_URL: other.url }, "account", "list");
    await other.sql(change);
    const dump = join(newestBinaries() ?? "", "pg_dump");
    execFileSync(dump, ["--format=custom", `--file=${file("1.dump")}`, `--dbname=${other.url}`]);
    await other.sql("drop schema public cascade");
    await other.sql("create schema public");
    await other.drop();
    const { code, stderr } = await runAdmin(at, "restore", file("1.dump"));
    expect([code, stderr]).toEqual([1, expect.stringMatching(reason)]);
    expect(await emailsOfAll()).toHaveLength(1);
    expect(await shared.sql("select 1 from pg_namespace where nspname = 'chart_restoring'")).toEqual([]);
  });

  test("of a database without a store is the only thing that works there: a backup says that there is none", async () => {
    await adminJson(at, "backup", file("1.dump"));
    await shared.sql("drop schema public cascade");
    await shared.sql("create schema public");
    const { stderr } = await runAdmin(at, "backup", file("2.dump"));
    expect(stderr).toBe("There is no store in the database.\n");
    const { keptAside } = await adminJson(at, "restore", file("1.dump"));
    expect(keptAside).toBeUndefined();
    expect(await emailsOfAll()).toHaveLength(1);
  });
});
