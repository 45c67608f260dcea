import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";

/** Logs an error that nothing can handle and ends the process immediately. */
export function endProcess(error: Error, logger: Logger): never {
  logger.error({ error: loggableError(error) }, "uncaught error: ending the process");
  process.exit(1);
}
