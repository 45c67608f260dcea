/**
 * Measures how the built service scales on one PostgreSQL: 1 and 2 workers, one shared account and many accounts.
 * Also measures the cost of a request in the database, which all nodes share, with its entry in the request log. Fails
 * if one is missing there. Needs Linux, for /proc.
 *
 * Options: --count 30000 (requests per case), --connections 64, --accounts 64, --logged 0 (requests that are in the log
 * before), --main <file> (another build, for example one without the log), --record (appends the figures to
 * bench/scale-history.jsonl).
 */
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openPostgres } from "@chart/kit/postgres/open-postgres";
import { createPostgresDatabase, type PrivateDatabase } from "@chart/kit/stores/databases";
import { firstId } from "chart-http/base";
import { end } from "../lib/end.js";
import { processorUsOfTree } from "../lib/process-tree.js";
import { databaseProcessor } from "./lib/database-process.js";
import { Load } from "./lib/load.js";
import { fillRequestLog } from "./lib/long-log.js";
import { creditsTaken, startMeasured } from "./lib/measured-service.js";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "30000" },
    connections: { type: "string", default: "64" },
    accounts: { type: "string", default: "64" },
    logged: { type: "string", default: "0" },
    main: { type: "string" },
    record: { type: "boolean", default: false },
  },
});
const count = Number(values.count);
const connections = Number(values.connections);
const WARM_UP = 3000;
/** Time after which the service has written the last requests to its log. */
const LOG_MS = 2000;

interface ScaleRow {
  readonly workers: number;
  readonly accounts: number;
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** Processor time per request, in all processes of the service and of PostgreSQL. */
  readonly serviceUs: number;
  readonly databaseUs: number;
  /** Rows in the request log per request: 1, or 0 for a build without the log. */
  readonly logRows: number;
  /** Bytes of PostgreSQL's write-ahead log per request, and number of requests that shared one flush of it. */
  readonly walBytes: number;
  readonly requestsPerFlush: number;
}

const { provided, stop } = await openPostgres("on");
if ("absent" in provided) end(`PostgreSQL is needed: ${provided.absent}.`);
const folder = mkdtempSync(join(tmpdir(), "chart-scale-"));
const load = new Load();
const rows: ScaleRow[] = [];
let sent = 0;
try {
  for (const workers of [1, 2]) {
    for (const accounts of [1, Number(values.accounts)]) {
      const database = await createPostgresDatabase(provided.url);
      rows.push(await measure(database, workers, accounts));
      await database.drop();
    }
  }
} finally {
  load.stop();
  await stop?.();
  rmSync(folder, { recursive: true });
}

console.log(
  `\nPOST /v2/charts/coordinates on one PostgreSQL, ${connections} connections, ${Number(values.logged).toLocaleString("en")} requests in the log
before, ${cpus().length} processors for the service, the database and the load together, load average ${loadavg()[0]?.toFixed(1)}:\n`,
);
console.log(
  "| workers | accounts | requests/s | p99 ms | service us | database us | WAL bytes | requests a flush | rows in the request log |",
);
console.log("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
for (const row of rows) {
  const cells = [
    ...[
      row.workers,
      row.accounts,
      Math.round(row.requestsPerSecond).toLocaleString("en"),
      row.p99Ms.toFixed(1),
    ],
    ...[row.serviceUs, row.databaseUs, row.walBytes].map((value) => Math.round(value).toLocaleString("en")),
    row.requestsPerFlush.toFixed(1),
    row.logRows.toFixed(2),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
if (values.record) {
  const machine = { node: process.version, processor: cpus()[0]?.model, processors: cpus().length };
  const line = JSON.stringify({ date: new Date().toISOString(), ...machine, options: values, rows });
  appendFileSync(new URL("scale-history.jsonl", import.meta.url), `${line}\n`);
}

async function measure(database: PrivateDatabase, workers: number, accounts: number): Promise<ScaleRow> {
  const logPath = join(folder, "service.log");
  const environment = { WORKERS: String(workers) };
  const { main } = values;
  const service = await startMeasured({ databaseUrl: database.url, logPath, environment, accounts, main });
  const send = async (requests: number) => {
    const report = await load.send({
      url: service.server.url,
      path: "/v2/charts/coordinates",
      headers: service.apiKeys.map((key) => ({
        "Content-Type": "application/json",
        Authorization: `Bearer ${key}`,
      })),
      workload: "coordinates",
      texts: [],
      from: sent,
      connections,
      count: requests,
    });
    sent += requests;
    if (report.failed > 0) throw new Error(`${report.failed} requests failed; the log is ${logPath}`);
    return report;
  };
  try {
    await fillLog(database);
    await send(WARM_UP);
    await delay(LOG_MS);
    const firstLogged = firstId("req", Date.now());
    const before = await usage(service.server.pid, database);
    const { requestsPerSecond, p99Ms } = await send(count);
    await delay(LOG_MS);
    const after = await usage(service.server.pid, database);
    const each = (of: (used: Usage) => number) => (of(after) - of(before)) / count;
    const taken = await creditsTaken(service);
    if (taken !== WARM_UP + count)
      throw new Error(`${taken} credits were taken for ${WARM_UP + count} charts`);
    const [logged] = await database.sql(
      `select count(*)::int as count from request_log where id >= '${firstLogged}'`,
    );
    const logRows = Number(logged?.["count"]) / count;
    if (main === undefined && logRows !== 1) throw new Error(`${logRows} of the requests are in the log`);
    return {
      ...{ workers, accounts, requestsPerSecond, p99Ms, logRows },
      serviceUs: each(({ serviceUs }) => serviceUs),
      databaseUs: each(({ databaseUs }) => databaseUs),
      walBytes: each(({ walBytes }) => walBytes),
      requestsPerFlush: 1 / each(({ flushes }) => flushes),
    };
  } finally {
    await service.server.stop();
  }
}

/** Fills the log of one of the accounts. */
async function fillLog(database: PrivateDatabase): Promise<void> {
  const [account] = await database.sql("select id from accounts order by id limit 1");
  await fillRequestLog(database, String(account?.["id"]), Number(values.logged));
  await database.sql("vacuum analyze request_log");
}

interface Usage {
  readonly serviceUs: number;
  readonly databaseUs: number;
  readonly walBytes: number;
  readonly flushes: number;
}

async function usage(servicePid: number, database: PrivateDatabase): Promise<Usage> {
  const [facts] = await database.sql(
    `select wal_sync::text as flushes,
       pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes from pg_stat_wal`,
  );
  if (facts === undefined) throw new Error("pg_stat_wal is empty");
  const databaseUs = await databaseProcessor(database);
  return {
    serviceUs: processorUsOfTree(servicePid),
    databaseUs: databaseUs(),
    walBytes: Number(facts["bytes"]),
    flushes: Number(facts["flushes"]),
  };
}
