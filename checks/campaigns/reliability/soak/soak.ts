import { setTimeout as delay } from "node:timers/promises";
import { openLoop } from "@chart/kit/load/open-loop";
import { spread } from "@chart/kit/requests/percentile";
import type { Usage } from "@chart/kit/services/service-process";
import { createSqliteFile } from "@chart/kit/stores/databases";
import { openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";
import { megabytes, openSockets } from "../lib/usage.js";
import { mixedRequest } from "./mixed-load.js";
import { slope } from "./slope.js";

/** Options of {@link soak}. */
export interface SoakOptions {
  readonly seconds: number;
  /** Time after which memory must not grow. */
  readonly warmUpSeconds: number;
  readonly sampleSeconds: number;
  /** Requests a second. */
  readonly rate: number;
}

/**
 * Allowed growth of the heap after the warm-up: noise of the garbage collector. A leak of 9 kB a second exceeds it.
 */
const HEAP_BYTES_A_MINUTE = 512 * 1024;
/** A slope over less time is mostly noise, so shorter runs fail only if the growth is very large. */
const LEAST_MINUTES = 3;
const SHORT_HEAP_BYTES = 32 * 1024 * 1024;
const CONNECTIONS = 50;
/** Maximum time that the service needs to close its side of closed connections, on a busy machine too. */
const LONGEST_SETTLING_MS = 60_000;

interface Sample extends Usage {
  readonly seconds: number;
  readonly sockets: number;
}

/** Sends a steady load of every kind of request; memory, sockets and the event loop's lag must not grow. */
export async function soak(options: SoakOptions, report: Report): Promise<void> {
  const { seconds, warmUpSeconds, sampleSeconds, rate } = options;
  report.part(`${(seconds / 60).toFixed(1)} minutes of ${rate} requests/s`);
  const database = createSqliteFile();
  const service = await startService(
    database,
    { MAX_IN_FLIGHT: "100000", MAX_WAIT_MS: "60000" },
    { rendersAtStart: true },
  );
  const accounts = await openAccounts(database, ["ada", "bob", "cleo", "dan"], 10_000_000);
  const socketsBefore = openSockets(service.pid);

  const samples: Sample[] = [];
  const startMs = performance.now();
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      await delay(sampleSeconds * 1000);
      samples.push({
        ...(await service.usage()),
        seconds: (performance.now() - startMs) / 1000,
        sockets: openSockets(service.pid),
      });
    }
  })();
  const statuses = new Map<number, number>();
  const tookMs: number[] = [];
  let charts = 0;
  const { broken, unanswered } = await openLoop({
    ...{ url: service.url, rate, seconds, connections: CONNECTIONS },
    // Sends every fourth request again, unchanged.
    request: (n) => mixedRequest(accounts, n % 8 === 7 ? n - 4 : n),
    onAnswer({ status, head }, ms) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      tookMs.push(ms);
      if (status === 200 && !/\r\nidempotent-replayed: true/i.test(head)) charts++;
    },
  });
  isOver = true;
  await sampling;
  // The callers have closed their connections, and the service may need a moment to see that.
  const settledByMs = performance.now() + LONGEST_SETTLING_MS;
  while (openSockets(service.pid) > socketsBefore && performance.now() < settledByMs) await delay(100);
  const socketsAfter = openSockets(service.pid);

  const settled = samples.filter((sample) => sample.seconds > warmUpSeconds);
  const [first, last] = [settled[0], settled.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("the soak was too short to measure");
  const bytesAMinute = (of: (sample: Sample) => number) =>
    slope(settled.map((sample): [number, number] => [sample.seconds / 60, of(sample)]));
  const heapSlope = bytesAMinute(({ heapUsed, external }) => heapUsed + external);
  const growth = last.heapUsed - first.heapUsed;

  report.figure("answers", spread(tookMs));
  report.figure(
    "answers by status",
    [...statuses].map(([status, count]) => `${status}: ${count}`).join(", "),
  );
  report.figure(
    "heap after the warm-up and at the end",
    `${megabytes(first.heapUsed)}, ${megabytes(last.heapUsed)}`,
  );
  report.figure("heap and external memory a minute", megabytes(heapSlope));
  report.figure(
    "memory (RSS) after the warm-up and at the end",
    `${megabytes(first.rss)}, ${megabytes(last.rss)}`,
  );
  report.figure("memory (RSS) a minute", megabytes(bytesAMinute(({ rss }) => rss)));
  report.figure("sockets after the warm-up and in the last sample", `${first.sockets}, ${last.sockets}`);
  report.figure("sockets before and after the load", `${socketsBefore}, ${socketsAfter}`);
  report.figure("handles at the end", JSON.stringify(last.handles));
  report.figure(
    "event-loop lag, worst p99 of a sample",
    `${Math.max(...settled.map(({ loopLagMs }) => loopLagMs.p99)).toFixed(1)} ms`,
  );
  const isLong = (last.seconds - first.seconds) / 60 >= LEAST_MINUTES;
  report.invariant(
    isLong ? heapSlope < HEAP_BYTES_A_MINUTE : growth < SHORT_HEAP_BYTES,
    "the heap goes on growing",
  );
  report.invariant(socketsAfter <= socketsBefore, "sockets leaked");
  report.invariant(
    broken + unanswered === 0,
    `${broken} connections broke, ${unanswered} requests had no answer`,
  );
  report.invariant(
    [...statuses.keys()].every((status) => status < 500),
    "the service failed",
  );
  const [row] = await database.sql("select count(*) as charges from ledger where kind = 'charge'");
  report.invariant(row?.["charges"] === charts, `${row?.["charges"]} charges for ${charts} charts`);
  await service.admin("credits", "check");
  report.invariant((await service.stop()) === 0, `the service did not end in order: ${service.ending}`);
  await database.drop();
}
