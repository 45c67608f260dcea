export { bucketKey } from "./bucket-key.js";
export { clientAddress } from "./client-address.js";
export { LOG_LEVELS, type LogLevel, createLogger } from "./create-logger.js";
export { makeFolder } from "./make-folder.js";
