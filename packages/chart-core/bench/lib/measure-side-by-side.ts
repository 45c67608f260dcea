/** Something whose speed is measured: `run` does the work once, for the input at an index, over and over again. */
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
/** Long enough that the caches are the contestant's own for nearly all of it, whatever the one before left in them. */
const ROUND_MS = 200;
const ROUNDS = 15;

/** Where results go, so that no engine may leave out the work. */
const sink: { last: unknown } = { last: undefined };

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

/**
 * Runs a contestant until it is compiled and has seen every input, so that whatever it unpacks at first use is
 * unpacked; tells how many of its runs make a round.
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

/** The process's own time on the processor: what other processes take of the machine does not count. */
function timeMs({ run }: Contestant, first: number, runs: number): number {
  const before = process.cpuUsage();
  for (let index = first; index < first + runs; index++) sink.last = run(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
