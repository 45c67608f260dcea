import { existsSync } from "node:fs";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "@chart/kit/databases";
import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { PGBOUNCER } from "@chart/kit/postgres/pgbouncer";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { burst } from "../reliability/chaos/burst.js";
import { client } from "../reliability/chaos/client/client.js";
import { crash } from "../reliability/chaos/crash.js";
import { failover } from "../reliability/chaos/failover.js";
import { hold } from "../reliability/chaos/hold/hold.js";
import { lockOrder } from "../reliability/chaos/lock-order.js";
import { outage } from "../reliability/chaos/outage.js";
import { overload } from "../reliability/chaos/overload.js";
import { pooler } from "../reliability/chaos/pooler.js";
import { provider } from "../reliability/chaos/provider.js";
import { shares } from "../reliability/chaos/shares.js";
import { clockJumps } from "../reliability/chaos/states/clock-jumps.js";
import { fullDisk } from "../reliability/chaos/states/full-disk.js";
import { locked } from "../reliability/chaos/states/locked.js";
import { pepper } from "../reliability/chaos/states/pepper.js";
import { planChange } from "../reliability/chaos/states/plan-change.js";
import { purgeAndBackup } from "../reliability/chaos/states/purge-and-backup.js";
import { readOnly } from "../reliability/chaos/states/read-only.js";
import { whyNoDisk, whyNoFailingDisk } from "../reliability/chaos/states/small-disk.js";
import { twoProcesses } from "../reliability/chaos/states/two-processes.js";
import { fuzz } from "../reliability/fuzz/fuzz.js";
import { LIBFAKETIME } from "../reliability/lib/fake-clock.js";
import { Report } from "../reliability/lib/report.js";
import { SHORT } from "../reliability/sizes.js";
import { soak } from "../reliability/soak/soak.js";

// Short versions of the campaigns `chaos`, `fuzz` and `soak`, on real processes, one after another.
const { seed = 1 } = fc.readConfigureGlobal() ?? {};

/** Runs a campaign and shows its output if it fails. */
async function expectToHold(campaign: (report: Report) => Promise<void>): Promise<void> {
  const lines: string[] = [`seed ${seed}`];
  const report = new Report((line) => lines.push(line));
  await campaign(report);
  expect(report.violations, lines.join("\n")).toEqual([]);
}

describe("on SQLite", () => {
  let database: PrivateDatabase;
  beforeAll(() => {
    database = createSqliteFile();
  });
  afterAll(() => database.drop());

  test("all charts that 200 clients received are in the ledger once, however often the service is killed", () =>
    expectToHold((report) => crash(database, { seed, ...SHORT.crash }, report)));
});

test("whatever the network does, a call of the client is charged once, or not at all, or settled by its key", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => client(database, { seed, ...SHORT.client }, report));
  await database.drop();
});

test("over its capacity the service responds with 503 and Retry-After, quickly, and keeps serving", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => overload(database, SHORT.overload, report));
  await database.drop();
});

test("a burst of requests without a key ends no process, takes little memory, and charts are made meanwhile", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => burst(database, { workers: 1, isProxied: false }, SHORT.burst, report));
  await database.drop();
});

test("what strangers and one key may hold is bounded: memory, connections, and others' time", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => hold(database, SHORT.hold, report));
  await database.drop();
});

test("keys that send the costliest requests they may do not keep other accounts from their charts", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => shares(database, SHORT.shares, report));
  await database.drop();
});

test("on a full disk every request gets a chart or 503 that says so, nothing is charged twice, and charts return with room", (context) => {
  const reason = whyNoDisk();
  context.skip(reason !== undefined, reason);
  return expectToHold((report) => fullDisk(SHORT.state, report));
});

test("a SQLite store that becomes read-only loses no charge, and a start on it says so in one line", (context) => {
  const reason = whyNoFailingDisk();
  context.skip(reason !== undefined, reason);
  return expectToHold((report) => readOnly(SHORT.state, report));
});

/** States of a service on SQLite, by what is guaranteed in them. */
const STATES: Readonly<Record<string, (database: PrivateDatabase, report: Report) => Promise<void>>> = {
  "while another connection holds SQLite's lock, requests wait or get 503, and each is charged once at most":
    (database, report) => locked(database, SHORT.locked, report),
  "while the pepper is replaced, keys go on to work and no Idempotency-Key is charged again": (
    database,
    report,
  ) => pepper(database, SHORT.state, report),
  "while plans change, every request gets 200, 402 or 403, and no balance is negative": (database, report) =>
    planChange(database, SHORT.state, report),
  "kills during purges and backups lose no charge, and no partial backup counts as one": (database, report) =>
    purgeAndBackup(database, SHORT.purge, report),
  "two processes on one SQLite store charge each Idempotency-Key once, also when one is killed": (
    database,
    report,
  ) => twoProcesses(database, SHORT.state, report),
};

test.each(Object.entries(STATES))("%s", async (_title, state) => {
  const database = createSqliteFile();
  await expectToHold((report) => state(database, report));
  await database.drop();
});

test("a clock that jumps an hour forward and back charges no key twice, allots no period twice and refuses nobody for long", async (context) => {
  context.skip(!existsSync(LIBFAKETIME), `no ${LIBFAKETIME}`);
  const database = createSqliteFile();
  await expectToHold((report) => clockJumps(database, SHORT.state, report));
  await database.drop();
});

const absent = PrivatePostgres.whyAbsent();
describe.skipIf(absent !== undefined)(
  `on PostgreSQL${absent === undefined ? "" : `, skipped: ${absent}`}`,
  () => {
    let server: PrivatePostgres;
    beforeAll(async () => {
      server = await PrivatePostgres.create();
    });
    afterAll(() => server.remove());

    test("all charts that 200 clients received are in the ledger once, however often the service is killed", () =>
      expectToHold(async (report) =>
        crash(await createPostgresDatabase(server.url), { seed, ...SHORT.crash }, report),
      ));

    test("concurrent claims and charges of the same accounts and keys never deadlock", () =>
      expectToHold(async (report) =>
        lockOrder(await createPostgresDatabase(server.url), { seed, ...SHORT.lockOrder }, report),
      ));

    test("while PostgreSQL is stopped every request gets 503, and afterwards charts again; no 503 stays charged", () =>
      expectToHold((report) => outage(server, SHORT.outage, report)));

    test("behind PgBouncer in transaction mode every endpoint and the dashboard work, also after it was killed", (context) => {
      context.skip(!existsSync(PGBOUNCER), `no ${PGBOUNCER}`);
      return expectToHold((report) => pooler(server, SHORT.pooler, report));
    });

    test("every chart that clients received survives the death of the primary and its standby's promotion", (context) => {
      context.skip(!existsSync(HAPROXY), `no ${HAPROXY}`);
      return expectToHold((report) => failover(SHORT.failover, report));
    });
  },
);

test("a provider that fails in every way costs no credit, leaks no socket and does not affect good keys", () =>
  expectToHold((report) => provider(SHORT.provider, report)));

test("any request gets a response that /openapi.json documents, and leaks nothing", () =>
  expectToHold((report) => fuzz({ seed, ...SHORT.fuzz }, report)));

test("under steady load, memory, sockets and handles do not grow", () =>
  expectToHold((report) => soak(SHORT.soak, report)));
