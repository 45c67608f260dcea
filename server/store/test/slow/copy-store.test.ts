import { execFile, execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { requestChart } from "@chart/kit/load/chart-call";
import { adminJson, runAdmin } from "@chart/kit/services/run-admin";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqlite, onPostgres, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const ADMIN = fileURLToPath(new URL("../../../program/dist/admin/main.js", import.meta.url));

// By processes only: a closed SQLite store keeps its lock until the next garbage collection.
onPostgres("a copy of the store", (create) => {
  let file: TestDatabase;
  let server: TestDatabase;
  beforeEach(async () => {
    file = await createSqlite();
    server = await create();
  });
  afterEach(async () => {
    await file.drop();
    await server.drop();
  });

  const at = (database: TestDatabase, changes = {}) => ({
    ...{ DATABASE_URL: database.url, KEY_PEPPER: PEPPER, NODE_ENV: "production", ...changes },
  });
  const open = (database: TestDatabase, email = "a@example.com") =>
    adminJson(at(database), "account", "create", "--plan", "scale", "--email", email);
  const copy = (from: TestDatabase, to: TestDatabase, ...options: string[]) =>
    runAdmin(at(from), "copy", "--to", to.url, ...options);
  const serve = async (database: TestDatabase) => new ServiceProcess(at(database)).listening();
  const use = async (database: TestDatabase, apiKey: string, key: string) => {
    const service = await serve(database);
    const answer = await requestChart(service.url, apiKey, { "Idempotency-Key": key });
    expect([answer.status, await service.stop()]).toEqual([200, 0]);
    return answer;
  };

  /** Rows of every table that both engines have, but the token buckets of PostgreSQL's nodes. */
  const contents = async ({ engine, sql }: TestDatabase) => {
    const tables = await sql(
      engine === "sqlite"
        ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
        : "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_buckets' order by 1",
    );
    const rows: Record<string, string[]> = {};
    for (const { name } of tables) {
      if (String(name).startsWith("kysely_")) continue;
      const all = await sql(`select * from ${name}`);
      rows[String(name)] = all.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    }
    return rows;
  };

  test("has everything, there and back: keys, ledger, kept answers, requests; services continue on it", async () => {
    const { apiKey } = await open(file);
    await adminJson(at(file), "key", "create", "--account", "a@example.com", "--name", "Second");
    await adminJson(at(file), "key", "delete", "--account", "a@example.com", "--key", "Second");
    const first = await use(file, String(apiKey), "kept");
    expect((await copy(file, server)).code).toBe(0);
    expect(await contents(server)).toEqual(await contents(file));

    const repeated = await use(server, String(apiKey), "kept");
    expect(repeated.headers.get("idempotent-replayed")).toBe("true");
    expect(await repeated.json()).toMatchObject({ data: ((await first.json()) as { data: unknown }).data });
    // A request with a new endpoint gets the next number of its table.
    await use(server, String(apiKey), "new");
    expect(await adminJson(at(server), "credits", "check")).toMatchObject({ differences: [] });

    const back = await createSqlite();
    expect((await copy(server, back)).code).toBe(0);
    expect(await contents(back)).toEqual(await contents(server));
    expect((await use(back, String(apiKey), "new")).headers.get("idempotent-replayed")).toBe("true");
    await back.drop();
  });

  test("is complete or not there, wherever it is killed, and is made by repeating the command", async () => {
    for (const email of ["a", "b", "c"]) await open(file, `${email}@example.com`);
    const isThere = async () => (await server.sql("select 1 from accounts limit 1")).length > 0;
    for (let moment = 0; moment < 10; moment++) {
      const child = execFile(process.execPath, [ADMIN, "copy", "--to", server.url], { env: at(file) });
      const ended = new Promise((resolve) => child.once("close", resolve));
      await delay(100 + moment * 70);
      child.kill("SIGKILL");
      await ended;
      if (await isThere()) expect(await contents(server)).toEqual(await contents(file));
    }
    expect((await copy(file, server)).code).toBe(0);
    expect(await contents(server)).toEqual(await contents(file));
    const { stdout } = await copy(file, server);
    expect(stdout).toMatch(/had it already, 3 accounts/);
  });

  describe("is refused", () => {
    test("while a service uses the store or the target", async () => {
      await open(file);
      for (const used of [file, server]) {
        const service = await serve(used);
        const { code, stderr } = await copy(file, server);
        expect([code, stderr]).toEqual([
          1,
          expect.stringMatching(/is open in another process|other session/),
        ]);
        await service.stop();
      }
    });

    test("onto another file, and onto a store whose accounts differ in anything", async () => {
      await open(file);
      const text = await createSqlite();
      writeFileSync(fileURLToPath(text.url), "my notes");
      const { code, stderr } = await copy(file, text);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^The target is another file/)]);
      expect(readFileSync(fileURLToPath(text.url), "utf8")).toBe("my notes");
      await text.drop();

      expect((await copy(file, server)).code).toBe(0);
      await server.sql("update accounts set status = 'inactive'");
      expect((await copy(file, server)).stderr).toMatch(/^The target has another store/);
    });

    test("onto another store, which --replace keeps under another name", async () => {
      await open(file);
      await open(server, "other@example.com");
      const { code, stderr } = await copy(file, server);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^The target has another store, with 1 accounts and the last entry of 2/),
      ]);
      expect(await server.sql("select email from accounts")).toEqual([{ email: "other@example.com" }]);
      const { keptAside } = JSON.parse((await copy(file, server, "--replace", "--json")).stdout);
      expect(await server.sql("select email from accounts")).toEqual([{ email: "a@example.com" }]);
      expect(await server.sql(`select email from ${keptAside}.accounts`)).toEqual([
        { email: "other@example.com" },
      ]);
    });

    test("of a store that a later release has migrated, even if it opens: its tables are not known", async () => {
      await open(file);
      // In a process of its own: this one would hold the file's lock for a while.
      const script = `new (require("libsql"))(process.argv[1]).exec(process.argv[2])`;
      const statement = "insert into kysely_migration values ('9999-expand-future', '2030-01-01')";
      const cwd = new URL("../../", import.meta.url);
      execFileSync(process.execPath, ["-e", script, fileURLToPath(file.url), statement], { cwd });
      const { code, stderr } = await copy(file, server);
      expect([code, stderr]).toEqual([
        1,
        "A later version of the service has migrated the store (9999-expand-future): copy it with that version.\n",
      ]);
    });

    test("with another pepper, and from a file that is no store", async () => {
      await open(file);
      const wrong = await runAdmin(
        at(file, { KEY_PEPPER: "another pepper of at least 32 characters, unknown here" }),
        ...["copy", "--to", server.url],
      );
      expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/^KEY_PEPPER is not the pepper/)]);
      const nowhere = { DATABASE_URL: `${file.url}.missing` };
      const missing = await runAdmin(at(file, nowhere), "copy", "--to", server.url);
      expect(missing.stderr).toMatch(/^There is no store at /);
      expect(readdirSync(dirname(fileURLToPath(file.url)))).toEqual(["chart.db"]);
    });
  });
});
