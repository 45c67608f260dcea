import { setTimeout as delay } from "node:timers/promises";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { ENGINE_NAMES } from "../../lib/engine-names.js";
import type { Report } from "../../lib/report.js";
import type { LoadedService } from "../loaded-service.js";
import { timeToFirstChart } from "../time-to-first-chart.js";
import { type StateOptions, withLoaded } from "./with-loaded.js";

/** Number of Idempotency-Keys that are repeated after each restart. */
const REPEATED = 50;

/** Time within which every key of the load is used, and moves to the current pepper. */
const LONGEST_MOVE_MS = 60_000;

/** Replaces the pepper under load, as docs/operators/security.md says, again and again. */
export async function pepper(
  database: PrivateDatabase,
  options: StateOptions,
  report: Report,
): Promise<void> {
  const { rounds, callers, holdMs } = options;
  report.part(`${rounds} peppers replaced on ${ENGINE_NAMES[database.engine]} under ${callers} callers`);
  await withLoaded(database, options, {}, report, async (loaded) => {
    let previous = PEPPER;
    for (let round = 0; round < rounds; round++) {
      await timeToFirstChart(loaded);
      await delay(holdMs);
      const before = new Set(loaded.record.keptCharts.keys());
      const current = `pepper ${round} that replaces the one before it`;
      loaded.accounts.peppers.push(current);
      await restart(loaded, { KEY_PEPPER: current, KEY_PEPPER_PREVIOUS: previous }, report);
      await repeat(loaded, [...before], "of before the new pepper", report);
      await keysMoved(loaded, report);
      while (loaded.record.keptCharts.size === before.size) await delay(20);
      const since = [...loaded.record.keptCharts.keys()].filter((key) => !before.has(key));
      await restart(loaded, { KEY_PEPPER_PREVIOUS: "" }, report);
      await repeat(loaded, since, "of the new pepper", report);
      previous = current;
    }
  });
}

async function restart(
  loaded: LoadedService,
  changes: Readonly<Record<string, string>>,
  report: Report,
): Promise<void> {
  const code = await loaded.service.stop();
  report.invariant(code === 0, `the service did not end in order: ${loaded.service.ending}`);
  await loaded.service.restart(changes);
  await timeToFirstChart(loaded);
}

/** Repeats the last of these Idempotency-Keys: each must bring its kept answer. */
async function repeat(
  { callers, record, accounts }: LoadedService,
  keys: readonly string[],
  which: string,
  report: Report,
): Promise<void> {
  const replayedBefore = record.replayed;
  const repeated = keys.slice(-REPEATED);
  for (const key of repeated) {
    const account = accounts.repeating.find(
      ({ accountId }) => record.keptCharts.get(key)?.accountId === accountId,
    );
    const isAnswered = account !== undefined && (await callers.repeat(key, account));
    report.invariant(isAnswered, `${key} ${which} got no answer`);
  }
  report.figure(`Idempotency-Keys ${which}, repeated`, repeated.length);
  report.invariant(repeated.length > 0, `there was no Idempotency-Key ${which}`);
  report.invariant(record.replayed - replayedBefore >= repeated.length, `keys ${which} were not replayed`);
}

/** Resolves once `key peppers` counts no key under the previous pepper. */
async function keysMoved({ service }: LoadedService, report: Report): Promise<void> {
  const endMs = performance.now() + LONGEST_MOVE_MS;
  for (;;) {
    const counts = await service.admin("key", "peppers");
    const isMoved = Number(counts["previous"]) === 0;
    if (isMoved || performance.now() > endMs) {
      report.invariant(isMoved, `keys were left under the old pepper: ${JSON.stringify(counts)}`);
      return;
    }
    await delay(50);
  }
}
