/** Keeps the result of a read for a time. Concurrent calls share one read, and a failed one is not cached. */
export function cachedFor<Result>(
  ttlMs: number,
  now: () => Date,
  read: () => Promise<Result>,
): () => Promise<Result> {
  let latest: { readonly ms: number; readonly result: Promise<Result> } | undefined;
  return () => {
    const ms = now().getTime();
    if (latest !== undefined && Math.abs(ms - latest.ms) < ttlMs) return latest.result;
    const started = { ms, result: read() };
    latest = started;
    started.result.catch(() => {
      if (latest === started) latest = undefined;
    });
    return started.result;
  };
}
