import { setTimeout as delay } from "node:timers/promises";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { checkLedger } from "../chaos/ledger-invariants.js";
import { transactionsEnded } from "../chaos/transactions-ended.js";
import { ENGINE_NAMES } from "../lib/engine-names.js";
import type { CampaignAccount } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";
import { checkCounts, checkUsage } from "./counted-requests.js";
import { ReleaseNode } from "./release-node.js";
import type { ReleasedBuild } from "./released-build.js";
import { type Payers, Traffic } from "./traffic.js";

export interface UpgradeOptions {
  readonly clients: number;
  /** Duration of the load in each state: the old release alone, both, after the kill, the new one alone. */
  readonly seconds: number;
}

const CREDITS = 1_000_000;
const ACCOUNTS_OF_A_KIND = 2;
/** Most keys that are repeated at the other release at a time. */
const MOST_REPEATED = 500;
/** Time within which a release that cannot serve a store says so. */
const LONGEST_REFUSAL_MS = 60_000;

/** Each caller waits for its turn, however busy the machine is; errors are logged. */
const ENVIRONMENT = { MAX_WAIT_MS: "60000", LOG_LEVEL: "warn" };

/**
 * Upgrades a store from an earlier release to this one under load. On PostgreSQL both serve it meanwhile, and the new
 * one is killed and started again; on SQLite the earlier one stops first:
 *
 *     PostgreSQL   old ──────────────────────────────────────────┤ stopped in order
 *                          new ─────┤ killed    new ───────────────────────────
 *     SQLite       old ────┤ stopped in order
 *                            new ────────────────────
 */
export async function upgrade(
  database: PrivateDatabase,
  build: ReleasedBuild,
  options: UpgradeOptions,
  report: Report,
): Promise<void> {
  const { version } = build;
  report.part(`${version} to this release on ${ENGINE_NAMES[database.engine]}, ${options.clients} callers`);
  const nodes: ReleaseNode[] = [];
  let traffic: Traffic | undefined;
  try {
    const old = await startOld(database, build);
    nodes.push(old);
    const payers = await openOldAccounts(database, build);
    traffic = new Traffic(old, payers, await pathsOf(old));
    traffic.start(options.clients);
    const steps = database.engine === "postgres" ? besideEachOther : oneAfterTheOther;
    const node = await steps({ database, old, nodes, traffic, ...options }, report);
    await traffic.finish();
    await conclude(database, nodes, node, payers, traffic, report);
    await refuseOld(database, build, report);
    // The refused start has changed nothing.
    await node.restart();
    report.invariant((await fetch(`${node.url}/readyz`)).ok, "this release does not start any more");
    await node.stop();
  } finally {
    await traffic?.close();
    for (const { service } of nodes) await service.stop("SIGKILL");
  }
}

/** What the steps of an upgrade act on. */
interface Stage extends UpgradeOptions {
  readonly database: PrivateDatabase;
  readonly old: ReleaseNode;
  /** All nodes, to which the steps add the new one. */
  readonly nodes: ReleaseNode[];
  readonly traffic: Traffic;
}

/** Starts this release beside the old one, kills it, starts it again, stops the old one; returns the new node. */
async function besideEachOther(stage: Stage, report: Report): Promise<ReleaseNode> {
  const { old, traffic, seconds } = stage;
  await delay(seconds * 1000);
  // Migrates the store under the load of the old release.
  const node = await startNew(stage);
  traffic.nodes = [old, node];
  await repeatAll(traffic, old, node, report);
  await delay(seconds * 1000);
  await node.kill();
  await delay(seconds * 500);
  await node.restart();
  await repeatAll(traffic, node, old, report);
  await delay(seconds * 1000);
  await stopOld(old, report);
  traffic.nodes = [node];
  await repeatAll(traffic, old, node, report);
  await delay(seconds * 1000);
  return node;
}

/** Stops the old release and starts this one, because one process serves a SQLite store; returns the new node. */
async function oneAfterTheOther(stage: Stage, report: Report): Promise<ReleaseNode> {
  const { old, traffic, seconds } = stage;
  await delay(seconds * 1000);
  await stopOld(old, report);
  traffic.nodes = [];
  const node = await startNew(stage);
  traffic.nodes = [node];
  await repeatAll(traffic, old, node, report);
  await delay(seconds * 1000);
  return node;
}

async function startOld(database: PrivateDatabase, build: ReleasedBuild): Promise<ReleaseNode> {
  const environment = { ...ENVIRONMENT, GAZETTEER_PATH: build.gazetteerPath };
  const service = await startService(database, environment, { main: build.main, probe: false });
  return new ReleaseNode(build.version, service);
}

async function startNew({ database, nodes }: Stage): Promise<ReleaseNode> {
  const node = new ReleaseNode("this release", await startService(database, ENVIRONMENT, { probe: false }));
  nodes.push(node);
  return node;
}

async function stopOld(old: ReleaseNode, report: Report): Promise<void> {
  const code = await old.stop();
  report.invariant(code === 0, `${old.name} did not end in order: ${old.service.ending}`);
}

async function repeatAll(
  traffic: Traffic,
  from: ReleaseNode,
  to: ReleaseNode,
  report: Report,
): Promise<void> {
  const repeated = await traffic.repeat(from, to, MOST_REPEATED);
  report.figure(`older keys of ${from.name} repeated at ${to.name}`, repeated);
}

/** Opens the accounts by the old release's own command. */
async function openOldAccounts({ url }: PrivateDatabase, build: ReleasedBuild): Promise<Payers> {
  const open = async (kind: string) => {
    const accounts: CampaignAccount[] = [];
    for (let n = 0; n < ACCOUNTS_OF_A_KIND; n++) {
      const facts = ["--email", `${kind}-${n}@example.com`, "--plan", "scale", "--credits", String(CREDITS)];
      accounts.push(await build.admin<CampaignAccount>(url, "account", "create", ...facts));
    }
    return accounts;
  };
  return { plain: await open("plain"), repeating: await open("repeating") };
}

/** Returns the paths that a release documents. */
async function pathsOf({ url }: ReleaseNode): Promise<ReadonlySet<string>> {
  const response = await fetch(`${url}/openapi.json`);
  const { paths } = (await response.json()) as { readonly paths: object };
  return new Set(Object.keys(paths));
}

/** Stops the new node, and checks the ledger, the usage, the log and what callers got. */
async function conclude(
  database: PrivateDatabase,
  nodes: readonly ReleaseNode[],
  node: ReleaseNode,
  payers: Payers,
  traffic: Traffic,
  report: Report,
): Promise<void> {
  await transactionsEnded(database);
  await node.service.admin("credits", "check");
  const code = await node.stop();
  report.invariant(code === 0, `this release did not end in order: ${node.service.ending}`);
  const { record, crossings } = traffic;
  const accounts = [...payers.plain, ...payers.repeating];
  const received = new Map(accounts.map(({ accountId }) => [accountId, CREDITS]));
  const campaign = { ...payers, plain: [...payers.plain], received, peppers: [PEPPER] };
  const unseen = await checkLedger(database, campaign, record, report);
  await checkUsage(database, node.service, report);
  await checkCounts(database, traffic, report);
  for (const fault of [...record.faults, ...traffic.faults]) report.invariant(false, fault);
  for (const { name, errorLines } of nodes)
    for (const line of errorLines) report.invariant(false, `${name} logged: ${line}`);
  report.invariant(unseen.charges <= traffic.lost, `${unseen.charges} charges have no answer`);

  for (const one of nodes) {
    const answered = traffic.answers.filter((answer) => answer.node === one && answer.status === 200).length;
    report.figure(`results of ${one.name}`, answered);
    report.invariant(answered > 0, `nobody got a result of ${one.name}`);
  }
  const inWords = (counts: ReadonlyMap<unknown, number>) =>
    [...counts].map(([name, count]) => `${name}: ${count.toLocaleString("en")}`).join(", ");
  report.figure("answers by status", inWords(record.statuses));
  report.figure("calls without an answer", inWords(record.lost) || "none");
  report.figure("Idempotency-Keys answered, each charged once", record.keptCharts.size);
  for (const [names, count] of crossings) report.figure(`of ${names}`, count);
  report.figure("repeats without the headers of the birth", traffic.withoutHeaders);
  report.figure("repeats with the member keptBirth", traffic.withKeptBirth);
  report.figure("batches received", record.batches.size);
  report.figure("charges of which no caller saw an answer", unseen.charges);
  report.invariant(crossings.size === (database.engine === "postgres" ? 2 : 1), "no answer was repeated");
}

/** Checks that the old release does not serve the store any more, and shows what it says. */
async function refuseOld({ url }: PrivateDatabase, build: ReleasedBuild, report: Report): Promise<void> {
  const { main, gazetteerPath } = build;
  const environment = {
    ...{ NODE_ENV: "production", KEY_PEPPER: PEPPER, DATABASE_URL: url },
    GAZETTEER_PATH: gazetteerPath,
  };
  const old = new ServiceProcess(environment, { main });
  const code = await Promise.race([old.exited(), delay(LONGEST_REFUSAL_MS, "it runs", { ref: false })]);
  await old.stop("SIGKILL");
  report.invariant(code === 1, `${build.version} did not refuse the store: ${old.ending}`);
  report.figure(`${build.version} on this store`, old.stderr.trim());
}
