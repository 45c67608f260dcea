import { setTimeout as delay } from "node:timers/promises";
import type { PrivatePostgres, StopMode } from "@chart/kit/postgres/private-postgres";
import { percentile, spread } from "@chart/kit/requests/percentile";
import { createPostgresDatabase } from "@chart/kit/stores/databases";
import type { Report } from "../lib/report.js";
import { LoadedService } from "./loaded-service.js";
import { refundsMade } from "./refunds-made.js";
import { timeToFirstChart } from "./time-to-first-chart.js";

/** Options of {@link outage}. */
export interface OutageOptions {
  readonly callers: number;
  readonly stops: number;
  readonly downMs: number;
  /**
   * Limit of the p99 of 503s. The service sends one once a connection is refused or, at worst, after a request whose
   * charge is in doubt has waited for 3 s.
   */
  readonly longestP99Ms: number;
  /** True to end the leases of interrupted requests in the store, instead of waiting 30 s until they expire. */
  readonly endsLeases: boolean;
}

/** Time after which a service that has sent no 503 is at fault, however busy the machine is. */
const LONGEST_SILENCE_MS = 60_000;

/**
 * Stops and restarts PostgreSQL under the loaded service; callers must get 503 while it is stopped, and charts
 * afterwards.
 */
export async function outage(
  server: PrivatePostgres,
  { callers, stops, downMs, longestP99Ms, endsLeases }: OutageOptions,
  report: Report,
): Promise<void> {
  report.part(`${stops} stops of PostgreSQL under ${callers} callers`);
  const loaded = await LoadedService.start(await createPostgresDatabase(server.url), callers, report);
  const recoveriesMs: number[] = [];

  for (let stop = 0; stop < stops; stop++) {
    const mode: StopMode = stop % 2 === 0 ? "fast" : "immediate";
    await delay(downMs);
    const before = loaded.record.unavailableMs.length;
    await server.stop(mode);
    await delay(downMs);
    // On a busy machine it may take longer.
    const endMs = performance.now() + LONGEST_SILENCE_MS;
    while (loaded.record.unavailableMs.length === before && performance.now() < endMs) await delay(20);
    const during = loaded.record.unavailableMs.slice(before);
    report.figure(`503 while stopped (${mode})`, spread(during));
    report.invariant(during.length > 0, "nobody was told that the service is unavailable");
    report.invariant(percentile(during, 0.99) < longestP99Ms, "503 took too long");
    await server.start();
    recoveriesMs.push(await timeToFirstChart(loaded));
  }

  report.figure("from PostgreSQL's start to the first chart", spread(recoveriesMs));
  await delay(downMs);
  await loaded.callers.hold();
  await refundsMade(loaded, report);
  const unseen = (await loaded.check()).charges;
  report.invariant(
    unseen <= loaded.record.unavailableMs.length + loaded.record.lostOnTheWay,
    `${unseen} charges of which no caller was told anything`,
  );
  if (endsLeases) await loaded.endLeases();
  await loaded.conclude();
}
