/**
 * Kills, stops and overloads the built service and its dependencies, and compares its ledger with what callers
 * received. `--short` takes seconds; `--only <part>` runs one part.
 */

import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { PGBOUNCER } from "@chart/kit/postgres/pgbouncer";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "@chart/kit/stores/databases";
import { end, whyMissing } from "../lib/end.js";
import { burst } from "./chaos/burst.js";
import { client } from "./chaos/client/client.js";
import { clocks } from "./chaos/clocks.js";
import { crash } from "./chaos/crash.js";
import { failover } from "./chaos/failover.js";
import { hold } from "./chaos/hold/hold.js";
import { lockOrder } from "./chaos/lock-order.js";
import { outage } from "./chaos/outage.js";
import { overload } from "./chaos/overload.js";
import { pooler } from "./chaos/pooler.js";
import { provider } from "./chaos/provider.js";
import { shares } from "./chaos/shares.js";
import { signInFloods } from "./chaos/sign-in/sign-in-floods.js";
import { clockJumps } from "./chaos/states/clock-jumps.js";
import { fullDisk } from "./chaos/states/full-disk.js";
import { locked } from "./chaos/states/locked.js";
import { pepper } from "./chaos/states/pepper.js";
import { planChange } from "./chaos/states/plan-change.js";
import { purgeAndBackup } from "./chaos/states/purge-and-backup.js";
import { readOnly } from "./chaos/states/read-only.js";
import { whyNoDisk, whyNoFailingDisk } from "./chaos/states/small-disk.js";
import { twoProcesses } from "./chaos/states/two-processes.js";
import { stops } from "./chaos/stops.js";
import { LIBFAKETIME } from "./lib/fake-clock.js";
import { readOptions } from "./lib/options.js";
import { Report } from "./lib/report.js";
import { CADDY, NGINX, startCaddy, startNginx } from "./lib/web-proxies.js";
import { FULL, SHORT } from "./sizes.js";

const { short, seed, only, attacks } = readOptions();
const sizes = short ? SHORT : FULL;
const holdSizes = attacks === undefined ? sizes.hold : { ...sizes.hold, only: attacks };
const report = new Report();
report.figure("seed", String(seed));

async function withServer(part: (server: PrivatePostgres) => Promise<void>): Promise<void> {
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
  try {
    await part(database);
  } finally {
    await database.drop();
  }
}

/** A part of the campaign. */
interface Part {
  readonly run: () => Promise<void>;
  /** Each returns why the part cannot run here; undefined if it can. */
  readonly needs: readonly (() => string | undefined)[];
}

const haproxy = () => whyMissing(HAPROXY, "haproxy");
const pgbouncer = () => whyMissing(PGBOUNCER, "pgbouncer");
const faketime = () => whyMissing(LIBFAKETIME, "libfaketime");
const nginx = () => whyMissing(NGINX, "nginx");
const caddy = () => whyMissing(CADDY, "caddy");
const postgres = () => PrivatePostgres.whyAbsent();

type WithDatabase = (database: PrivateDatabase) => Promise<void>;
const onSqlite = (part: WithDatabase, ...needs: Part["needs"]): Part => ({
  run: () => withSqlite(part),
  needs,
});
const onPostgres = (part: WithDatabase, ...needs: Part["needs"]): Part => ({
  run: () => withPostgres(part),
  needs: [postgres, ...needs],
});
const onServer = (part: Parameters<typeof withServer>[0], ...needs: Part["needs"]): Part => ({
  run: () => withServer(part),
  needs: [postgres, ...needs],
});

/** Sends bursts to the service, then to a proxy in front of it. */
const bursts = (workers: number) => async (database: PrivateDatabase) => {
  await burst(database, { workers, isProxied: false }, sizes.burst, report);
  await burst(database, { workers, isProxied: true }, sizes.burst, report);
};

/** Attacks the service through nginx, then through Caddy, whose own time and connections are not the service's. */
async function proxies(database: PrivateDatabase): Promise<void> {
  const { POSITIVE_INFINITY: ANY } = Number;
  const own = { ...holdSizes, leastShare: 0, longestP99Ms: ANY, longestRecoveryMs: ANY, mostBroken: ANY };
  report.part("Attacks through nginx");
  await hold(database, own, report, startNginx);
  report.part("Attacks through Caddy");
  await hold(database, own, report, startCaddy);
}

const crashes: WithDatabase = (database) => crash(database, { seed, ...sizes.crash }, report);
const clients: WithDatabase = (database) => client(database, { seed, ...sizes.client }, report);
const overloads: WithDatabase = (database) => overload(database, sizes.overload, report);
const sharing: WithDatabase = (database) => shares(database, sizes.shares, report);
const ends: WithDatabase = (database) => stops(database, { seed, ...sizes.stops }, report);
const jumps: WithDatabase = (database) => clockJumps(database, sizes.state, report);
const peppers: WithDatabase = (database) => pepper(database, sizes.state, report);
const planChanges: WithDatabase = (database) => planChange(database, sizes.state, report);

const PARTS: Readonly<Record<string, Part>> = {
  "crash-sqlite": onSqlite(crashes),
  "crash-postgres": onPostgres(crashes),
  "client-sqlite": onSqlite(clients),
  "client-postgres": onPostgres(clients),
  outage: onServer((server) => outage(server, sizes.outage, report)),
  "lock-order": onPostgres((database) => lockOrder(database, { seed, ...sizes.lockOrder }, report)),
  failover: { run: () => failover(sizes.failover, report), needs: [postgres, haproxy] },
  pooler: onServer((server) => pooler(server, sizes.pooler, report), pgbouncer),
  clocks: onServer((server) => clocks(server, report), faketime),
  provider: { run: () => provider(sizes.provider, report), needs: [] },
  "overload-sqlite": onSqlite(overloads),
  "overload-postgres": onPostgres(overloads),
  "burst-sqlite": onSqlite(bursts(1), haproxy),
  "burst-workers": onPostgres(bursts(2), haproxy),
  hold: onSqlite((database) => hold(database, holdSizes, report)),
  "sign-in-floods": onSqlite((database) => signInFloods(database, sizes.signInFloods, report)),
  proxies: onSqlite(proxies, nginx, caddy),
  "shares-sqlite": onSqlite(sharing),
  "shares-postgres": onPostgres(sharing),
  "full-disk": { run: () => fullDisk(sizes.state, report), needs: [whyNoDisk] },
  "read-only": { run: () => readOnly(sizes.state, report), needs: [whyNoFailingDisk] },
  locked: onSqlite((database) => locked(database, sizes.locked, report)),
  "clock-jumps-sqlite": onSqlite(jumps, faketime),
  "clock-jumps-postgres": onPostgres(jumps, faketime),
  "pepper-sqlite": onSqlite(peppers),
  "pepper-postgres": onPostgres(peppers),
  "plan-change-sqlite": onSqlite(planChanges),
  "plan-change-postgres": onPostgres(planChanges),
  "purge-and-backup": onSqlite((database) => purgeAndBackup(database, sizes.purge, report)),
  "stops-sqlite": onSqlite(ends),
  "stops-postgres": onPostgres(ends),
  "two-processes": onSqlite((database) => twoProcesses(database, sizes.state, report)),
};

if (only !== undefined && !(only in PARTS)) end(`--only is one of ${Object.keys(PARTS).join(", ")}.`);
const chosen = Object.entries(PARTS).filter(([name]) => only === undefined || only === name);
for (const [name, { needs }] of chosen) {
  const reason = needs.map((why) => why()).find((why) => why !== undefined);
  if (reason !== undefined) end(`The part ${name} cannot run: ${reason}.`);
}
for (const [, { run }] of chosen) await run();
process.exit(report.conclude());
