const INTERVAL_MS = 60_000;

/** Runs work once a minute until `close` is called, which resolves after the current run. The work must not fail. */
export function everyMinute(work: () => Promise<void>): { close(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = work();
  }, INTERVAL_MS);
  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
