import { setTimeout as delay } from "node:timers/promises";
import { spread } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import type { Report } from "../../lib/report.js";
import { LoadedService } from "../loaded-service.js";
import { refundsMade } from "../refunds-made.js";
import { timeToFirstChart } from "../time-to-first-chart.js";

/** Options that all parts about a state share. */
export interface StateOptions {
  readonly callers: number;
  /** How often the state begins and ends. */
  readonly rounds: number;
  /** Time of the load before each state, and the least time that each state lasts. */
  readonly holdMs: number;
  /** True to end the leases of interrupted requests in the store, instead of waiting 30 s until they expire. */
  readonly endsLeases: boolean;
}

/** What a part asks of the service besides the load. */
export interface LoadedOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Statuses that are right besides 200, 503 and 409. */
  readonly otherStatuses?: readonly number[];
  /** True if the service is stopped before its store returns, with charges whose outcome it does not know. */
  readonly stopsInDoubt?: boolean;
}

/** Longest time of a part, however busy the machine is. */
const LONGEST_MS = 15 * 60_000;

/**
 * Uses a service under load, then checks that nothing was lost or charged twice, and stops the service. Charges without
 * an answer are allowed for calls whose connection ended only.
 */
export async function withLoaded(
  database: PrivateDatabase,
  { callers, endsLeases }: Pick<StateOptions, "callers" | "endsLeases">,
  { environment = {}, otherStatuses = [], stopsInDoubt = false }: LoadedOptions,
  report: Report,
  use: (loaded: LoadedService) => Promise<void>,
): Promise<void> {
  const loaded = await LoadedService.start(database, callers, report, environment, otherStatuses);
  const ended = new AbortController();
  try {
    const late = delay(LONGEST_MS, undefined, ended).then(() => {
      throw new Error("the part took too long");
    });
    await Promise.race([
      late,
      use(loaded).then(() => settle(loaded, endsLeases, report, stopsInDoubt ? callers : 0)),
    ]);
  } finally {
    ended.abort();
    await loaded.service.stop("SIGKILL");
  }
}

async function settle(
  loaded: LoadedService,
  endsLeases: boolean,
  report: Report,
  mostInDoubt: number,
): Promise<void> {
  await loaded.callers.hold();
  const owed = await refundsMade(loaded, report, mostInDoubt);
  const { charges } = await loaded.check();
  const { lostOnTheWay, refusals } = loaded.record;
  report.invariant(
    charges <= lostOnTheWay + owed,
    `${charges} charges without an answer, ${lostOnTheWay} calls lost`,
  );
  if (endsLeases) await loaded.endLeases();
  await loaded.conclude();
  for (const [message, count] of refusals) report.figure(`503: ${message}`, count);
}

/** A state of the service's surroundings that begins and ends while calls are in flight. */
export interface State {
  readonly name: string;
  readonly begin: () => void | Promise<void>;
  readonly end: () => void | Promise<void>;
  /** True if requests must be refused in it. */
  readonly refuses: boolean;
}

/** Time after which a service that has sent no 503 is at fault. */
const LONGEST_SILENCE_MS = 60_000;

/** Lets the state begin and end under load; charts must arrive afterwards without a restart. */
export async function underState(
  loaded: LoadedService,
  { name, begin, end, refuses }: State,
  { rounds, holdMs }: StateOptions,
  report: Report,
): Promise<void> {
  const { record } = loaded;
  const recoveriesMs: number[] = [];
  const lostBefore = record.lostOnTheWay;
  for (let round = 0; round < rounds; round++) {
    await timeToFirstChart(loaded);
    await delay(holdMs);
    const before = record.unavailableMs.length;
    try {
      await begin();
      await delay(holdMs);
      const endMs = performance.now() + LONGEST_SILENCE_MS;
      while (refuses && record.unavailableMs.length === before && performance.now() < endMs) await delay(20);
    } finally {
      await end();
    }
    const refused = record.unavailableMs.length - before;
    if (refuses) report.invariant(refused > 0, `nobody was refused while ${name}`);
    recoveriesMs.push(await timeToFirstChart(loaded));
  }
  const lost = record.lostOnTheWay - lostBefore;
  report.invariant(lost === 0, `${lost} calls got no answer while ${name}`);
  report.figure(`after ${name}, to the first chart`, spread(recoveriesMs));
}
