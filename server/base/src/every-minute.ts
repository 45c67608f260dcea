const INTERVAL_MS = 60_000;

/**
 * Runs work once a minute, one run at a time, until `close` is called, which resolves after the current run. The work
 * must not fail. Its signal aborts at `close`, so that a long run can end early.
 */
export function everyMinute(work: (stop: AbortSignal) => Promise<void>): { close(): Promise<void> } {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work(stop.signal).finally(() => {
      running = undefined;
    });
  }, INTERVAL_MS);
  return {
    async close() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}
