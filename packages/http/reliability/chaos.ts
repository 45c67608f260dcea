/**
 * Kills, stops and starves the built service and what it depends on, and holds its ledger against what callers
 * received. `--short` takes seconds; `--only` and a part's name does that part.
 */
import { PrivatePostgres } from "../test/support/private-postgres.js";
import { crash } from "./chaos/crash.js";
import { outage } from "./chaos/outage.js";
import { overload } from "./chaos/overload.js";
import { provider } from "./chaos/provider.js";
import { type CampaignDatabase, createSqlite, onPostgres } from "./lib/database.js";
import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";
import { FULL, SHORT } from "./sizes.js";

const { short, seed, only } = readOptions();
const sizes = short ? SHORT : FULL;
const report = new Report();
report.figure("seed", String(seed));

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

async function withSqlite(part: (database: CampaignDatabase) => Promise<void>): Promise<void> {
  const database = createSqlite();
  await part(database);
  await database.remove();
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  "crash-sqlite": () => withSqlite((database) => crash(database, { seed, ...sizes.crash }, report)),
  "crash-postgres": () =>
    withPostgres((server) => crash(onPostgres(server), { seed, ...sizes.crash }, report)),
  outage: () => withPostgres((server) => outage(server, sizes.outage, report)),
  provider: () => provider(sizes.provider, report),
  "overload-sqlite": () => withSqlite((database) => overload(database, sizes.overload, report)),
  "overload-postgres": () => withPostgres((server) => overload(onPostgres(server), sizes.overload, report)),
};
if (only !== undefined && !(only in PARTS))
  throw new RangeError(`--only is one of ${Object.keys(PARTS).join(", ")}`);

for (const [name, part] of Object.entries(PARTS)) {
  if (only === undefined || only === name) await part();
}
process.exit(report.conclude());
