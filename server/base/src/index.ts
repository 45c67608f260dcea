/**
 * Parts that the packages of the program share: the log, local time, a cache, work in the background and once a minute.
 *
 * @module
 */
export { AccountGoneError } from "./account-gone-error.js";
export { BackgroundWork } from "./background-work.js";
export { bucketKey } from "./bucket-key.js";
export { clientAddress } from "./client-address.js";
export { CLOCK_TOLERANCE_MS } from "./clock-tolerance.js";
export { type Cell, csvLine } from "./csv.js";
export { everyMinute } from "./every-minute.js";
export { localTime } from "./local-time.js";
export { createLogger, LOG_LEVELS, type LogLevel } from "./log/create-logger.js";
export { LruCache } from "./lru-cache.js";
export { makeFolder } from "./make-folder.js";
export { purgeInBatches } from "./purge-in-batches.js";
export { settledWithin } from "./settled-within.js";
export { StartError } from "./start-error.js";
