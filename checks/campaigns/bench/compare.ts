/**
 * Compares this build with another one, in turns, by charts at coordinates: requests a second and processor time. What
 * a feature costs is measured against a build without it, for example a copy of dist in which one line is missing.
 *
 * Many short turns tell more than a few long ones: a turn differs from the next by a tenth on a busy machine.
 *
 * Options: --main <file> (main file of the other build), --engine sqlite|postgres, --turns 50, --count 6000 (requests
 * a turn), --connections 64, --accounts 1 (whose keys the requests use in a circle).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openPostgres } from "@chart/kit/postgres/open-postgres";
import { median } from "@chart/kit/requests/percentile";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "@chart/kit/stores/databases";
import { end } from "../lib/end.js";
import { databaseProcessor } from "./lib/database-process.js";
import { Load } from "./lib/load.js";
import { type MeasuredService, startMeasured } from "./lib/measured-service.js";

const { values } = parseArgs({
  options: {
    main: { type: "string" },
    engine: { type: "string", default: "sqlite" },
    turns: { type: "string", default: "50" },
    count: { type: "string", default: "6000" },
    connections: { type: "string", default: "64" },
    accounts: { type: "string", default: "1" },
  },
});
const [turns, count, connections, accounts] = (["turns", "count", "connections", "accounts"] as const).map(
  (name) => Number(values[name]),
) as [number, number, number, number];

/** Time after which the service has written the last requests to its log. */
const LOG_MS = 1500;

interface Turn {
  readonly requestsPerSecond: number;
  readonly processorUs: number;
  /** Processor time of PostgreSQL for a request; 0 for SQLite, which is part of the service. */
  readonly databaseUs: number;
  readonly p99Ms: number;
}

const load = new Load();
const folder = mkdtempSync(join(tmpdir(), "chart-compare-"));
const { provided, stop } = await openPostgres("on");
const opened: { readonly service: MeasuredService; readonly database: PrivateDatabase }[] = [];
let sent = 0;
let databaseUs = () => 0;

try {
  for (const main of [undefined, values.main && resolve(values.main)]) {
    const database = values.engine === "sqlite" ? createSqliteFile() : await postgresDatabase();
    const logPath = join(folder, `${opened.length}.log`);
    const service = await startMeasured({ databaseUrl: database.url, logPath, accounts, main });
    opened.push({ service, database });
    if (values.engine === "postgres") databaseUs = await databaseProcessor(database);
  }
  const [own, other] = opened.map(({ service }) => service) as [MeasuredService, MeasuredService];
  for (const service of [own, other]) await measure(service);

  const pairs: [Turn, Turn][] = [];
  for (let turn = 0; turn < turns; turn++) {
    // Each of them is first in every second turn, because the machine may have other work.
    const first = turn % 2 === 0 ? await measure(own) : undefined;
    const others = await measure(other);
    pairs.push([first ?? (await measure(own)), others]);
    process.stderr.write(`turn ${turn + 1} of ${turns}\n`);
  }
  const row = (name: string, of: (turn: Turn) => number, digits = 0) => {
    const { percent, error } = difference(pairs.map(([ours, theirs]) => of(ours) / of(theirs)));
    const cells = [0, 1].map((side) => median(pairs.map((pair) => of(pair[side] as Turn))).toFixed(digits));
    console.log(`| ${name} | ${cells.join(" | ")} | ${percent.toFixed(1)} ± ${error.toFixed(1)} % |`);
  };
  console.log(
    `\n${values.engine}, ${turns} turns of ${count} requests, ${connections} connections, ${accounts} accounts:\n`,
  );
  console.log(
    "| median | this build | the other | difference in a turn, standard error |\n| --- | ---: | ---: | ---: |",
  );
  row("requests/s", ({ requestsPerSecond }) => requestsPerSecond);
  row("processor µs a request", ({ processorUs }) => processorUs, 1);
  if (values.engine === "postgres") row("PostgreSQL's µs a request", ({ databaseUs }) => databaseUs, 1);
  row("p99 ms", ({ p99Ms }) => p99Ms, 1);
} finally {
  load.stop();
  for (const { service, database } of opened) {
    await service.server.stop();
    await database.drop();
  }
  await stop?.();
  rmSync(folder, { recursive: true });
}

/** Returns the mean difference of ratios from 1, without the tenth at each end, and its standard error. */
function difference(ratios: readonly number[]): { readonly percent: number; readonly error: number } {
  const cut = Math.floor(ratios.length / 10);
  const kept = ratios.toSorted((a, b) => a - b).slice(cut, ratios.length - cut);
  const mean = kept.reduce((sum, ratio) => sum + ratio, 0) / kept.length;
  const squares = kept.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0);
  const error = Math.sqrt(squares / (kept.length - 1) / kept.length);
  return { percent: 100 * (mean - 1), error: 100 * error };
}

async function postgresDatabase(): Promise<PrivateDatabase> {
  if ("absent" in provided) end(`PostgreSQL is needed: ${provided.absent}.`);
  return createPostgresDatabase(provided.url);
}

async function measure({ server, apiKeys }: MeasuredService): Promise<Turn> {
  const headers = apiKeys.map((key) => ({
    "Content-Type": "application/json",
    Authorization: `Bearer ${key}`,
  }));
  const [beforeUs, databaseBeforeUs] = [await server.processorUs(), databaseUs()];
  const { requestsPerSecond, p99Ms, failed } = await load.send({
    ...{ url: server.url, path: "/v2/charts/coordinates", headers, workload: "coordinates", texts: [] },
    ...{ from: sent, connections, count },
  });
  if (failed > 0) throw new Error(`${failed} requests failed`);
  sent += count;
  // The last requests of the turn are logged after it.
  await delay(LOG_MS);
  return {
    ...{ requestsPerSecond, p99Ms },
    processorUs: ((await server.processorUs()) - beforeUs) / count,
    databaseUs: (databaseUs() - databaseBeforeUs) / count,
  };
}
