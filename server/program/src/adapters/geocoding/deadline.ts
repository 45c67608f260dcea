/** Abort reason of every deadline that has passed. */
export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

/**
 * Runs work with a signal that aborts after a timeout or with an outer signal.
 *
 * If the work fails after that, the promise rejects with the abort reason: a {@link DeadlinePassed} or the outer signal's
 * own. The timer ends with the work.
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
    // Some work rejects with an error of its own, not with the reason, when it is aborted.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", followOuter);
  }
}
