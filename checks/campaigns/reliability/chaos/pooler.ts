import { setTimeout as delay } from "node:timers/promises";
import { type Call, createAgent, send } from "@chart/kit/load/call";
import { startPgbouncer } from "@chart/kit/postgres/pgbouncer";
import type { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { spread } from "@chart/kit/requests/percentile";
import { createPostgresDatabase, type PrivateDatabase } from "@chart/kit/stores/databases";
import { queryPostgres } from "@chart/kit/stores/queries";
import type { Report } from "../lib/report.js";
import { LoadedService } from "./loaded-service.js";
import { signedIn } from "./signed-in.js";
import { timeToFirstChart } from "./time-to-first-chart.js";

export interface PoolerOptions {
  readonly callers: number;
  /** Duration of the load between two kills of the pooler. */
  readonly seconds: number;
  readonly kills: number;
  /** True to end the leases of lost requests in the store, instead of waiting 30 s until they expire. */
  readonly endsLeases: boolean;
}

/** Settings that the service requests when it connects. The pooler ignores that request, so the role has them. */
const ROLE_SETTINGS = {
  synchronous_commit: "on",
  statement_timeout: "5s",
  idle_in_transaction_session_timeout: "10s",
};

/**
 * Runs the service behind PgBouncer in transaction mode, where each transaction may get another connection: charts and
 * replays under load, every endpoint, the dashboard, and kills of the pooler.
 */
export async function pooler(
  server: PrivatePostgres,
  { callers, seconds, kills, endsLeases }: PoolerOptions,
  report: Report,
): Promise<void> {
  const direct = await createPostgresDatabase(server.url);
  for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
    await queryPostgres(server.url, `alter role tests set ${name} = '${value}'`);
  }
  const { port, process: bouncer, version } = await startPgbouncer(server.port);
  report.part(`${version} in transaction mode under ${callers} callers, killed ${kills} times`);
  const url = Object.assign(new URL(direct.url), { port: String(port) }).href;
  const database: PrivateDatabase = { ...direct, url };
  const environment = {
    SESSION_SECRET: "a session secret of the campaign, long enough",
    // Every endpoint and page must answer, however busy the machine is.
    MAX_WAIT_MS: "60000",
  };
  const loaded = await LoadedService.start(database, callers, report, environment);
  const recoveriesMs: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      await delay(seconds * 1000);
      await callEveryEndpoint(loaded, report);
      await useDashboard(loaded, report);
      await bouncer.kill();
      await delay(200);
      await bouncer.restart();
      recoveriesMs.push(await timeToFirstChart(loaded));
    }
    report.figure("from the pooler's start to the first chart", spread(recoveriesMs));
    if (endsLeases) await loaded.endLeases();
    await loaded.conclude();
  } finally {
    await bouncer.remove();
    await direct.drop();
  }
}

/** Calls each endpoint twice under one Idempotency-Key: a chart, and its replay. */
async function callEveryEndpoint(
  { service, accounts, record }: LoadedService,
  report: Report,
): Promise<void> {
  const [account] = accounts.repeating;
  if (account === undefined) throw new Error("there is no account");
  const agent = createAgent();
  for (const { path, headers, body } of ENDPOINTS) {
    const name = `endpoint-${path}-${crypto.randomUUID()}`;
    const call: Call = {
      path,
      headers: {
        ...Object.fromEntries(
          Object.entries(headers).map(([header, value]) => [header, value.replace("<key>", account.apiKey)]),
        ),
        "Content-Type": "application/json",
        "Idempotency-Key": name,
      },
      body: JSON.stringify(body),
    };
    for (const attempt of ["a chart", "its replay"]) {
      const outcome = await send(agent, service.url, call);
      const isAnswered = record.note(outcome, account.accountId, name);
      report.invariant(isAnswered, `${path} did not answer with ${attempt} behind the pooler`);
    }
  }
  agent.destroy();
}

/** Accepts an invitation, opens every page of the account, and rotates the key. */
async function useDashboard(loaded: LoadedService, report: Report): Promise<void> {
  const { visitor, accountId } = await signedIn(loaded);
  const account = `/dashboard/accounts/${accountId}`;
  for (const page of [
    "",
    "/keys",
    "/requests",
    "/requests.csv",
    "/credits",
    "/credits.csv",
    "/quick-start",
    "/settings",
  ]) {
    const { status } = await visitor.get(account + page);
    report.invariant(status === 200, `${page || "the overview"} answered ${status} behind the pooler`);
  }
}
