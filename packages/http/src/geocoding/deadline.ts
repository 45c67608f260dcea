/** Thrown where time ran out; the same reason for every deadline. */
export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

/**
 * Gives work a signal that fires with a {@link DeadlinePassed} after so many milliseconds, or with the outer
 * signal's own reason when that fires; work that fails after it rejects with the same. The timer ends with
 * the work.
 */
export async function withDeadline<Result>(
  timeoutMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DeadlinePassed()), timeoutMs);
  const followOuter = () => controller.abort(outer.reason);
  outer.addEventListener("abort", followOuter, { once: true });
  try {
    outer.throwIfAborted();
    return await work(controller.signal);
  } catch (error) {
    // Some work rejects with an error of its own when it is aborted.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", followOuter);
  }
}
