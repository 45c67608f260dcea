/**
 * Kills, stops and starves the built service and what it depends on, and holds its ledger against what callers
 * received. `--short` takes seconds; `--only` and a part's name does that part.
 */
import { PrivatePostgres } from "../test/support/private-postgres.js";
import { crash } from "./chaos/crash.js";
import { outage } from "./chaos/outage.js";
import { overload } from "./chaos/overload.js";
import { provider } from "./chaos/provider.js";
import { createSqlite, onPostgres } from "./lib/database.js";
import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";

const { short, seed, only } = readOptions();
const report = new Report();
report.figure("seed", String(seed));

const crashes = short
  ? { seed, callers: 200, kills: 3, longestLoadMs: 700, endsLeases: true }
  : { seed, callers: 200, kills: 30, longestLoadMs: 3000, endsLeases: false };
const outages = short ? { callers: 200, stops: 2, downMs: 500 } : { callers: 200, stops: 10, downMs: 3000 };

const storm = short
  ? { callersOfAWay: 3, goodCallers: 5, seconds: 5 }
  : { callersOfAWay: 20, goodCallers: 20, seconds: 120 };

const overloads = short
  ? { factors: [3], connections: 1000, seconds: 3 }
  : { factors: [2, 3], connections: 1000, seconds: 30 };

async function withPostgres(part: (server: PrivatePostgres) => Promise<void>): Promise<void> {
  const absent = PrivatePostgres.whyAbsent();
  if (absent !== undefined) throw new Error(`This part needs PostgreSQL: ${absent}`);
  const server = await PrivatePostgres.create();
  try {
    await part(server);
  } finally {
    await server.remove();
  }
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  async "crash-sqlite"() {
    const database = createSqlite();
    await crash(database, crashes, report);
    await database.remove();
  },
  async "overload-sqlite"() {
    const database = createSqlite();
    await overload(database, overloads, report);
    await database.remove();
  },
  "overload-postgres": () => withPostgres((server) => overload(onPostgres(server), overloads, report)),
  "crash-postgres": () => withPostgres((server) => crash(onPostgres(server), crashes, report)),
  outage: () => withPostgres((server) => outage(server, outages, report)),
  provider: () => provider(storm, report),
};

for (const [name, part] of Object.entries(PARTS)) {
  if (only === undefined || only === name) await part();
}
process.exit(report.conclude());
