/**
 * Kills, stops and overloads the built service and its dependencies, and compares its ledger with what callers
 * received. `--short` takes seconds; `--only <part>` runs one part.
 */
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "@chart/kit/databases";
import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { PGBOUNCER } from "@chart/kit/postgres/pgbouncer";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { end, whyMissing } from "../lib/end.js";
import { burst } from "./chaos/burst.js";
import { client } from "./chaos/client/client.js";
import { clocks, LIBFAKETIME } from "./chaos/clocks.js";
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
  await part(database);
  await database.drop();
}

/** Sends bursts to the service, then to a proxy in front of it. */
function bursts(withDatabase: typeof withSqlite, workers: number): Promise<void> {
  return withDatabase(async (database) => {
    await burst(database, { workers, isProxied: false }, sizes.burst, report);
    await burst(database, { workers, isProxied: true }, sizes.burst, report);
  });
}

/** Attacks the service through nginx, then through Caddy. */
function proxies(): Promise<void> {
  return withSqlite(async (database) => {
    report.part("Attacks through nginx");
    await hold(database, holdSizes, report, startNginx);
    report.part("Attacks through Caddy");
    await hold(database, holdSizes, report, startCaddy);
  });
}

type Part = () => Promise<void>;

const PARTS: Readonly<Record<string, Part>> = {
  "crash-sqlite": () => withSqlite((database) => crash(database, { seed, ...sizes.crash }, report)),
  "crash-postgres": () => withPostgres((database) => crash(database, { seed, ...sizes.crash }, report)),
  "client-sqlite": () => withSqlite((database) => client(database, { seed, ...sizes.client }, report)),
  "client-postgres": () => withPostgres((database) => client(database, { seed, ...sizes.client }, report)),
  outage: () => withServer((server) => outage(server, sizes.outage, report)),
  "lock-order": () => withPostgres((database) => lockOrder(database, { seed, ...sizes.lockOrder }, report)),
  failover: () => failover(sizes.failover, report),
  pooler: () => withServer((server) => pooler(server, sizes.pooler, report)),
  clocks: () => withServer((server) => clocks(server, report)),
  provider: () => provider(sizes.provider, report),
  "overload-sqlite": () => withSqlite((database) => overload(database, sizes.overload, report)),
  "overload-postgres": () => withPostgres((database) => overload(database, sizes.overload, report)),
  "burst-sqlite": () => bursts(withSqlite, 1),
  "burst-workers": () => bursts(withPostgres, 2),
  hold: () => withSqlite((database) => hold(database, holdSizes, report)),
  "sign-in-floods": () => withSqlite((database) => signInFloods(database, sizes.signInFloods, report)),
  proxies,
  "shares-sqlite": () => withSqlite((database) => shares(database, sizes.shares, report)),
  "shares-postgres": () => withPostgres((database) => shares(database, sizes.shares, report)),
};
type Program = readonly [path: string, debianPackage: string];

/** Programs besides PostgreSQL that parts need. */
const PROGRAMS: Readonly<Record<string, readonly Program[]>> = {
  failover: [[HAPROXY, "haproxy"]],
  "burst-sqlite": [[HAPROXY, "haproxy"]],
  "burst-workers": [[HAPROXY, "haproxy"]],
  pooler: [[PGBOUNCER, "pgbouncer"]],
  proxies: [
    [NGINX, "nginx"],
    [CADDY, "caddy"],
  ],
  clocks: [[LIBFAKETIME, "libfaketime"]],
};
const WITHOUT_POSTGRES = [
  ...[
    "crash-sqlite",
    "client-sqlite",
    "provider",
    "overload-sqlite",
    "burst-sqlite",
    "hold",
    "shares-sqlite",
  ],
];

function whyNot(name: string): string | undefined {
  const postgres = WITHOUT_POSTGRES.includes(name) ? undefined : PrivatePostgres.whyAbsent();
  return (
    postgres ?? PROGRAMS[name]?.map((program) => whyMissing(...program)).find((why) => why !== undefined)
  );
}

if (only !== undefined && !(only in PARTS)) end(`--only is one of ${Object.keys(PARTS).join(", ")}.`);
const chosen = Object.entries(PARTS).filter(([name]) => only === undefined || only === name);
for (const [name] of chosen) {
  const reason = whyNot(name);
  if (reason !== undefined) end(`The part ${name} cannot run: ${reason}.`);
}
for (const [, part] of chosen) await part();
process.exit(report.conclude());
