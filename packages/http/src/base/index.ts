/**
 * The entry `chart-http/base`: parts that the API shares with a program around it, without Hono or tables. The types of
 * log and request records, identifiers, limits in memory, headers of content negotiation, and long computations in steps.
 *
 * @module
 */
export { type MediaRange, qualityOf, readAccept } from "./accept.js";
export { acceptsGzip } from "./accepts-gzip.js";
export { addressKey } from "./address-key.js";
export { ANSWER_TTL_MS } from "./answer-ttl.js";
export { delay } from "./delay.js";
export { loggableError } from "./loggable-error.js";
export type { Logger } from "./logger.js";
export { matchesETag } from "./matches-etag.js";
export { MemoryBuckets } from "./memory-buckets.js";
export { PacedWork } from "./paced-work.js";
export { base62, firstId, randomBase62, randomId, timeOfId } from "./random-id.js";
export { RefusalDelay } from "./refusal-delay.js";
export {
  type KeyOwner,
  type RecordRequest,
  type RequestRecord,
  type Stage,
  UNROUTED,
} from "./request-record.js";
export { finish, finishInTurns, type Step } from "./steps.js";
export { StoreUnavailableError } from "./store-unavailable-error.js";
export {
  bucketParameters,
  type RateLimit,
  type TokenBuckets,
  type TokenResult,
  tokenResult,
} from "./token-bucket.js";
