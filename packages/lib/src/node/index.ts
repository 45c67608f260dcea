/**
 * Helpers that need Node: the log, the address of a caller, folders for files. All else is in the package's main entry.
 *
 * @module
 */
export { bucketKey } from "./bucket-key.js";
export { clientAddress } from "./client-address.js";
export { createLogger, LOG_LEVELS, type LogLevel } from "./create-logger.js";
export { makeFolder } from "./make-folder.js";
