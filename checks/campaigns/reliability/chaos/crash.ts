import { setTimeout as delay } from "node:timers/promises";
import { spread } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import fc from "fast-check";
import { ENGINE_NAMES } from "../lib/engine-names.js";
import type { Report } from "../lib/report.js";
import { LoadedService } from "./loaded-service.js";
import { timeToFirstChart } from "./time-to-first-chart.js";

/** Options of {@link crash}. */
export interface CrashOptions {
  readonly seed: number;
  readonly callers: number;
  readonly kills: number;
  /** Maximum time of the load before a kill; the actual time is random. */
  readonly longestLoadMs: number;
  /** True to end the leases of lost requests in the store, instead of waiting 30 s until they expire. */
  readonly endsLeases: boolean;
}

/**
 * Kills the service under load, again and again at random moments, and checks that the ledger has every chart that
 * callers got.
 */
export async function crash(
  database: PrivateDatabase,
  { seed, callers, kills, longestLoadMs, endsLeases }: CrashOptions,
  report: Report,
): Promise<void> {
  report.part(`${kills} crashes on ${ENGINE_NAMES[database.engine]} under ${callers} callers`);
  const moments = fc.sample(fc.integer({ min: 100, max: longestLoadMs }), { seed, numRuns: kills });
  const loaded = await LoadedService.start(database, callers, report);
  const restartsMs: number[] = [];
  const inFlight: number[] = [];
  let unseenBefore = 0;

  for (const [kill, momentMs] of moments.entries()) {
    if (kill % 5 === 0) await loaded.grant(7);
    // Each kill hits a service that serves, however busy the machine is.
    await timeToFirstChart(loaded);
    await delay(momentMs);
    const lostBefore = loaded.record.lostOnTheWay;
    const atKill = loaded.callers.inFlight;
    const held = loaded.callers.hold();
    await loaded.service.stop("SIGKILL");
    await held;
    const startedMs = performance.now();
    await loaded.service.restart();
    restartsMs.push(performance.now() - startedMs);

    const unseen = (await loaded.check()).charges;
    const lost = loaded.record.lostOnTheWay - lostBefore;
    report.invariant(
      unseen - unseenBefore <= Math.min(lost, atKill),
      `kill ${kill + 1}: ${unseen - unseenBefore} unseen charges, ${atKill} calls in flight, ${lost} lost`,
    );
    inFlight.push(atKill);
    unseenBefore = unseen;
    if (endsLeases) await loaded.endLeases();
    loaded.callers.goOn();
  }

  report.figure(
    "in flight at a kill, least and most",
    `${Math.min(...inFlight)} to ${Math.max(...inFlight)}`,
  );
  report.figure("a restart, until it serves", spread(restartsMs));
  await loaded.conclude();
}
