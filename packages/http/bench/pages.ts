/**
 * Measures how much of its rate an account's charts keep beside callers of something else, on SQLite and on PostgreSQL:
 * pages of the dashboard that read a long ledger, exports, searches for places, another account's batches, PNG pictures,
 * and crawlers of the documentation. Also measures how long the pages and exports take.
 *
 * The charts should keep 80 % beside pages and exports; lose no more than the share of requests that are searches beside
 * places; keep 70 % beside batches, with a 99th percentile under 250 ms; and have at most 1.3 times the p99 beside PNG.
 *
 * Options: --only pages|exports|places|batches|pictures|docs, --engine sqlite|postgres, --main <file> (another build),
 * --rows 100000 (entries of each ledger, and requests in each log), --owners 1 (accounts with them), --others 0 (further
 * accounts in the store), --loads 4 (of each page to time it), --callers 4 (of a page), --connections 10 (of the charts),
 * --seconds 10 (for each case).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "testkit/databases";
import { openPostgres } from "testkit/postgres/open-postgres";
import { measureBatches } from "./beside/batches.js";
import { ChartsBeside } from "./beside/charts-beside.js";
import { measurePages, timePages } from "./beside/dashboard-pages.js";
import { measureExports, timeExports } from "./beside/exports.js";
import { measureDocs, measurePictures, measurePlaces } from "./beside/other-callers.js";
import { type DashboardReader, signInOperator, signInOwners } from "./lib/dashboard-reader.js";
import { databaseProcessor } from "./lib/database-process.js";
import { Load } from "./lib/load.js";
import { fillLedger } from "./lib/long-ledger.js";
import { fillAccounts, fillRequestLog } from "./lib/long-log.js";
import { startMeasured } from "./lib/measured-service.js";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rows: { type: "string", default: "100000" },
    owners: { type: "string", default: "1" },
    others: { type: "string", default: "0" },
    loads: { type: "string", default: "4" },
    callers: { type: "string", default: "4" },
    connections: { type: "string", default: "10" },
    seconds: { type: "string", default: "10" },
    engine: { type: "string" },
    main: { type: "string" },
  },
});
const measures = (what: string) => values.only === undefined || values.only === what;
const OTHER_CALLERS = {
  batches: measureBatches,
  places: measurePlaces,
  pictures: measurePictures,
  docs: measureDocs,
};

const load = new Load();
const { provided, stop } = await openPostgres("on");
const folder = mkdtempSync(join(tmpdir(), "chart-pages-"));
try {
  if (values.engine !== "postgres") await measureEngine(createSqliteFile());
  if (values.engine !== "sqlite") {
    if ("absent" in provided) throw new Error(`PostgreSQL is needed: ${provided.absent}`);
    await measureEngine(await createPostgresDatabase(provided.url));
  }
} finally {
  load.stop();
  await stop?.();
  rmSync(folder, { recursive: true });
}

async function measureEngine(database: PrivateDatabase): Promise<void> {
  const service = await startMeasured({
    databaseUrl: database.url,
    logPath: join(folder, "service.log"),
    environment: { SESSION_SECRET: "a session secret of the bench, long enough", TRUST_PROXY: "true" },
    accounts: 1 + Number(values.owners),
    main: values.main,
  });
  try {
    const charts = new ChartsBeside(service, {
      load,
      databaseUs: database.engine === "postgres" ? await databaseProcessor(database) : () => 0,
      connections: Number(values.connections),
      seconds: Number(values.seconds),
    });
    console.log(`\n## ${database.engine}`);
    if (measures("pages") || measures("exports")) {
      const owners = await signInOwners(service);
      await fill(database, owners);
      const [first] = owners as [DashboardReader];
      if (measures("pages")) {
        await timePages(first, await signInOperator(service), Number(values.loads));
        await charts.begin();
        await measurePages(charts, owners, Number(values.callers));
      }
      if (measures("exports")) {
        await timeExports(database, charts, first);
        await charts.begin();
        await measureExports(database, charts, owners);
      }
    }
    for (const [name, measure] of Object.entries(OTHER_CALLERS)) {
      if (!measures(name)) continue;
      await charts.begin();
      await measure(charts);
    }
  } finally {
    await service.server.stop();
    await database.drop();
  }
}

/** Writes a long ledger and a long log for each owner, and further accounts. */
async function fill(database: PrivateDatabase, owners: readonly DashboardReader[]): Promise<void> {
  const rows = Number(values.rows);
  await fillAccounts(database, Number(values.others));
  for (const { accountId } of owners) {
    await fillLedger(database, accountId, rows);
    await fillRequestLog(database, accountId, rows);
  }
  if (database.engine === "postgres") {
    for (const table of [
      "ledger",
      "charge_counts",
      "request_counts",
      "request_log",
      "accounts",
      "account_activity",
      "api_keys",
    ])
      await database.sql(`vacuum analyze ${table}`);
  }
  console.log(`${owners.length} x ${rows.toLocaleString("en")} ledger entries and requests`);
}
