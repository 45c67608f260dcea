export { AccountGoneError } from "./account-gone-error.js";
export { BackgroundWork } from "./background-work.js";
export { CLOCK_TOLERANCE_MS } from "./clock-tolerance.js";
export { delay } from "./delay.js";
export { everyMinute } from "./every-minute.js";
export { localTime } from "./local-time.js";
export { loggableError } from "./loggable-error.js";
export type { Logger } from "./logger.js";
export { LruCache } from "./lru-cache.js";
export { PacedWork } from "./paced-work.js";
export { purgeInBatches } from "./purge-in-batches.js";
export { base62, firstId, randomBase62, randomId, timeOfId } from "./random-id.js";
export { addressKey } from "./rate-limit/address-key.js";
export { MemoryBuckets } from "./rate-limit/memory-buckets.js";
export { RefusalDelay } from "./rate-limit/refusal-delay.js";
export {
  bucketParameters,
  type RateLimit,
  type TokenBuckets,
  type TokenResult,
  tokenResult,
} from "./rate-limit/token-bucket.js";
export {
  type KeyOwner,
  type MeasureStage,
  type RecordRequest,
  type RequestRecord,
  type Stage,
  type StageTimes,
  UNROUTED,
} from "./request-record.js";
export { settledWithin } from "./settled-within.js";
export { StartError } from "./start-error.js";
export { finish, finishInTurns, isGenerator, type Steps } from "./steps.js";
export { StoreUnavailableError } from "./store-unavailable-error.js";
