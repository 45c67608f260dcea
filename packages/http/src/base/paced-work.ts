import { delay as wait } from "./delay.js";
import { nextTurn } from "./steps.js";

/**
 * Pause after a step, as a multiple of its time, while other requests are at work: steps take a twentieth of the time.
 * The work before and after the steps, such as parsing, looking up places and encoding, takes about a fifth more.
 */
const PAUSE_PER_STEP = 19;

/**
 * Runs long computations step by step. Steps of different computations never run in the same turn of the event loop,
 * and pauses between them leave most of the time to other requests:
 *
 *     alone                  step step step step
 *     beside other requests  step ......... step ......... step
 */
export class PacedWork {
  readonly #hasOthers: () => boolean;
  readonly #delay: (ms: number) => Promise<void>;
  /** Resolves when the next step may run. */
  #free: Promise<void> = Promise.resolve();

  /**
   * @param hasOthers Returns true while other requests are at work.
   * @param delay Resolves after a time.
   */
  constructor(hasOthers: () => boolean, delay: (ms: number) => Promise<void> = wait) {
    this.#hasOthers = hasOthers;
    this.#delay = delay;
  }

  async run<Result>(steps: Generator<undefined, Result, undefined>): Promise<Result> {
    for (;;) {
      const { done, value } = await this.#step(() => steps.next());
      if (done) return value;
    }
  }

  /** Starts a task as a step: only the function's work before it returns counts. Resolves with the task's result. */
  async start<Result>(task: () => Promise<Result>): Promise<Result> {
    const { result } = await this.#step(() => ({ result: task() }));
    return result;
  }

  #step<Result>(work: () => Result): Promise<Awaited<Result>> {
    let stepMs = 0;
    const step = this.#free.then(() => {
      const startedMs = performance.now();
      try {
        return work();
      } finally {
        stepMs = performance.now() - startedMs;
      }
    }) as Promise<Awaited<Result>>;
    const pause = () => (this.#hasOthers() ? this.#delay(stepMs * PAUSE_PER_STEP) : nextTurn());
    this.#free = step.then(pause, pause);
    return step;
  }
}
