import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { HelperProcess } from "@chart/kit/postgres/helper-process";
import { spread } from "@chart/kit/requests/percentile";
import { gazetteerPath } from "@chart/kit/setup/built-gazetteer";
import { freePort } from "@chart/kit/setup/free-port";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { ROOT, StandInMachine } from "@chart/kit/stand-ins/stand-in-machine";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { querySqlite } from "@chart/kit/stores/queries";
import { checkLedger } from "../chaos/ledger-invariants.js";
import type { Report } from "../lib/report.js";
import { ChartCallers } from "./chart-callers.js";
import { BUILD, CHANGE, GO_BACK, nodeState } from "./documents.js";

export interface RedeployOptions {
  /** Commit that is installed first. */
  readonly from: string;
  readonly callers: number;
  /** Number of upgrades. */
  readonly times: number;
}

const CREDITS = 10_000_000;
const NODES = ["node1", "node2"];
/** Load before, between and after the upgrades. */
const LOAD_MS = 5000;

/**
 * Installs a commit on machines of its own, upgrades them under load by the documents' commands, and compares the ledger
 * with what the callers received.
 *
 * @param database Undefined for the file of SQLite that the unit names.
 * @param count Number of machines; HAProxy stands before more than one.
 */
export async function redeploy(
  database: PrivateDatabase | undefined,
  count: number,
  { from, callers, times }: RedeployOptions,
  report: Report,
): Promise<void> {
  const engine = database === undefined ? "SQLite" : "PostgreSQL";
  report.part(
    `From ${from} to HEAD on ${engine}, ${count} machine${count > 1 ? "s" : ""}, ${callers} callers`,
  );
  const machines: StandInMachine[] = [];
  let proxy: { readonly process: HelperProcess; readonly url: string; readonly socket: string } | undefined;
  try {
    for (let n = 0; n < count; n++) machines.push(await install(from, database));
    const [first] = machines as [StandInMachine];
    proxy = count > 1 ? await startProxy(machines) : undefined;
    const url = proxy?.url ?? `http://127.0.0.1:${first.port}`;
    const accounts = {
      plain: [await openAccount(first, "plain")],
      repeating: [await openAccount(first, "repeating")],
      peppers: [PEPPER],
    };
    const traffic = new ChartCallers(url, callers, accounts);
    const probe = new Probe(Number(new URL(url).port));
    const refusedMs: number[] = [];
    const unavailableMs: number[] = [];
    const buildsMs: number[] = [];
    for (let turn = 0; turn < times; turn++) {
      await delay(LOAD_MS);
      for (const [index, machine] of machines.entries()) {
        const node = NODES[index] ?? "";
        const started = performance.now();
        await machine.run(BUILD);
        buildsMs.push(performance.now() - started);
        const before = probe.refusedMs;
        traffic.startGap();
        if (proxy !== undefined) await onSocket(machine, nodeState(node, "drain"), proxy.socket);
        await machine.run(CHANGE);
        if (proxy !== undefined) {
          await onSocket(machine, nodeState(node, "ready"), proxy.socket);
          await nodeIsUp(node, proxy.socket);
        }
        await delay(LOAD_MS);
        refusedMs.push(probe.refusedMs - before);
        unavailableMs.push(traffic.longestGapMs);
      }
    }
    report.figure("builds, while the service runs", spread(buildsMs));
    report.figure("connections refused, of each upgrade", spread(refusedMs));
    report.figure("longest time without a chart, of each upgrade", spread(unavailableMs));
    // An earlier release may not open the store of this one.
    if (count === 1 && from === "HEAD") {
      const before = probe.refusedMs;
      await first.run(GO_BACK);
      await delay(LOAD_MS);
      report.figure("connections refused while going back", `${Math.round(probe.refusedMs - before)} ms`);
    }
    probe.stop();
    await traffic.finish();
    const { record } = traffic;
    const sql =
      database ??
      ({
        sql: async (statement: string) => querySqlite(join(first.root, "var/lib/chart/chart.db"), statement),
      } as PrivateDatabase);
    const received = new Map(
      [...accounts.plain, ...accounts.repeating].map(({ accountId }) => [accountId, CREDITS]),
    );
    const unseen = await checkLedger(sql, { ...accounts, received }, record, report);
    for (const fault of record.faults) report.invariant(false, fault);
    report.figure("charts without a key, keys answered", `${record.charts.size}, ${record.keptCharts.size}`);
    report.figure("answers by status", JSON.stringify(Object.fromEntries(record.statuses)));
    report.figure("calls without an answer", JSON.stringify(Object.fromEntries(record.lost)));
    report.figure("charges of which no caller saw an answer", unseen.charges);
    if (proxy !== undefined) {
      report.invariant((record.statuses.get(503) ?? 0) === 0, "a caller of two machines got a 503");
      report.invariant(record.lost.size === 0, "a caller of two machines lost a connection");
    }
  } finally {
    await proxy?.process.remove();
    for (const machine of machines) await machine.remove();
  }
}

/** Installs a commit as docs/guides/self-hosting.md does, and starts it. */
async function install(commit: string, database: PrivateDatabase | undefined): Promise<StandInMachine> {
  const machine = await StandInMachine.create(gazetteerPath(), true);
  const id = execFileSync("git", ["rev-parse", commit], { cwd: ROOT, encoding: "utf8" }).trim();
  const settings = {
    ...{ NODE_ENV: "production", KEY_PEPPER: PEPPER, SESSION_SECRET: PEPPER },
    ...{ RATE_LIMIT_PER_MINUTE: "1000000", MAX_WAIT_MS: "5000" },
    ...(database !== undefined && { DATABASE_URL: database.url }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`);
  await machine.run(`
git clone --quiet "${ROOT}" /opt/chart
cd /opt/chart
git checkout --quiet ${id}
npm run setup
cat >/etc/chart/environment <<'SETTINGS'
${lines.join("\n")}
SETTINGS
cp deploy/chart.service /etc/systemd/system/
systemctl start chart
curl -s --fail --retry 300 --retry-delay 1 --retry-all-errors http://127.0.0.1:3000/readyz`);
  return machine;
}

async function openAccount(machine: StandInMachine, name: string) {
  const output = await machine.run(`
export NODE_ENV=production DATABASE_URL=file:/var/lib/chart/chart.db
set -a; . /etc/chart/environment; set +a
cd /opt/chart
npm run --silent admin -- account create --email ${name}@example.com --plan scale --credits ${CREDITS} --json`);
  return JSON.parse(output) as { readonly accountId: string; readonly apiKey: string };
}

/** Starts HAProxy with deploy/haproxy.cfg, without TLS, in front of the machines. */
async function startProxy(machines: readonly StandInMachine[]) {
  const port = await freePort();
  const socket = join(machines[0]?.root ?? "", "haproxy.sock");
  let configuration = readFileSync(join(ROOT, "deploy/haproxy.cfg"), "utf8")
    // The program need not be root, who may change its user.
    .replaceAll(/^ {2}(user|group) haproxy\n/gm, "")
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
    .replace(/^.*bind :80\n.*redirect scheme.*\n/m, "")
    .replace("/run/haproxy/admin.sock", socket);
  for (const [index, { port: own }] of machines.entries()) {
    configuration = configuration.replace(`10.0.0.1${index + 1}:3000`, `127.0.0.1:${own}`);
  }
  const process = await HelperProcess.start({
    program: HAPROXY,
    debianPackage: "haproxy",
    configurationName: "haproxy.cfg",
    configuration,
    parameters: (path) => ["-db", "-f", path],
    port,
  });
  return { process, url: `http://127.0.0.1:${port}`, socket };
}

function onSocket(machine: StandInMachine, script: string, socket: string): Promise<string> {
  return machine.run(script.replaceAll("/run/haproxy/admin.sock", socket));
}

/** Resolves once HAProxy sends requests to a node, as an operator sees on its page of statistics. */
async function nodeIsUp(node: string, socket: string): Promise<void> {
  for (;;) {
    const rows = execFileSync("socat", ["stdio", socket], { input: "show stat\n", encoding: "utf8" });
    const row = rows.split("\n").find((line) => line.startsWith(`nodes,${node},`));
    if (row?.split(",")[17] === "UP") return;
    await delay(50);
  }
}

/** Connects again and again; counts the time in which connections are refused. */
class Probe {
  refusedMs = 0;
  #isOver = false;

  constructor(port: number) {
    void this.#run(port);
  }

  async #run(port: number): Promise<void> {
    let lastMs = performance.now();
    while (!this.#isOver) {
      const isAccepted = await accepts(port);
      const nowMs = performance.now();
      if (!isAccepted) this.refusedMs += nowMs - lastMs;
      lastMs = nowMs;
      await delay(5);
    }
  }

  stop(): void {
    this.#isOver = true;
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
