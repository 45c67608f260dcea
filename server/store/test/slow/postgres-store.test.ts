import { once } from "node:events";
import { createServer } from "node:net";
import type { NewAccount } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
import { onPostgres, PLAN_CREDITS, type TestDatabase } from "@chart/kit/stores/test-stores";
import { firstId, StoreUnavailableError } from "chart-http/base";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StatementCache } from "../../src/base/statement-cache.js";
import type { Stores } from "../../src/base/stores.js";
import { openStore } from "../../src/open-store.js";
import { openPostgresPool } from "../../src/postgres/postgres-pool.js";
import { openPostgresStore } from "../../src/postgres/postgres-store.js";

const options = { planCredits: PLAN_CREDITS, pepper: undefined };
const key = { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" };
const account: NewAccount = {
  ...{ id: "acct_1", email: "a@example.com", plan: "developer", credits: 10 },
  createdAt: new Date("2026-01-31T12:00:00Z"),
  key,
};
const grantOne = (store: Stores) =>
  store.accounts.grantCredits("acct_1", { amount: 1, reason: "test", grantedAt: account.createdAt }, AUDITED);

/** Connections that wait for a lock. Other tests use other databases of this server at the same time. */
const WAITING = "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/** Migrates a database with the usual timeouts: a short one would make the migration depend on the machine's speed. */
async function migrated(database: TestDatabase): Promise<void> {
  await (await database.open()).close();
}

onPostgres("the shared store", (create) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.drop());

  test("is migrated only once by several nodes that start at the same time, and all of them work", async () => {
    await database.sql("drop schema public cascade; create schema public");
    const stores = await Promise.all(Array.from({ length: 5 }, () => database.open()));
    for (const store of stores) expect(await store.accounts.hasAny()).toBe(false);
    for (const store of stores) await store.close();
    const migrations = await database.sql("select count(*) as count from kysely_migration");
    expect(migrations).toEqual([{ count: 24 }]);
  });

  test("opens although a pooled connection still holds the lock that the query builder takes for migrations", async () => {
    await migrated(database);
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query("select pg_advisory_lock(3853314791062309107)");
    const store = await openPostgresStore(database.url, options).finally(() => holder.end());
    expect(await store.accounts.hasAny()).toBe(false);
    await store.close();
  });

  test("deletes no more old requests at a time than its limit, whichever plan the database chooses", async () => {
    await migrated(database);
    // With these settings PostgreSQL 15 runs a subquery once for each row of the table.
    const plans = ["hashjoin", "mergejoin", "hashagg", "sort", "material", "memoize"];
    const url = `${database.url}?options=${plans.map((plan) => `-c%20enable_${plan}%3Doff`).join("%20")}`;
    const store = await openPostgresStore(url, options);
    await store.accounts.create(account, "unaudited");
    const facts = { accountId: "acct_1", keyId: "key_1", method: "POST", route: "/v2/charts", status: 200 };
    const requests = Array.from({ length: 700 }, (_, n) => ({
      ...{ ...facts, code: undefined, durationUs: 1, credits: 1 },
      id: `${firstId("req", account.createdAt.getTime() + n)}${String(n).padStart(12, "0")}`,
    }));
    await store.requestLog.add({ requests, uses: [] });
    const purge = () => store.requestLog.purge(new Date("2026-06-01T00:00:00Z"));
    expect([await purge(), await purge(), await purge()]).toEqual([500, 200, 0]);
    await store.close();
  });

  test("does not open where a commit could be confirmed before it is on disk", async () => {
    const { href } = Object.assign(new URL(database.url), {
      search: "?options=-c%20synchronous_commit%3Doff",
    });
    await expect(openPostgresStore(href, options)).rejects.toThrow("synchronous_commit is off");
  });

  test("charges while more pages than it has connections wait for their reads", async () => {
    const store = await database.open();
    await store.accounts.create(account, "unaudited");
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query("begin; lock table request_counts in access exclusive mode");
    let read = 0;
    const reads = Array.from({ length: 12 }, () =>
      store.usage.countErrors("acct_1", { from: new Date(0), to: new Date() }).then(
        () => read++,
        () => "on a busy machine it may time out",
      ),
    );
    const charge = { accountId: "acct_1", requestId: "req_1", chargedAt: account.createdAt };
    try {
      expect([await store.charges.charge(charge), read]).toEqual([9, 0]);
    } finally {
      await other.query("commit");
      await other.end();
      await Promise.all(reads);
      await store.close();
    }
  });

  test("stops preparing statements once a pooler has given it another connection", async () => {
    const statements = new StatementCache();
    const text = statements.textOf({}, () => "select $1::int as value");
    const pool = openPostgresPool(database.url, statements);
    const client = await pool.connect();
    await client.query(text, [1]);
    // As behind a pooler: the statement that this client has prepared is not on the server's side.
    await client.query("deallocate all", []);
    await expect(client.query(text, [2])).rejects.toThrow(StoreUnavailableError);
    client.release();
    expect(statements.nameOf(text)).toBeUndefined();
    const another = await pool.connect();
    expect((await another.query(text, [3])).rows).toEqual([{ value: 3 }]);
    another.release();
    await pool.end();
  });

  test("survives the loss of idle connections: the next request uses a new one", async () => {
    const store = await database.open();
    await Promise.all(Array.from({ length: 5 }, () => store.ping()));
    await database.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await expect.poll(() => store.ping().then(() => "served", String)).toBe("served");
    await store.close();
  });

  test("is not ready while the server accepts no changes, as on a standby, and recovers by itself", async () => {
    const store = await database.open();
    await store.ping();
    const name = new URL(database.url).pathname.slice(1);
    const setReadOnly = async (value: string) => {
      await database.sql(
        `begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`,
      );
      await database.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    };
    const outcome = () =>
      store.ping().then(
        () => "ready",
        (error) => error instanceof StoreUnavailableError && error.code,
      );
    await setReadOnly("on");
    await expect.poll(outcome).toBe("25006");
    await setReadOnly("off");
    await expect.poll(outcome).toBe("ready");
    await store.close();
  });

  test("reports the reason for which a connection broke also for its rollback, which would mask it", async () => {
    const pool = openPostgresPool(database.url, new StatementCache());
    const client = await pool.connect();
    await expect(client.query("select pg_terminate_backend(pg_backend_pid())", [])).rejects.toMatchObject({
      code: "57P01",
    });
    await expect(client.query("rollback", [])).rejects.toMatchObject({ code: "57P01" });
    client.release();
    await pool.end();
  });

  test("fails a charge whose account row is locked for too long, and accepts it afterwards", async () => {
    await migrated(database);
    const store = await openPostgresStore(database.url, { ...options, statementTimeoutMs: 2000 });
    await store.accounts.create(account, "unaudited");
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select * from accounts for update");

    const charge = { accountId: "acct_1", requestId: "req_1", chargedAt: account.createdAt };
    await expect(store.charges.charge(charge)).rejects.toThrow(StoreUnavailableError);
    await holder.query("rollback");
    await holder.end();
    expect(await store.charges.charge(charge)).toBe(9);
    await store.close();
  });

  test("does not wait for an Idempotency-Key whose row is locked: the key counts as in use", async () => {
    await migrated(database);
    const store = await openPostgresStore(database.url, { ...options, statementTimeoutMs: 2000 });
    const at = account.createdAt;
    const claim = (keyHmac: string, requestId: string) =>
      store.claims.claimKey({
        ...{ accountId: "acct_a", keyHmac, requestId, fingerprint: "print" },
        ...{ claimedAt: at, leaseEndsAt: new Date(at.getTime() + 30_000) },
      });
    await claim("held", "req_1");
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select * from idempotent_requests for update");

    const outcomes = await Promise.all([claim("held", "req_2"), claim("free", "req_3")]);
    expect(outcomes).toMatchObject([{ kind: "in-use" }, { kind: "claimed" }]);
    await holder.query("rollback");
    await holder.end();
    await store.close();
  });

  test.each([
    ["charges lock accounts in the order of their ids", "accounts", "id"],
    ["charges lock Idempotency-Keys in their order", "idempotent_requests", "key_hmac"],
    ["claims lock Idempotency-Keys in their order", "idempotent_requests", "key_hmac"],
  ])("cannot deadlock with another node: %s", async (title, table, column) => {
    const store = await database.open();
    const at = account.createdAt;
    const names = ["c", "a", "b"];
    const idempotency = (name: string) => ({ accountId: "acct_a", keyHmac: name, fingerprint: "f" });
    for (const name of names) {
      const named = { id: name, email: `${name}@example.com` };
      const ownKey = { ...key, id: `key_${name}`, hmac: `hmac-${name}` };
      await store.accounts.create({ ...account, ...named, key: ownKey }, "unaudited");
      const claim = { ...idempotency(name), requestId: `req_${name}`, claimedAt: at, leaseEndsAt: at };
      await store.claims.claimKey(claim);
    }
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query(`select * from ${table} where ${column} = 'b' for update`);

    const batch = names.map((name) => {
      const facts = { ...idempotency(name), requestId: `req_${name}` };
      if (title.startsWith("claims")) {
        return store.claims.claimKey({ ...facts, claimedAt: at, leaseEndsAt: at });
      }
      const answer = { ...facts, data: "{}", keptUntil: at };
      const accountId = table === "accounts" ? name : "a";
      return store.charges.charge({ accountId, requestId: `req_${name}`, chargedAt: at, answer });
    });
    await expect.poll(() => database.sql(`select 1 ${WAITING}`)).toHaveLength(1);
    // The batch waits for `b`: it must have locked `a` by now, and must not have locked `c`.
    const free = `select ${column} as name from ${table} order by 1 for update skip locked`;
    expect(await database.sql(free)).toEqual([{ name: "c" }]);
    await holder.query("rollback");
    await holder.end();
    await Promise.all(batch);
    await store.close();
  });

  test("fails a request whose connection breaks, and serves the next one", async () => {
    const store = await database.open();
    await store.accounts.create(account, "unaudited");
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select * from accounts for update");

    const charge = { accountId: "acct_1", requestId: "req_1", chargedAt: account.createdAt };
    const broken = expect(store.charges.charge(charge)).rejects.toThrow(StoreUnavailableError);
    await expect.poll(() => database.sql(`select pg_terminate_backend(pid) ${WAITING}`)).toHaveLength(1);
    await broken;
    await holder.query("rollback");
    await holder.end();
    expect(await store.charges.charge(charge)).toBe(9);
    await store.close();
  });

  test("keeps working after someone adds a column to a table that prepared statements read", async () => {
    const store = await database.open();
    await store.accounts.create(account, "unaudited");
    await grantOne(store);
    await database.sql("alter table accounts add column note text");
    await grantOne(store);
    expect((await store.accounts.find("acct_1", account.createdAt))?.credits).toBe(12);
    await store.close();
  });

  test("drops a connection whose prepared statements have become invalid", async () => {
    const store = await database.open();
    await store.accounts.create(account, "unaudited");
    await grantOne(store);
    await database.sql("alter table accounts alter column email type varchar(400)");
    await expect(grantOne(store)).rejects.toThrow(StoreUnavailableError);
    await grantOne(store);
    expect((await store.accounts.find("acct_1", account.createdAt))?.credits).toBe(12);
    await store.close();
  });

  test("commits to disk before a charge succeeds, even if the database's default says otherwise", async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.sql(`alter database ${name} set synchronous_commit = off`);
    const store = await database.open();
    const pool = openPostgresPool(database.url, new StatementCache());
    const client = await pool.connect();
    const { rows } = await client.query<unknown>("show synchronous_commit", []);
    expect(rows).toEqual([{ synchronous_commit: "on" }]);
    client.release();
    await pool.end();
    await store.close();
  });
});

describe("an unreachable PostgreSQL", () => {
  test("is reported immediately, in one line without the password, if nothing listens", async () => {
    const url = "postgres://user:hunter2@127.0.0.1:1/charts";
    const opening = openStore({ engine: "postgres", url }, options);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: the PostgreSQL database [^\n]*ECONNREFUSED[^\n]*$/);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });

  test("is reported after a timeout if the server accepts connections but never responds", async () => {
    const silent = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as { port: number };
    const url = `postgres://user@127.0.0.1:${port}/charts`;
    await expect(openPostgresStore(url, { ...options, connectTimeoutMs: 50 })).rejects.toThrow(
      StoreUnavailableError,
    );
    silent.close();
  });
});
