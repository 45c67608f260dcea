import { type Logger, loggableError } from "../telemetry/log.js";

/** Ends the process immediately after an error that nothing can handle. */
export function endProcess(error: Error, logger: Logger): never {
  logger.error({ error: loggableError(error) }, "the process ends: an error that nobody caught");
  process.exit(1);
}
