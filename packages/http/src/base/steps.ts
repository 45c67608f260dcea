/** A step of a computation: undefined where the event loop may run, or a promise whose value it waits for. */
export type Step = Promise<unknown> | undefined;

/** A computation: its result, or a generator that yields at each {@link Step} and returns the result. */
export type Steps<Result> = Result | Generator<Step, Result, unknown>;

/** Waits, within a computation in steps, for a value that may be a promise. */
export function* settled<Value>(value: Value | Promise<Value>): Generator<Step, Value, unknown> {
  return isPromise(value) ? ((yield value) as Value) : value;
}

/** Passes a value that may be a promise to a function: at once, or in a step that waits for it. */
export function withSettled<Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result,
): Steps<Result> {
  return isPromise(value) ? useSettled(value, use) : use(value);
}

function* useSettled<Value, Result>(
  value: Promise<Value>,
  use: (value: Value) => Result,
): Generator<Step, Result, unknown> {
  return use((yield value) as Value);
}

/** Tests for a promise, also of another realm. */
export function isPromise<Value>(value: Value | Promise<Value>): value is Promise<Value> {
  return typeof (value as { readonly then?: unknown } | null | undefined)?.then === "function";
}

/** Runs a computation to its end at once, unless it waits for a promise. */
export function finish<Result>(steps: Steps<Result>): Result | Promise<Result> {
  if (!isGenerator(steps)) return steps;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value !== undefined) return finishFrom(steps, value, false);
  }
}

/** Runs a computation to its end, with a turn of the event loop after each step that waits for nothing. */
export function finishInTurns<Result>(steps: Generator<Step, Result, unknown>): Promise<Result> {
  return finishFrom(steps, undefined, true);
}

async function finishFrom<Result>(
  steps: Generator<Step, Result, unknown>,
  first: Step,
  hasTurns: boolean,
): Promise<Result> {
  for (let step = first; ; ) {
    const { done, value } = (await continuation(steps, step))();
    if (done) return value;
    if (hasTurns && value === undefined) await nextTurn();
    step = value;
  }
}

/** Waits for the promise of a step, if it has one. Returns the function that runs the next step with the outcome. */
export async function continuation<Result>(
  steps: Generator<Step, Result, unknown>,
  step: Step,
): Promise<() => IteratorResult<Step, Result>> {
  try {
    const value = await step;
    return () => steps.next(value);
  } catch (error) {
    return () => steps.throw(error);
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
export function isGenerator<Result>(steps: Steps<Result>): steps is Generator<Step, Result, unknown> {
  return typeof steps === "object" && steps !== null && Symbol.iterator in steps && "next" in steps;
}
