import { setTimeout as delay } from "node:timers/promises";
import { startHaproxy } from "@chart/kit/postgres/haproxy";
import { PrimaryCheck } from "@chart/kit/postgres/primary-check";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { spread } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { queryPostgres } from "@chart/kit/stores/queries";
import type { Report } from "../lib/report.js";
import { LoadedService } from "./loaded-service.js";
import { timeToFirstChart } from "./time-to-first-chart.js";

export interface FailoverOptions {
  readonly callers: number;
  readonly failovers: number;
  /** Duration of the load between two failovers. */
  readonly loadMs: number;
  /** True to end the leases of lost requests in the store, instead of waiting 30 s until they expire. */
  readonly endsLeases: boolean;
}

/**
 * Kills the primary of two PostgreSQL servers under load and promotes the standby, again and again:
 *
 *     callers -> service -> HAProxy --> primary ==(synchronous replication)==> standby
 *                               \-----> (after its promotion)
 *
 * A commit is reported once the standby has it too, so every chart that a caller received must be in the ledger of the
 * new primary. The campaign does what Patroni does in production: it promotes, and makes a new standby.
 */
export async function failover(
  { callers, failovers, loadMs, endsLeases }: FailoverOptions,
  report: Report,
): Promise<void> {
  report.part(`${failovers} failovers of PostgreSQL under ${callers} callers`);
  const withoutChartsMs: number[] = [];
  const promotionsMs: number[] = [];
  let primary = await PrivatePostgres.create();
  let standby: PrivatePostgres | undefined;
  let gateway: Gateway | undefined;

  try {
    await queryPostgres(primary.url, "create database chart");
    standby = await PrivatePostgres.createStandby(primary);
    await requireStandby(primary);
    gateway = await Gateway.start([primary, standby]);
    const loaded = await LoadedService.start(gateway.database, callers, report);

    for (let turn = 0; turn < failovers; turn++) {
      await delay(loadMs);
      const killedMs = performance.now();
      await primary.kill();
      standby.promote();
      await releaseStandby(standby);
      promotionsMs.push(performance.now() - killedMs);
      await timeToFirstChart(loaded);
      withoutChartsMs.push(performance.now() - killedMs);

      // Deletes the killed server and creates a new, empty one as the standby.
      await primary.remove();
      primary = standby;
      standby = await PrivatePostgres.createStandby(primary);
      await requireStandby(primary);
      await gateway.replace([primary, standby]);
      await loaded.callers.hold();
      await loaded.check();
      loaded.callers.goOn();
    }
    report.figure("from the kill to the promoted primary", spread(promotionsMs));
    report.figure("from the kill to the next chart", spread(withoutChartsMs));
    if (endsLeases) await loaded.endLeases();
    await loaded.conclude();
  } finally {
    await gateway?.stop();
    await standby?.remove();
    await primary.remove();
  }
}

/** Makes commits wait for the standby; resolves once it follows. */
async function requireStandby({ url }: PrivatePostgres): Promise<void> {
  await queryPostgres(url, "alter system set synchronous_standby_names = '*'");
  await queryPostgres(url, "select pg_reload_conf()");
  const query = "select 1 from pg_stat_replication where sync_state = 'sync'";
  while ((await queryPostgres(url, query)).length === 0) await delay(20);
}

/** Lets commits of a new primary proceed while it has no standby. */
async function releaseStandby({ url }: PrivatePostgres): Promise<void> {
  await queryPostgres(url, "alter system reset synchronous_standby_names");
  await queryPostgres(url, "select pg_reload_conf()");
}

/** The primary, then the standby. */
type Servers = readonly [primary: PrivatePostgres, standby: PrivatePostgres];

/** HAProxy with the health checks of the servers behind it. */
class Gateway {
  /** The database as the service reaches it, whichever server is the primary. */
  readonly database: PrivateDatabase;
  #servers: Servers;
  #checks: readonly PrimaryCheck[];
  #proxy: Awaited<ReturnType<typeof startHaproxy>>;

  private constructor(
    servers: Servers,
    checks: readonly PrimaryCheck[],
    proxy: Awaited<ReturnType<typeof startHaproxy>>,
  ) {
    this.#servers = servers;
    this.#checks = checks;
    this.#proxy = proxy;
    this.database = {
      engine: "postgres",
      url: databaseUrl(proxy.port),
      // Queries the primary directly, because HAProxy considers every server healthy until its first check.
      sql: (statement, ...parameters) =>
        queryPostgres(databaseUrl(this.#servers[0].port), statement, parameters),
      // Does nothing: the campaign deletes the whole server at its end.
      drop: async () => {},
    };
  }

  static async start(servers: Servers): Promise<Gateway> {
    const checks = await Promise.all(servers.map(({ url }) => PrimaryCheck.start(url)));
    return new Gateway(servers, checks, await startProxy(servers, checks));
  }

  /** Points the proxy to other servers, on the same port. */
  async replace(servers: Servers): Promise<void> {
    this.#servers = servers;
    const checks = await Promise.all(servers.map(({ url }) => PrimaryCheck.start(url)));
    await this.#proxy.process.remove();
    this.#proxy = await startProxy(servers, checks, this.#proxy.port);
    for (const check of this.#checks) check.stop();
    this.#checks = checks;
  }

  async stop(): Promise<void> {
    await this.#proxy.process.remove();
    for (const check of this.#checks) check.stop();
  }
}

function databaseUrl(port: number): string {
  return `postgres://tests@127.0.0.1:${port}/chart`;
}

/**
 * Starts the proxy; resolves once it has checked every server. Until then it also connects callers to the standby, and
 * closes these connections after the check.
 */
async function startProxy(servers: Servers, checks: readonly PrimaryCheck[], port?: number) {
  const backends = servers.map((server, index) => ({
    port: server.port,
    healthPort: checks[index]?.port ?? 0,
  }));
  const proxy = await startHaproxy(backends, port);
  await Promise.all(checks.map(({ answered }) => answered));
  return proxy;
}
