/**
 * Kills, stops and overloads the built service and its dependencies, and compares its ledger with what callers
 * received. `--short` takes seconds; `--only <part>` runs one part.
 */
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "@chart/kit/databases";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { clocks } from "./chaos/clocks.js";
import { crash } from "./chaos/crash.js";
import { failover } from "./chaos/failover.js";
import { lockOrder } from "./chaos/lock-order.js";
import { outage } from "./chaos/outage.js";
import { overload } from "./chaos/overload.js";
import { pooler } from "./chaos/pooler.js";
import { provider } from "./chaos/provider.js";
import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";
import { FULL, SHORT } from "./sizes.js";

const { short, seed, only } = readOptions();
const sizes = short ? SHORT : FULL;
const report = new Report();
report.figure("seed", String(seed));

async function withServer(part: (server: PrivatePostgres) => Promise<void>): Promise<void> {
  const absent = PrivatePostgres.whyAbsent();
  if (absent !== undefined) throw new Error(`This part needs PostgreSQL: ${absent}`);
  const server = await PrivatePostgres.create();
  try {
    await part(server);
  } finally {
    await server.remove();
  }
}

async function withPostgres(part: (database: PrivateDatabase) => Promise<void>): Promise<void> {
  await withServer(async ({ url }) => part(await createPostgresDatabase(url)));
}

async function withSqlite(part: (database: PrivateDatabase) => Promise<void>): Promise<void> {
  const database = createSqliteFile();
  await part(database);
  await database.drop();
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  "crash-sqlite": () => withSqlite((database) => crash(database, { seed, ...sizes.crash }, report)),
  "crash-postgres": () => withPostgres((database) => crash(database, { seed, ...sizes.crash }, report)),
  outage: () => withServer((server) => outage(server, sizes.outage, report)),
  "lock-order": () => withPostgres((database) => lockOrder(database, { seed, ...sizes.lockOrder }, report)),
  failover: () => failover(sizes.failover, report),
  pooler: () => withServer((server) => pooler(server, sizes.pooler, report)),
  clocks: () => withServer((server) => clocks(server, report)),
  provider: () => provider(sizes.provider, report),
  "overload-sqlite": () => withSqlite((database) => overload(database, sizes.overload, report)),
  "overload-postgres": () => withPostgres((database) => overload(database, sizes.overload, report)),
};
if (only !== undefined && !(only in PARTS))
  throw new RangeError(`--only is one of ${Object.keys(PARTS).join(", ")}`);

for (const [name, part] of Object.entries(PARTS)) {
  if (only === undefined || only === name) await part();
}
process.exit(report.conclude());
