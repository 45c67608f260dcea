import { setTimeout as delay } from "node:timers/promises";
import { percentile } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { processorUsOfTree } from "../../../lib/process-tree.js";
import { forkModule, order } from "../../lib/forked.js";
import type { StartGateway } from "../../lib/gateway.js";
import { recovery } from "../../lib/recovery.js";
import type { Report } from "../../lib/report.js";
import { megabytes } from "../../lib/usage.js";
import { BODIES } from "./bodies.js";
import { ASSISTANTS, CONNECTIONS, FEEDS, PROBES } from "./connections.js";
import { HEADERS } from "./headers.js";
import { KEYS } from "./keys.js";
import { layOut, type Siege } from "./siege.js";
import type { Attack, SenderTally, SendOrder } from "./traffic.js";
import { askBatch, askChart, askOnNewConnections, inWords } from "./visits.js";
import { Watch } from "./watch.js";

/** Options of {@link hold}. */
export interface HoldOptions {
  /** Names of the attacks, or their kinds; all by default. */
  readonly only?: readonly string[];
  /** Least time before an attack, in which the service warms up, and time over which the payers' rate is then measured. */
  readonly warmUpMs: number;
  readonly baselineMs: number;
  /** Duration of an attack. */
  readonly seconds: number;
  /** Limit of the resident memory of the service. */
  readonly mostMemoryBytes: number;
  /** Minimum of the payers' rate during a flood, as a share of that before or after it, and limit of their charts' p99. */
  readonly leastShare: number;
  readonly longestP99Ms: number;
  /** Time after a burst in which the payers must have half of their rate again. */
  readonly longestRecoveryMs: number;
  /** Time in which the operator's health checks must be answered. */
  readonly longestCheckMs: number;
  /** Maximum number of payers' requests without an answer, by default none. */
  readonly mostBroken?: number;
  /** True if customers in between may also be told to come again later, as on a machine that has other work. */
  readonly mayShed?: boolean;
}

/** All attacks. */
const ATTACKS: readonly Attack[] = [
  ...HEADERS,
  ...BODIES,
  ...CONNECTIONS,
  ...PROBES,
  ...FEEDS,
  ...ASSISTANTS,
  ...KEYS,
];

/** The payers' reports come later than the answers. */
const NEWS_MS = 150;
/** Time before the end at which customers come in between. */
const VISIT_MS = 2000;
/** What a payer may be answered. */
const DOCUMENTED = [200, 503];
/** Above it, the sender may have been the bottleneck. */
const BUSY_SHARE = 0.9;

/**
 * Lets strangers, or holders of one key, take what they can of memory, time and connections, while customers pay for
 * charts: the process must live, stay small, and serve them. Each attack has a service of its own, whose heap is limited
 * to 512 MB.
 *
 * @param startGateway Starts the proxy through which all but the operator's health checks go.
 */
export async function hold(
  database: PrivateDatabase,
  options: HoldOptions,
  report: Report,
  startGateway?: StartGateway,
): Promise<void> {
  const { only } = options;
  if (startGateway === undefined) report.part("Attacks of strangers, and of holders of one key");
  const chosen = ATTACKS.filter(
    (attack) => only === undefined || only.includes(attack.name) || only.includes(attack.kind),
  );
  const fits = (attack: Attack) => startGateway === undefined || isForProxies(attack);
  for (const attack of chosen.filter(fits)) {
    const siege = await layOut(database, attack, startGateway);
    const sender = forkModule(new URL("sender.ts", import.meta.url));
    try {
      const limits = relaxed(options, attack);
      const figures = await suffer(siege, attack, limits, (message) => order(sender, message));
      judge(attack, figures, limits, report);
      await judgeCharges(database, siege, attack, figures, report);
    } finally {
      sender.kill();
      await siege.end();
    }
  }
}

/** Returns the limits that an attack has of its own where they are wider. */
function relaxed(options: HoldOptions, { limits = {} }: Attack): HoldOptions {
  const { mostMemoryBytes = 0, longestRecoveryMs = 0, leastShare = 1 } = limits;
  return {
    ...options,
    mostMemoryBytes: Math.max(options.mostMemoryBytes, mostMemoryBytes),
    longestRecoveryMs: Math.max(options.longestRecoveryMs, longestRecoveryMs),
    leastShare: Math.min(options.leastShare, leastShare),
  };
}

/** Proxies take over connections, keys are none of their business: headers and slow bodies remain. */
function isForProxies({ kind, drip }: Attack): boolean {
  return kind === "headers" || (kind === "bodies" && drip !== undefined);
}

interface Figures {
  /** Charts a millisecond before the attack and, if it is a flood, after it. */
  readonly before: number;
  readonly after: number;
  /** Share of the lower of these rates, because the machine may become slower meanwhile, and p99, during a flood or after the recovery from a burst. */
  readonly share: number;
  readonly p99: number;
  readonly recoveredMs: number | undefined;
  readonly statuses: ReadonlySet<number>;
  readonly broken: number;
  readonly watch: Watch;
  readonly tally: SenderTally;
  readonly processorShare: number;
  readonly visits: Awaited<ReturnType<typeof visit>>;
  /** How the service ended; empty if it lives. */
  readonly ending: string;
}

/** Runs an attack, and measures. */
async function suffer(
  siege: Siege,
  attack: Attack,
  { warmUpMs, baselineMs, seconds, longestRecoveryMs, longestCheckMs }: HoldOptions,
  tell: <Answer>(message: SendOrder | "end") => Promise<Answer>,
): Promise<Figures> {
  const { service, payers, keys, url } = siege;
  const rateBetween = (fromMs: number, toMs: number) =>
    payers.chartsBetween(fromMs, toMs).length / (toMs - fromMs);
  await delay(warmUpMs);
  // The process of the payers starts meanwhile.
  while (!attack.isAlone && payers.chartsBetween(0, performance.now()).length === 0) await delay(50);
  const rateOfNow = async () => {
    const fromMs = performance.now();
    await delay(baselineMs + NEWS_MS);
    return rateBetween(fromMs, fromMs + baselineMs);
  };
  const before = await rateOfNow();
  const broken = payers.broken;
  const watch = new Watch(siege.opsUrl, service.pid, longestCheckMs);
  const processorUs = processorUsOfTree(service.pid);
  const startedMs = performance.now();
  await tell({ ...attack, port: Number(new URL(url).port), keys });
  const recovering =
    attack.shape === "burst" && !attack.isAlone
      ? Promise.race([
          recovery(payers, before, startedMs, longestRecoveryMs),
          service.exited().then(() => undefined),
        ])
      : undefined;
  const durationMs = (attack.seconds ?? seconds) * 1000;
  await delay(Math.max(durationMs / 2, durationMs - VISIT_MS));
  const visits = await visit(siege, attack);
  await delay(startedMs + durationMs - performance.now());
  const recoveredMs = await recovering;
  const endMs = performance.now();
  const processorShare = (processorUsOfTree(service.pid) - processorUs) / 1000 / (endMs - startedMs);
  const tally = await tell<SenderTally>("end");
  await watch.end();
  const after = attack.shape === "flood" ? await rateOfNow() : before;
  const countedFromMs = startedMs + (recoveredMs ?? 0);
  return {
    ...{ before, after, recoveredMs, watch, tally, processorShare, visits, ending: service.ending },
    share: rateBetween(countedFromMs, endMs) / Math.min(before, after),
    p99: percentile(
      payers.chartsBetween(countedFromMs, endMs).map(({ ms }) => ms),
      0.99,
    ),
    statuses: new Set(payers.answers.map(({ status }) => status)),
    broken: payers.broken - broken,
  };
}

/**
 * Sends what customers send during an attack; resolves to the outcomes, to the number of those with 200, and to whether all
 * were served, or at least answered. An account that attacks may be over its own limit or share.
 */
async function visit({ url, paying, fresh, attackers }: Siege, attack: Attack) {
  const outcomes = [
    ...(attack.kind === "connections" ? await askOnNewConnections(url, paying) : []),
    ...(attack.visit === "fresh batch" ? [await askBatch(url, fresh)] : []),
    ...(attack.visit === "own chart" ? [await askChart(url, attackers[0]?.apiKey ?? "")] : []),
  ];
  const answeredWith = (...statuses: readonly number[]) =>
    outcomes.filter((outcome) => outcome.kind === "answered" && statuses.includes(outcome.status)).length;
  const served = answeredWith(200);
  const fit = attack.visit === "own chart" ? answeredWith(200, 429, 503) : served;
  const isAnswered = answeredWith(200, 429, 503) === outcomes.length;
  return { isServed: fit === outcomes.length, isAnswered, served, words: inWords(outcomes) };
}

function judge(
  { name, shape, isAlone = false }: Attack,
  figures: Figures,
  options: HoldOptions,
  report: Report,
): void {
  const { before, after, share, p99, recoveredMs, statuses, broken, watch, tally, visits, ending } = figures;
  const seconds = recoveredMs === undefined ? "none" : `${(recoveredMs / 1000).toFixed(1)} s`;
  const percent = `${(share * 100).toFixed(0)} %`;
  report.figure(
    name,
    [
      isAlone
        ? "nobody pays"
        : `${inSeconds(before)} charts/s before, ${inSeconds(after)} after, ${percent} meanwhile, p99 ${p99.toFixed(0)} ms`,
      ...(shape === "burst" && !isAlone ? [`half rate after ${seconds}`] : []),
      `peak ${megabytes(watch.peakBytes)}`,
      `processor ${(figures.processorShare * 100).toFixed(0)} %`,
    ].join(", "),
  );
  report.figure("  operator's health checks", watch.summary);
  report.figure("  sent", inWordsOf(tally));
  if (visits.words !== "") report.figure("  customers in between", visits.words);

  const must = (holds: boolean, sentence: string) => report.invariant(holds, `${name}: ${sentence}`);
  must(ending === "", `the service ended: ${ending}`);
  must(watch.peakBytes <= options.mostMemoryBytes, `peak ${megabytes(watch.peakBytes)}`);
  const others = [...statuses].filter((status) => !DOCUMENTED.includes(status));
  must(others.length === 0, `payers were answered with ${others.join(", ")}`);
  must(broken <= (options.mostBroken ?? 0), `${broken} of the payers' requests had no answer`);
  must(watch.failures.size === 0, `health checks: ${watch.summary}`);
  must(
    options.mayShed === true ? visits.isAnswered : visits.isServed,
    `customers in between: ${visits.words}`,
  );
  if (isAlone) return;
  if (shape === "burst") must(recoveredMs !== undefined, "the payers' rate did not recover in time");
  else {
    must(share >= options.leastShare, `the payers had ${percent} of their rate`);
    must(p99 <= options.longestP99Ms, `the payers' p99 was ${p99.toFixed(0)} ms`);
  }
}

function inSeconds(rate: number): string {
  return (rate * 1000).toFixed(0);
}

function inWordsOf({ sent, statuses, broken, seconds, busyShare }: SenderTally): string {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  const busy = `sender at work ${(busyShare * 100).toFixed(0)} %`;
  return [
    `${sent} (${(sent / seconds).toFixed(0)}/s)`,
    ...answers,
    `${broken} broken`,
    busyShare > BUSY_SHARE ? `${busy}: the bottleneck` : busy,
  ].join(", ");
}

/** Nothing is charged for bodies that never end: only for the charts that the attackers were answered with. */
async function judgeCharges(
  database: PrivateDatabase,
  { attackers }: Siege,
  { name, kind, visit }: Attack,
  { visits }: Figures,
  report: Report,
): Promise<void> {
  if (kind !== "bodies") return;
  let charges = 0;
  for (const { accountId } of attackers) {
    const [row] = await database.sql(
      "select count(*) as charges from ledger where kind = 'charge' and account_id = $1",
      accountId,
    );
    charges += Number(row?.["charges"]);
  }
  // Each has asked for one before the attack.
  const expected = attackers.length + (visit === "own chart" ? visits.served : 0);
  report.invariant(charges === expected, `${name}: ${charges} charges, not ${expected}`);
}
