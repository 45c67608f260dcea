import fc from "fast-check";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "testkit/databases";
import { PrivatePostgres } from "testkit/private-postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crash } from "../../reliability/chaos/crash.js";
import { outage } from "../../reliability/chaos/outage.js";
import { overload } from "../../reliability/chaos/overload.js";
import { provider } from "../../reliability/chaos/provider.js";
import { fuzz } from "../../reliability/fuzz/fuzz.js";
import { Report } from "../../reliability/lib/report.js";
import { SHORT } from "../../reliability/sizes.js";
import { soak } from "../../reliability/soak/soak.js";

// The short versions of `npm run chaos`, `npm run fuzz` and `npm run soak`, on real processes, one after another.
const { seed = 1 } = fc.readConfigureGlobal() ?? {};

/** What a campaign printed is shown where it failed. */
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

  test("200 callers find each of their charts in the ledger, once, however often the service is killed", () =>
    expectToHold((report) => crash(database, { seed, ...SHORT.crash }, report)));
});

test("past its capacity the service answers 503 with Retry-After, at once, and goes on serving", async () => {
  const database = createSqliteFile();
  await expectToHold((report) => overload(database, SHORT.overload, report));
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

    test("200 callers find each of their charts in the ledger, once, however often the service is killed", () =>
      expectToHold(async (report) =>
        crash(await createPostgresDatabase(server.url), { seed, ...SHORT.crash }, report),
      ));

    test("while PostgreSQL is stopped every call is answered with 503, and afterwards with charts again", () =>
      expectToHold((report) => outage(server, SHORT.outage, report)));
  },
);

test("a provider that misbehaves in every way at once costs no credit, leaks no socket, and is felt by no good key", () =>
  expectToHold((report) => provider(SHORT.provider, report)));

test("whatever is sent is answered as /openapi.json says, and leaves nothing behind", () =>
  expectToHold((report) => fuzz({ seed, ...SHORT.fuzz }, report)));

test("under a steady load memory, sockets and handles stay what they are", () =>
  expectToHold((report) => soak(SHORT.soak, report)));
