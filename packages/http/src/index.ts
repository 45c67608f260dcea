/**
 * The API as a Hono application, and the types of its ports.
 *
 * @module
 */
export type {
  KeyOwner,
  Logger,
  RateLimit,
  RecordRequest,
  RequestRecord,
  Stage,
  TokenResult,
} from "@chart/lib";
export { StoreUnavailableError } from "@chart/lib";
export type {
  Charge,
  ChargedRequest,
  ChargeOutcome,
  ChargeStore,
  FoundCharge,
} from "./charts/charge-store.js";
export { InDoubtCharges, type InDoubtLimits } from "./charts/in-doubt-charges.js";
export { type ApiPorts, createApi } from "./create-api.js";
export { Failure, type FailureCode } from "./errors/failure.js";
export type { ClaimOutcome, ClaimStore, KeyClaim } from "./idempotency/claim-store.js";
export {
  ANSWER_TTL_MS,
  type HashedRequest,
  type HashRequest,
  type IdempotentRequest,
  type RepeatableRequest,
} from "./idempotency/idempotent-request.js";
export type { Access, ApiAccount, Tier } from "./ports/access.js";
export type { Admission } from "./ports/admission.js";
export {
  type Caller,
  type GeocodeFailure,
  type Geocoder,
  isGeocodeFailure,
  type Place,
  type ZonedPlace,
} from "./ports/geocoder.js";
export type { ListedPlace, PlaceIndex } from "./ports/places.js";
export type { Png, PngPlace, WaitingCaller } from "./ports/png.js";
export type { RequestTrace, StartTrace } from "./ports/traces.js";
