import type { Chart, Coordinates } from "chart-core";
import type { Context } from "hono";
import type { Logger } from "./base/logger.js";
import type { RecordRequest } from "./base/request-record.js";
import type { ChargeStore } from "./charts/charge-store.js";
import type { ResolveBirthMoment } from "./charts/chart-tools.js";
import type { InDoubtCharges } from "./charts/in-doubt-charges.js";
import type { ClaimStore } from "./idempotency/claim-store.js";
import type { HashRequest } from "./idempotency/idempotent-request.js";
import type { Access } from "./ports/access.js";
import type { Admission } from "./ports/admission.js";
import type { Geocoder } from "./ports/geocoder.js";
import type { PlaceIndex } from "./ports/places.js";
import type { Png } from "./ports/png.js";
import type { StartTrace } from "./ports/traces.js";
import type { Env } from "./routing/env.js";

/** Ports and settings of `createApi`. Each is optional; /openapi.json describes the API that results. */
export interface ApiPorts {
  /**
   * Finds the accounts of API keys, describes them, and limits their requests. Without it no key is asked for, nothing is
   * limited, GET /v2/account responds with 404, and `charges` and `claims` are not used, because both belong to accounts.
   */
  readonly access?: Access | undefined;
  /** Requests that an account may make in a minute, by default 100. */
  readonly rateLimitPerMinute?: number | undefined;
  /**
   * Charges credits for results. Without it results cost nothing, no response has a header about credits, and `claims` is
   * not used, because a result is kept together with its charge.
   */
  readonly charges?: Pick<ChargeStore, "charge"> | undefined;
  /** Settles charges whose outcome the store could not report. Without it such a request gets a 503. */
  readonly inDoubt?: Pick<InDoubtCharges, "settle"> | undefined;
  /** Keeps results for repeats with the same Idempotency-Key. Without it that header is ignored. */
  readonly claims?: Pick<ClaimStore, "claimKey" | "releaseKey"> | undefined;
  /**
   * Computes the digests under which requests with an Idempotency-Key are kept, by default SHA-256. It is easy to find
   * a birth by its plain digest, so a host that stores digests should pass an HMAC under a secret.
   */
  readonly hashRequest?: HashRequest | undefined;
  /**
   * Finds the places of births that are given as text. Without it the endpoints that need such a place, all of version 1
   * among them, respond with 404, and a `location` is refused as INVALID_LOCATION.
   */
  readonly geocoder?: Geocoder | undefined;
  /**
   * Index of places for pickers, and for suggestions in place of an unknown time zone. Without it GET /v2/places responds
   * with 404.
   */
  readonly places?: PlaceIndex | undefined;
  /**
   * Returns the IANA name of a place's time zone, by default from the small map of chart-core, which may be wrong near
   * borders.
   */
  readonly findZone?: ((coords: Coordinates) => string) | undefined;
  /** Replaces the conversion of local birth time to UTC, for tests. */
  readonly resolveBirthMoment?: ResolveBirthMoment | undefined;
  /** Computes charts, by default with chart-core. May return a promise: of `chart-core/lazy`, or of a worker's answer. */
  readonly computeChart?: ((utcMoment: Date, coords?: Coordinates) => Chart | Promise<Chart>) | undefined;
  /** Makes PNG pictures, a limited number at a time. Without it pictures are SVG only. */
  readonly png?: Png | undefined;
  /** Overload control of the host. Without it every request is admitted. */
  readonly admission?: Admission | undefined;
  /**
   * Resolves if the host can serve requests; GET /readyz responds with 503 otherwise, and logs what is not a `Failure`. By
   * default it always can.
   */
  readonly isReady?: (() => Promise<void>) | undefined;
  /**
   * Returns the IP address that a request comes from; undefined if it is unknown. Without it, neither failed attempts to
   * use an API key nor reads of /openapi.json are limited.
   */
  readonly callerAddress?: ((c: Context<Env>) => string | undefined) | undefined;
  /** The clock, by default that of the platform. */
  readonly now?: (() => Date) | undefined;
  /** Log, by default none. */
  readonly logger?: Logger | undefined;
  /** Records every request, with the owner of its key if the key is known. Must be fast. */
  readonly recordRequest?: RecordRequest | undefined;
  /** Traces requests. Without it nothing is traced. */
  readonly startTrace?: StartTrace | undefined;
  /** First word of the API's own header names, by default `Chart`. */
  readonly headerPrefix?: string | undefined;
  /** URL at which callers reach the API, with its base path. By default /openapi.json names the base path alone. */
  readonly publicUrl?: string | undefined;
  /** The product's name, for /openapi.json; by default `Chart API`. */
  readonly serviceName?: string | undefined;
  /** True to send the times of API requests in the header Server-Timing. */
  readonly sendsTiming?: boolean | undefined;
}
