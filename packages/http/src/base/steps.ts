/** A computation: its result, or a generator that yields where the event loop may run and returns the result. */
export type Steps<Result> = Result | Generator<undefined, Result, undefined>;

/** Runs a computation to its end at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  if (!isGenerator(steps)) return steps;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs a computation to its end, with a turn of the event loop after each step. */
export async function finishInTurns<Result>(steps: Generator<undefined, Result, undefined>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}

/** Node's way into the next turn, which browsers and some workers lack. */
declare const setImmediate: ((callback: () => void) => unknown) | undefined;

/** Resolves in the next turn of the event loop, after what it has to read. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === "function") setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

/** Returns true if a computation runs in steps. */
export function isGenerator<Result>(steps: Steps<Result>): steps is Generator<undefined, Result, undefined> {
  return typeof steps === "object" && steps !== null && Symbol.iterator in steps && "next" in steps;
}
