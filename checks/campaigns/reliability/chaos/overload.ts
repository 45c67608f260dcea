import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { chartCall } from "@chart/kit/load/chart-call";
import { closedLoop } from "@chart/kit/load/closed-loop";
import { openLoop } from "@chart/kit/load/open-loop";
import { requestBytes } from "@chart/kit/load/request-bytes";
import { percentile, spread } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { ENGINE_NAMES } from "../lib/engine-names.js";
import { openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";
import { megabytes } from "../lib/usage.js";

/** Options of {@link overload}. */
export interface OverloadOptions {
  /** Multiples of the measured capacity at which requests are sent. */
  readonly factors: Readonly<Record<PrivateDatabase["engine"], readonly number[]>>;
  readonly connections: number;
  /** Time until code is compiled and caches are full, before the capacity is measured. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Limit of the charts' p99. */
  readonly longestP99Ms: number;
  /** Minimum share of the capacity that the service must still use for charts; refusals may take the rest. */
  readonly leastShareServed: number;
}

/** Concurrent callers while the capacity is measured: enough to keep the service busy, too few to be refused. */
const CLOSED_LOOP_CALLERS = 32;
/** Time that the service needs to measure its own capacity. */
const ONSET_MS = 1000;

/** Sends more requests than the service can handle; it must refuse the excess and serve the rest in time. */
export async function overload(
  database: PrivateDatabase,
  { factors, connections, warmUpSeconds, seconds, longestP99Ms, leastShareServed }: OverloadOptions,
  report: Report,
): Promise<void> {
  report.part(`Overload on ${ENGINE_NAMES[database.engine]}, ${connections} connections`);
  const service = await startService(database);
  const [account] = await openAccounts(database, ["caller"], 100_000_000);
  if (account === undefined) throw new Error("there is no account");
  let requests = 0;
  // Requests each chart under an Idempotency-Key of its own, as careful callers do.
  const request = () => requestBytes(chartCall(account.apiKey, { "Idempotency-Key": `call-${++requests}` }));
  const load = { url: service.url, connections: CLOSED_LOOP_CALLERS, request };
  const chartsIn = async (s: number) => (await closedLoop({ ...load, seconds: s })).get(200) ?? 0;
  let charts = await chartsIn(warmUpSeconds);
  const closed = await chartsIn(seconds);
  charts += closed;
  const capacity = closed / seconds;
  report.figure(`capacity, ${CLOSED_LOOP_CALLERS} callers in a closed loop, charts/s`, capacity);

  for (const factor of factors[database.engine]) {
    const servedMs: number[] = [];
    const refusedMs: number[] = [];
    const onsetMs: number[] = [];
    await service.usage();
    const ownLag = monitorEventLoopDelay({ resolution: 10 });
    ownLag.enable();
    const startedMs = performance.now();
    const {
      sent,
      broken,
      unanswered,
      connections: needed,
      sendingMs,
    } = await openLoop({
      ...{ url: service.url, rate: capacity * factor, connections, seconds },
      request,
      onAnswer({ status, head }, ms) {
        const isOnset = performance.now() - ms - startedMs < ONSET_MS;
        if (status !== 200) refusedMs.push(ms);
        else if (isOnset) onsetMs.push(ms);
        else servedMs.push(ms);
        report.invariant(
          status === 200 || (status === 503 && /\r\nretry-after: \d/i.test(head)),
          `overload was answered with ${status}`,
        );
      },
    });
    ownLag.disable();
    charts += servedMs.length + onsetMs.length;
    const { loopLagMs, rss } = await service.usage();
    const servedPerSecond = (servedMs.length / (sendingMs - ONSET_MS)) * 1000;
    report.figure(`asked ${factor} times the capacity, requests/s sent`, (sent / sendingMs) * 1000);
    report.figure("  connections needed", needed);
    report.figure("  charts/s", servedPerSecond);
    report.figure("  charts after the first second took", spread(servedMs));
    report.figure("  charts of the first second took", spread(onsetMs));
    report.figure("  all of them took", spread([...servedMs, ...onsetMs]));
    report.figure("  503 took", spread(refusedMs));
    report.figure(
      "  event-loop lag",
      `p99 ${loopLagMs.p99.toFixed(1)} ms, max ${loopLagMs.max.toFixed(1)} ms`,
    );
    report.figure(
      "  the callers' own lag, part of all times above",
      `p99 ${(ownLag.percentile(99) / 1e6).toFixed(1)} ms, max ${(ownLag.max / 1e6).toFixed(1)} ms`,
    );
    report.figure("  memory (RSS)", megabytes(rss));
    report.invariant(
      percentile(servedMs, 0.99) < longestP99Ms,
      `at ${factor} times the capacity p99 is too long`,
    );
    report.invariant(
      servedMs.length + onsetMs.length > 0 && servedPerSecond >= capacity * leastShareServed,
      `at ${factor} times the capacity little is served`,
    );
    report.invariant(refusedMs.length > 0, `at ${factor} times the capacity nothing was refused`);
    report.invariant(
      broken + unanswered === 0,
      `${broken} connections broke, ${unanswered} requests had no answer`,
    );
    await delay(500);
  }

  const [row] = await database.sql("select count(*) as charges from ledger where kind = 'charge'");
  report.invariant(row?.["charges"] === charts, `${row?.["charges"]} charges for ${charts} charts`);
  report.invariant((await service.stop()) === 0, `the service did not end in order: ${service.ending}`);
}
