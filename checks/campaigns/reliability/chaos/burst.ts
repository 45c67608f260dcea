import { setTimeout as delay } from "node:timers/promises";
import { chartCall } from "@chart/kit/load/chart-call";
import { requestBytes } from "@chart/kit/load/request-bytes";
import { percentile } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { peakMemoryOfTree } from "../../lib/process-tree.js";
import { ENGINE_NAMES } from "../lib/engine-names.js";
import { forkModule, order } from "../lib/forked.js";
import { startHttpProxy } from "../lib/http-proxy.js";
import { openAccounts } from "../lib/open-accounts.js";
import { Payer } from "../lib/payer.js";
import { recovery, STEADY_MS } from "../lib/recovery.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";
import { megabytes } from "../lib/usage.js";
import type { BurstOrder } from "./burst-sender.js";

/** Options of {@link burst}. */
export interface BurstOptions {
  readonly connections: number;
  /** Time before the bursts, in which the service warms up, and time over which the payer's rate is then measured. */
  readonly warmUpMs: number;
  readonly baselineMs: number;
  /** Names of the targets; all by default. */
  readonly only?: readonly string[];
  /** Time in which the payer must have half of its rate again. */
  readonly longestRecoveryMs: number;
  /** Limit of the charts' p99 after that. */
  readonly longestP99Ms: number;
  /** Limit of the resident memory of each process. */
  readonly mostMemoryBytes: number;
  /** Time of the whole part. What does not fit is a violation, and is left out. */
  readonly longestMs: number;
}

const form = (path: string, body: string) => ({
  path,
  body,
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
});

const WRONG_KEY = "chart_live_00000000000000000000000000000000000000";

/** What anybody may ask without a key. */
const TARGETS: Readonly<Record<string, string>> = {
  "/healthz": "GET /healthz HTTP/1.1\r\nHost: service\r\n\r\n",
  "/openapi.json": "GET /openapi.json HTTP/1.1\r\nHost: service\r\n\r\n",
  "/docs/guides/batches": "GET /docs/guides/batches HTTP/1.1\r\nHost: service\r\nAccept: text/html\r\n\r\n",
  "POST /chart": requestBytes(
    form("/chart", "birthdate=1990-09-05&birthtime=21%3A17&location=Amsterdam"),
  ).toString(),
  "POST /v2/charts with a wrong key": requestBytes(chartCall(WRONG_KEY)).toString(),
  "POST /chart/places": requestBytes(form("/chart/places", "q=amst")).toString(),
};

interface Manner {
  readonly name: string;
  readonly requests: number;
  readonly closeAfterMs: number | undefined;
  /** True if a proxy, which sends one request of a connection at a time, makes it the same as the first. */
  readonly isPipelined?: boolean;
}

const MANNERS: readonly Manner[] = [
  { name: "1,600 a connection, kept open", requests: 1600, closeAfterMs: undefined },
  { name: "1,600 a connection, closed after 0.5 s", requests: 1600, closeAfterMs: 500 },
  { name: "16 a connection, never read", requests: 16, closeAfterMs: undefined, isPipelined: true },
];

const CALLERS = 8;

/**
 * Sends bursts of requests without a key, on many connections at once, while a customer pays for charts: the process must
 * live, keep its memory, and serve the customer again within seconds. The heap is limited to 512 MB.
 */
export async function burst(
  database: PrivateDatabase,
  { workers, isProxied }: { readonly workers: number; readonly isProxied: boolean },
  options: BurstOptions,
  report: Report,
): Promise<void> {
  const { connections, only, warmUpMs, baselineMs } = options;
  const { longestRecoveryMs, longestP99Ms, mostMemoryBytes, longestMs } = options;
  const processes = workers === 1 ? "one process" : `${workers} workers`;
  const proxy = isProxied ? ", behind HAProxy" : "";
  report.part(`Bursts of ${connections} connections: ${ENGINE_NAMES[database.engine]}, ${processes}${proxy}`);
  const service = await startService(
    database,
    {
      NODE_OPTIONS: "--max-old-space-size=512",
      WORKERS: String(workers),
      TRUST_PROXY: String(isProxied),
    },
    // Rendering takes memory.
    { rendersAtStart: true },
  );
  const direct = Number(new URL(service.url).port);
  const gateway = isProxied ? await startHttpProxy(direct) : undefined;
  const port = gateway?.port ?? direct;
  const name = isProxied ? "payer-behind-proxy" : "payer";
  const [account] = await openAccounts(database, [name], 100_000_000);
  if (account === undefined) throw new Error("there is no account");
  const sender = forkModule(new URL("burst-sender.ts", import.meta.url));
  const payer = new Payer(`http://127.0.0.1:${port}`, [account.apiKey], CALLERS);
  try {
    await delay(warmUpMs);
    const fromMs = performance.now();
    await delay(baselineMs);
    const rate = payer.chartsBetween(fromMs, performance.now()).length / baselineMs;
    report.figure(`charts/s of ${CALLERS} callers before`, rate * 1000);
    const before = [...peakMemoryOfTree(service.pid).keys()];

    for (const [target, request] of Object.entries(TARGETS)) {
      if (only !== undefined && !only.includes(target)) continue;
      for (const { name, isPipelined = false, ...manner } of MANNERS) {
        if (isPipelined && isProxied) continue;
        const startedMs = performance.now();
        const isInTime = startedMs - fromMs < longestMs;
        report.invariant(isInTime, `${target}, ${name}: no time is left`);
        if (!isInTime) continue;
        await order<BurstOrder>(sender, { port, request, connections, ...manner });
        const recoveredMs = await recovery(payer, rate, startedMs, longestRecoveryMs);
        const ended = before.filter((pid) => !peakMemoryOfTree(service.pid).has(pid));
        if (ended.length > 0) throw new Error(`the service ended: ${service.stderr.slice(-2000)}`);
        const endMs = performance.now();
        await order(sender, "end");
        const charts = payer.chartsBetween(endMs - STEADY_MS, endMs).map(({ ms }) => ms);
        const p99 = percentile(charts, 0.99);
        const share = (charts.length / STEADY_MS / rate) * 100;
        const most = Math.max(0, ...peakMemoryOfTree(service.pid).values());
        const outcome =
          recoveredMs === undefined ? "not recovered" : `after ${(recoveredMs / 1000).toFixed(1)} s`;
        report.figure(
          `${target}, ${name}`,
          `half rate ${outcome}, then ${share.toFixed(0)} %, p99 ${p99.toFixed(0)} ms, peak ${megabytes(most)}`,
        );
        report.invariant(recoveredMs !== undefined, `${target}, ${name}: no half rate in time`);
        report.invariant(p99 <= longestP99Ms, `${target}, ${name}: p99 ${p99.toFixed(0)} ms`);
      }
    }
    const peaks = peakMemoryOfTree(service.pid);
    const ended = before.filter((pid) => !peaks.has(pid));
    report.figure("peak memory of each process", [...peaks.values()].map(megabytes).join(", "));
    report.invariant(ended.length === 0, `${ended.length} processes ended`);
    for (const peak of peaks.values()) {
      report.invariant(peak <= mostMemoryBytes, `a process took ${megabytes(peak)}`);
    }
  } finally {
    payer.end();
    sender.kill();
    await gateway?.process.remove();
    await service.stop();
  }
}
