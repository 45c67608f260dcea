/** Something whose speed is measured: `run` does the work once, for the input at an index. */
export interface Contestant {
  readonly name: string;
  readonly run: (index: number) => unknown;
}

/** The time that one run took, microseconds, in each round. */
export interface Timing {
  readonly name: string;
  readonly roundsUs: readonly number[];
}

const WARM_UP_MS = 300;
const ROUND_MS = 30;
const ROUNDS = 31;

/** Where results go, so that no engine may leave out the work. */
export const sink: { last: unknown } = { last: undefined };

/**
 * Times contestants in one process, in turns: what disturbs the machine disturbs all of them, and the ratio of two in
 * one round means more than the ratio of their best.
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

/** Runs a contestant until it is compiled, and tells how many of its runs make a round. */
function warmUp(contestant: Contestant): number {
  let runs = 0;
  const startMs = performance.now();
  while (performance.now() - startMs < WARM_UP_MS) {
    timeMs(contestant, runs, 64);
    runs += 64;
  }
  const msARun = (performance.now() - startMs) / runs;
  return Math.max(1, Math.round(ROUND_MS / msARun));
}

function timeMs({ run }: Contestant, first: number, runs: number): number {
  const startMs = performance.now();
  for (let index = first; index < first + runs; index++) sink.last = run(index);
  return performance.now() - startMs;
}
