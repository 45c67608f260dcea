import { existsSync } from "node:fs";
import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { PGBOUNCER } from "@chart/kit/postgres/pgbouncer";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "@chart/kit/stores/databases";
import { afterAll, beforeAll, describe, test } from "vitest";
import { client } from "../reliability/chaos/client/client.js";
import { crash } from "../reliability/chaos/crash.js";
import { failover } from "../reliability/chaos/failover.js";
import { lockOrder } from "../reliability/chaos/lock-order.js";
import { outage } from "../reliability/chaos/outage.js";
import { pooler } from "../reliability/chaos/pooler.js";
import { SHORT } from "../reliability/sizes.js";
import { expectToHold, SEED } from "./expect-to-hold.js";

// Short versions of parts of the campaign `chaos` in which processes die, on real ones, one after another.

describe("on SQLite", () => {
  let database: PrivateDatabase;
  beforeAll(() => {
    database = createSqliteFile();
  });
  afterAll(() => database.drop());

  test("all charts that 200 clients received are in the ledger once, however often the service is killed", () =>
    expectToHold((report) => crash(database, { seed: SEED, ...SHORT.crash }, report)));
});

test("whatever the network does, a call of the client is charged once, or not at all, or settled by its key", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => client(database, { seed: SEED, ...SHORT.client }, report));
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
        crash(await createPostgresDatabase(server.url), { seed: SEED, ...SHORT.crash }, report),
      ));

    test("concurrent claims and charges of the same accounts and keys never deadlock", () =>
      expectToHold(async (report) =>
        lockOrder(await createPostgresDatabase(server.url), { seed: SEED, ...SHORT.lockOrder }, report),
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
