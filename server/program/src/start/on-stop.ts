import cluster from "node:cluster";
import { loggableError } from "chart-http/base";
import { STOP_WORKER } from "../workers/worker-pool.js";
import { onSignals } from "./early-signals.js";

/**
 * Stops the process in order at the first signal (SIGTERM or SIGINT) and immediately at the second. A worker also stops
 * at the primary process's message.
 *
 * @param stop Stops in order and ends the process.
 * @param kill Ends everything that must not outlive the process; called at the second signal.
 */
export function onStop(stop: () => Promise<void>, kill: () => void = () => {}): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().catch((error) => {
      process.stderr.write(`${JSON.stringify(loggableError(error))}\n`);
      process.exit(1);
    });
  };
  if (cluster.isWorker) {
    // Terminals and init systems signal the whole process group: only the primary process acts on a second signal.
    onSignals(stopOnce);
    process.on("message", (message: unknown) => {
      if ((message as { type?: unknown }).type === STOP_WORKER.type) stopOnce();
    });
    return;
  }
  onSignals((signal) => {
    if (!isStopping) return stopOnce();
    kill();
    process.exit(signal === "SIGTERM" ? 143 : 130);
  });
}
