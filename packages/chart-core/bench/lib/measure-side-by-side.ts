/** A function to measure: `run` does its work once, for the input at an index. */
export interface Contestant {
  readonly name: string;
  readonly run: (index: number) => unknown;
  readonly inputs: number;
}

/** The processor time that one run took, microseconds, in each round. */
export interface Timing {
  readonly name: string;
  readonly roundsUs: readonly number[];
}

const WARM_UP_MS = 300;

/** Duration of a round: so long that the caches have the contestant's own data for nearly all of it. */
const ROUND_MS = 200;
const ROUNDS = 15;

/** Sink of the results, so that the engine cannot remove the work as unused. */
const sink: { last: unknown } = { last: undefined };

/**
 * Times contestants in one process, in turns. A disturbance of the machine affects all of them, so the ratio of two in
 * one round is more reliable than the ratio of their best times.
 */
export function measureSideBySide(contestants: readonly Contestant[]): Timing[] {
  const runsARound = contestants.map(warmUp);
  const timings = contestants.map(({ name }) => ({ name, roundsUs: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, contestant] of contestants.entries()) {
      const runs = runsARound[index]!;
      timings[index]!.roundsUs.push((timeMs(contestant, round * runs, runs) / runs) * 1000);
    }
  }
  return timings;
}

/**
 * Runs a contestant until it is compiled and has unpacked the data of every input. Returns the number of its runs in a
 * round.
 */
function warmUp(contestant: Contestant): number {
  timeMs(contestant, 0, contestant.inputs);
  let runs = 0;
  let ms = 0;
  while (ms < WARM_UP_MS) {
    ms += timeMs(contestant, runs, 64);
    runs += 64;
  }
  return Math.max(1, Math.round((ROUND_MS / ms) * runs));
}

/** Measures the process's own processor time, which other processes do not affect. */
function timeMs({ run }: Contestant, first: number, runs: number): number {
  const before = process.cpuUsage();
  for (let index = first; index < first + runs; index++) sink.last = run(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
