import { delay as wait } from "./delay.js";
import { continuation, nextTurn, type Step } from "./steps.js";

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
 *
 * Accounts take turns, however many computations each of them has: A's, B's, A's, B's.
 */
export class PacedWork {
  readonly #hasOthers: () => boolean;
  readonly #delay: (ms: number) => Promise<void>;
  /** Starts of the steps that wait, by account. The account whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** True from the start of a step to the end of the pause after it. */
  #isTaken = false;

  /**
   * @param hasOthers Returns true while other requests are at work.
   * @param delay Resolves after a time.
   */
  constructor(hasOthers: () => boolean, delay: (ms: number) => Promise<void> = wait) {
    this.#hasOthers = hasOthers;
    this.#delay = delay;
  }

  /** @param account Id of the account for which the steps run. */
  async run<Result>(steps: Generator<Step, Result, unknown>, account = ""): Promise<Result> {
    let work = () => steps.next();
    for (;;) {
      const { done, value } = await this.#step(work, account);
      if (done) return value;
      // Others may run while a promise is waited for.
      work = await continuation(steps, value);
    }
  }

  /** Starts a task as a step: only the function's work before it returns counts. Resolves with the task's result. */
  async start<Result>(task: () => Promise<Result>, account = ""): Promise<Result> {
    const { result } = await this.#step(() => ({ result: task() }), account);
    return result;
  }

  async #step<Result>(work: () => Result, account: string): Promise<Result> {
    await this.#turnOf(account);
    const startedMs = performance.now();
    try {
      return work();
    } finally {
      void this.#pause(performance.now() - startedMs).finally(() => this.#startNext());
    }
  }

  /** Resolves when a step of an account may run. */
  #turnOf(account: string): Promise<void> | undefined {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return undefined;
    }
    return new Promise((start) => {
      const waiting = this.#waiting.get(account);
      if (waiting === undefined) this.#waiting.set(account, [start]);
      else waiting.push(start);
    });
  }

  #pause(stepMs: number): Promise<void> {
    return this.#hasOthers() ? this.#delay(stepMs * PAUSE_PER_STEP) : nextTurn();
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#isTaken = false;
      return;
    }
    const [account, starts] = next;
    const start = starts.shift();
    this.#waiting.delete(account);
    // At the end of the map: the other accounts come first.
    if (starts.length > 0) this.#waiting.set(account, starts);
    start?.();
  }
}
