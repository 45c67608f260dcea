import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "@chart/kit/requests/percentile";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { processorUsOfTree } from "../../lib/process-tree.js";
import { BARE, type Case, cases } from "./cases.js";
import { Load, type LoadReport } from "./load.js";
import { creditsTaken, type MeasuredService, startMeasured } from "./measured-service.js";

/** Options of {@link benchEngine}. */
export interface BenchPlan {
  readonly engine: "sqlite" | "postgres";
  /** Undefined for a temporary SQLite file. */
  readonly databaseUrl?: string;
  /** The same for the other build. */
  readonly besideUrl?: string;
  readonly texts: readonly string[];
  readonly connections: number;
  readonly rounds: number;
  /** Requests per case and round. */
  readonly count: number;
  /** Minutes for which memory is sampled under the load of the first case. */
  readonly soakMinutes: number;
  /** Main file of another build, which is measured in the same rounds; absent for none. */
  readonly beside?: string | undefined;
  /** Serving processes of each service. */
  readonly workers: number;
}

interface Measured extends LoadReport {
  /** Processor time per request, in all threads and workers of the server. */
  readonly processorUs: number;
}

/** Median, least and most of the rounds. */
type Spread = readonly [median: number, least: number, most: number];

/** Figures of a case: medians of the rounds. */
interface CaseReport extends Omit<Measured, "answered" | "failed"> {
  readonly name: string;
  /** Requests a second divided by the bare endpoint's in the same round. */
  readonly ratio: number;
  /** Requests a second divided by those of the other build in the same round: median, least and most. */
  readonly besideRatio?: Spread;
  /** Processor time per request divided by that of the other build. */
  readonly besideProcessor?: Spread;
  readonly target?: number;
}

interface MemorySample {
  readonly minute: number;
  readonly requests: number;
  readonly rssMb: number;
  readonly heapUsedMb: number;
}

/** Figures of all cases on one engine. */
export interface EngineReport {
  readonly engine: BenchPlan["engine"];
  readonly cases: readonly CaseReport[];
  /** Resident memory of the started service, before the first request. */
  readonly idleMb: number;
  readonly memory: readonly MemorySample[];
  /** Number of responses with a chart, which equals the number of charges in the ledger. */
  readonly charts: number;
}

const WARM_UP = 10_000;

/** Measures every case on one engine, alternating with the bare endpoint. */
export async function benchEngine(plan: BenchPlan): Promise<EngineReport> {
  const folder = mkdtempSync(join(tmpdir(), "chart-bench-"));
  const load = new Load();
  const start = (name: string, databaseUrl: string | undefined, main?: string) =>
    startMeasured({
      databaseUrl: databaseUrl ?? `file:${join(folder, `${name}.db`)}`,
      logPath: join(folder, `${name}.log`),
      environment: { WORKERS: String(plan.workers) },
      main,
    });
  const service = await start("service", plan.databaseUrl);
  const other = plan.beside === undefined ? undefined : await start("other", plan.besideUrl, plan.beside);
  const idleMb = inMb((await service.server.usage()).rss);
  const [apiKey = ""] = service.apiKeys;
  const rows = cases(apiKey);
  const otherRows = other ? cases(other.apiKeys[0] ?? "") : [];
  const [first] = rows as [Case];
  const sample = await sampleAnswer(service, first);
  const bare = await new ServiceProcess(
    { ANSWER: sample },
    {
      main: fileURLToPath(new URL("bare-endpoint.ts", import.meta.url)),
      nodeArguments: ["--import", import.meta.resolve("tsx")],
      logPath: join(folder, "bare.log"),
      probe: true,
    },
  ).listening();

  let sent = 0;
  let charts = 1;
  const measure = async (row: Case, count: number): Promise<Measured> => {
    const server = row === BARE ? bare : other && otherRows.includes(row) ? other.server : service.server;
    const processorUsOf = () => (plan.workers > 1 ? processorUsOfTree(server.pid) : server.processorUs());
    const beforeUs = await processorUsOf();
    const report = await load.send({
      ...row,
      ...plan,
      headers: [row.headers],
      url: server.url,
      from: sent,
      count,
    });
    const processorUs = ((await processorUsOf()) - beforeUs) / count;
    if (report.failed > 0) throw new Error(`${row.name}: ${report.failed} requests failed`);
    sent += count;
    if (server === service.server) charts += report.answered;
    return { ...report, processorUs };
  };

  try {
    const rounds: Measured[][] = [];
    const others: Measured[][] = [];
    for (const row of [BARE, ...rows, ...otherRows]) await measure(row, WARM_UP);
    for (let round = 0; round < plan.rounds; round++) {
      const reports = [await measure(BARE, plan.count)];
      const besides: Measured[] = [];
      for (const [index, row] of rows.entries()) {
        // Each of them is first in every second round, because the machine may have other work.
        const turns = [row, otherRows[index]].filter((one) => one !== undefined);
        for (const turn of round % 2 === 0 ? turns : turns.reverse())
          (turn === row ? reports : besides).push(await measure(turn, plan.count));
      }
      rounds.push(reports);
      others.push(besides);
      process.stderr.write(`${plan.engine}: round ${round + 1} of ${plan.rounds}\n`);
    }
    const memory = await watchMemory(plan, service, () => measure(first, plan.count));
    const taken = await creditsTaken(service);
    if (taken !== charts) throw new Error(`${charts} charts were answered and ${taken} credits taken`);
    return {
      engine: plan.engine,
      cases: [BARE, ...rows].map((row, index) => ({
        ...summary(row, plan.engine, rounds, index),
        ...(other && index > 0 && comparison(rounds, others, index)),
      })),
      idleMb,
      memory,
      charts,
    };
  } finally {
    load.stop();
    await Promise.all([service.server.stop(), other?.server.stop(), bare.stop()]);
    rmSync(folder, { recursive: true });
  }
}

async function sampleAnswer({ server }: MeasuredService, { path, headers }: Case): Promise<string> {
  const body = JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 });
  const response = await fetch(server.url + path, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`the service answers ${response.status}`);
  return response.text();
}

async function watchMemory(
  { soakMinutes }: BenchPlan,
  { server }: MeasuredService,
  sendSome: () => Promise<LoadReport>,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const startMs = performance.now();
  let requests = 0;
  for (let minute = 0; minute <= soakMinutes; minute++) {
    while (performance.now() - startMs < minute * 60_000) requests += (await sendSome()).answered;
    const { rss, heapUsed } = await server.usage();
    samples.push({ minute, requests, rssMb: inMb(rss), heapUsedMb: inMb(heapUsed) });
  }
  return samples;
}

function inMb(bytes: number): number {
  return Math.round(bytes / 1e5) / 10;
}

/** Compares a case with that of the other build, round by round. */
function comparison(
  rounds: readonly (readonly Measured[])[],
  others: readonly (readonly Measured[])[],
  index: number,
): Pick<CaseReport, "besideRatio" | "besideProcessor"> {
  const spread = (of: (measured: Measured) => number): Spread => {
    const ratios = rounds.map(
      (reports, round) => of(reports[index] as Measured) / of(others[round]?.[index - 1] as Measured),
    );
    return [median(ratios), Math.min(...ratios), Math.max(...ratios)];
  };
  return {
    besideRatio: spread(({ requestsPerSecond }) => requestsPerSecond),
    besideProcessor: spread(({ processorUs }) => processorUs),
  };
}

function summary(
  { name, target }: Case,
  engine: BenchPlan["engine"],
  rounds: readonly (readonly Measured[])[],
  index: number,
): CaseReport {
  const of = (value: (report: Measured, bare: Measured) => number) =>
    rounds.map((reports) => value(reports[index] as Measured, reports[0] as Measured));
  const asked = target?.[engine];
  return {
    name,
    requestsPerSecond: median(of((report) => report.requestsPerSecond)),
    ratio: median(of((report, bare) => report.requestsPerSecond / bare.requestsPerSecond)),
    ...(asked !== undefined && { target: asked }),
    processorUs: median(of(({ processorUs }) => processorUs)),
    p50Ms: median(of(({ p50Ms }) => p50Ms)),
    p99Ms: median(of(({ p99Ms }) => p99Ms)),
    p999Ms: median(of(({ p999Ms }) => p999Ms)),
  };
}
