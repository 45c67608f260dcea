/** Signals that stop the service. */
const SIGNALS = ["SIGTERM", "SIGINT"] as const;

export type StopSignal = (typeof SIGNALS)[number];

// While the modules load, the process holds nothing yet.
let handle: (signal: StopSignal) => void = () => process.exit(0);

/**
 * Waits for the signals from now on; until {@link onSignals}, each ends the process with 0. The listeners stay: if others
 * replaced them, a signal that has arrived, but not reached JavaScript yet, would be lost.
 */
export function awaitSignals(): void {
  for (const signal of SIGNALS) process.on(signal, () => handle(signal));
}

/** Sets the handler of all signals from now on. */
export function onSignals(handler: (signal: StopSignal) => void): void {
  handle = handler;
}
