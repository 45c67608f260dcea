/**
 * The API as a Hono application, and the types of its ports. Those of log lines, request records and rate limits are in
 * the entry `chart-http/base`.
 *
 * @module
 */
export type { ApiPorts } from "./api-ports.js";
export type {
  Charge,
  ChargedRequest,
  ChargeOutcome,
  ChargeStore,
  FoundCharge,
} from "./charts/charge-store.js";
export { InDoubtCharges, type InDoubtLimits } from "./charts/in-doubt-charges.js";
export { createApi } from "./create-api.js";
export { Failure, type FailureCode } from "./errors/failure.js";
export type { ClaimOutcome, ClaimStore, KeyClaim } from "./idempotency/claim-store.js";
export type {
  HashedRequest,
  HashRequest,
  IdempotentRequest,
  RepeatableRequest,
} from "./idempotency/idempotent-request.js";
export type { Access, AccountFacts, ApiAccount, Tier } from "./ports/access.js";
export type { Admission } from "./ports/admission.js";
export type { Caller } from "./ports/caller.js";
export {
  type GeocodeFailure,
  type Geocoder,
  isGeocodeFailure,
  type Place,
  type ZonedPlace,
} from "./ports/geocoder.js";
export type { CityZone, ListedPlace, PlaceIndex } from "./ports/places.js";
export type { Png, PngPlace } from "./ports/png.js";
export type { RequestTrace, StartTrace } from "./ports/traces.js";
