import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { HelperProcess } from "@chart/kit/postgres/helper-process";
import { PGBOUNCER } from "@chart/kit/postgres/pgbouncer";
import { serverUser } from "@chart/kit/postgres/private-postgres";
import { spread } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { queryPostgres } from "@chart/kit/stores/queries";
import { LoadedService } from "../chaos/loaded-service.js";
import type { Report } from "../lib/report.js";
import { Cluster, type Programs } from "./cluster.js";
import { FAILURES, type Failure } from "./failures.js";

export interface PatroniOptions {
  /** Callers of each service. */
  readonly callers: number;
  /** Number of times that each failure happens. */
  readonly times: number;
  /** Names of the failures. */
  readonly failures: readonly string[];
  readonly programs: Programs;
}

const ROLE_PASSWORD = "a-password-of-the-service";
/** Load between two failures. */
const LOAD_MS = 3000;
/** Time after which a cluster that serves no charts is at fault. */
const LONGEST_MS = 120_000;

/** A service with what its callers see. */
interface Watched {
  readonly way: string;
  readonly loaded: LoadedService;
  /** Longest times without charts, by failure. */
  readonly gapsMs: Map<string, number[]>;
}

/**
 * Lets parts of a cluster fail under the load of two services:
 *
 *     callers -> service ─────────────────> HAProxy ──> leader ══> synchronous standby
 *     callers -> service ──> PgBouncer ───────┘                └─> standby
 */
export async function patroni(options: PatroniOptions, report: Report): Promise<void> {
  const cluster = await Cluster.create(options.programs);
  const helpers: HelperProcess[] = [];
  const services: Watched[] = [];
  try {
    helpers.push(await startHaproxy(cluster));
    // Until its first checks, the proxy also leads to the standbys.
    await delay(LOAD_MS);
    const [direct, pooled] = [await makeDatabase(cluster, "chart"), await makeDatabase(cluster, "pooled")];
    helpers.push(await startPgbouncer(cluster));
    const ways = [
      ["directly", direct],
      ["through PgBouncer", { ...pooled, url: pooled.url.replace(":5432", ":6432") }],
    ] as const;
    for (const [way, database] of ways) {
      services.push({
        way,
        loaded: await LoadedService.start(database, options.callers, report),
        gapsMs: new Map(),
      });
    }
    for (const name of options.failures) {
      const failure = FAILURES[name];
      if (failure === undefined) throw new RangeError(`there is no failure ${name}`);
      for (let turn = 0; turn < options.times; turn++) await failOnce(cluster, failure, services, report);
      for (const { way, gapsMs } of services) {
        report.figure(`${failure.name}: without charts, ${way}`, spread(gapsMs.get(failure.name) ?? []));
      }
    }
    for (const { way, loaded } of services) {
      report.part(`The callers of the service that reaches the database ${way}`);
      await loaded.conclude();
    }
  } finally {
    for (const { loaded } of services) await loaded.service.stop("SIGKILL");
    for (const helper of helpers) await helper.remove();
    await cluster.remove();
  }
}

async function failOnce(
  cluster: Cluster,
  failure: Failure,
  services: readonly Watched[],
  report: Report,
): Promise<void> {
  await delay(LOAD_MS);
  const watches = services.map(({ loaded }) => new Watch(loaded));
  const startedMs = performance.now();
  const end = await failure.begin(cluster);
  // Charts of requests that were on their way when it began do not count.
  await delay(failure.lastsMs);
  for (const [index, watch] of watches.entries()) {
    const isServed = await watch.nextChart(startedMs + LONGEST_MS);
    report.invariant(isServed, `${failure.name}: no charts ${services[index]?.way}`);
  }
  await end();
  await cluster.healthy();
  for (const [index, watch] of watches.entries()) {
    await watch.nextChart(performance.now() + LONGEST_MS);
    const { gapsMs } = services[index] as Watched;
    gapsMs.set(failure.name, [...(gapsMs.get(failure.name) ?? []), watch.end()]);
  }
  for (const { loaded } of services) {
    await loaded.callers.hold();
    await loaded.check();
    loaded.callers.goOn();
  }
}

/** Watches for the longest time without a chart. */
class Watch {
  readonly #loaded: LoadedService;
  readonly #timer: NodeJS.Timeout;
  #charts: number;
  #lastMs = performance.now();
  #longestMs = 0;

  constructor(loaded: LoadedService) {
    this.#loaded = loaded;
    this.#charts = this.#count();
    this.#timer = setInterval(() => this.#look(), 20);
  }

  #count(): number {
    return this.#loaded.record.statuses.get(200) ?? 0;
  }

  #look(): void {
    const [charts, nowMs] = [this.#count(), performance.now()];
    this.#longestMs = Math.max(this.#longestMs, nowMs - this.#lastMs);
    if (charts > this.#charts) this.#lastMs = nowMs;
    this.#charts = charts;
  }

  /** Resolves to true with the next chart, to false if there is none until then. */
  async nextChart(endMs: number): Promise<boolean> {
    for (const charts = this.#count(); this.#count() === charts; ) {
      if (performance.now() > endMs) return false;
      await delay(20);
    }
    return true;
  }

  /** Ends the watch; returns the longest time, in milliseconds. */
  end(): number {
    clearInterval(this.#timer);
    return this.#longestMs;
  }
}

/** Makes the role and its database by the statements of the guide. */
async function makeDatabase(cluster: Cluster, name: string): Promise<PrivateDatabase> {
  const superuser = cluster.superuserUrl("postgres");
  await queryPostgres(superuser, `create role ${name} login password '${ROLE_PASSWORD}'`);
  await queryPostgres(superuser, `create database ${name} owner ${name}`);
  for (const setting of ROLE_SETTINGS) await queryPostgres(superuser, `alter role ${name} set ${setting}`);
  const url = `postgres://${name}:${ROLE_PASSWORD}@127.0.0.1:5432/${name}`;
  return {
    engine: "postgres",
    url,
    sql: (statement, ...parameters) => queryPostgres(url, statement, parameters),
    drop: async () => {},
  };
}

/** Settings of a role behind PgBouncer, of docs/operators/nodes.md. */
const ROLE_SETTINGS = [
  "synchronous_commit = on",
  "statement_timeout = '5s'",
  "idle_in_transaction_session_timeout = '10s'",
  "client_min_messages = warning",
];

function startHaproxy(cluster: Cluster): Promise<HelperProcess> {
  return HelperProcess.start({
    program: HAPROXY,
    debianPackage: "haproxy",
    configurationName: "haproxy.cfg",
    configuration: cluster.file("haproxy.cfg"),
    parameters: (path) => ["-db", "-f", path],
    port: 5432,
  });
}

function startPgbouncer(cluster: Cluster): Promise<HelperProcess> {
  const users = join(cluster.folder, "userlist.txt");
  cluster.write(users, `"pooled" "${ROLE_PASSWORD}"\n`);
  const user = serverUser();
  return HelperProcess.start({
    program: PGBOUNCER,
    debianPackage: "pgbouncer",
    configurationName: "pgbouncer.ini",
    configuration: cluster
      .file("pgbouncer.ini")
      .replace("chart = host", "pooled = host")
      .replace("/etc/pgbouncer/userlist.txt", users)
      .concat("unix_socket_dir =\n"),
    parameters: (path) => [path],
    port: 6432,
    ...(user !== undefined && { user }),
  });
}
