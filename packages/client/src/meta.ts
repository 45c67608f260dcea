import { firstOf, wholeNumber } from "./header-values.js";

/** Facts about a response, decoded from its headers. Members whose header is absent are undefined. */
export interface ResponseMeta {
  /** ID of the request. Report it to the operator if something is wrong with the response. */
  readonly requestId: string | undefined;
  /** `Idempotency-Key` that the call was sent with; undefined for calls that cost nothing. */
  readonly idempotencyKey: string | undefined;
  /** True if the response repeats an earlier one with the same key, at no further cost. */
  readonly replayed: boolean;
  /** Credits that the account has left. */
  readonly creditsRemaining: number | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** Name, region and country of the place that `location` was taken for. Show it to the person. */
  readonly place: string | undefined;
  /** Latitude and longitude of that place, in degrees. */
  readonly coordinates: { readonly lat: number; readonly lng: number } | undefined;
  /** Number of other places that the text may mean as well. */
  readonly placeAlternatives: number;
  /** Time zone of the birth: a name of the IANA database, such as `Europe/Amsterdam`. */
  readonly timeZone: string | undefined;
  /** Local time minus UTC at the birth, such as `+02:00` or `+00:19:32`. */
  readonly utcOffset: string | undefined;
  /** Kind of the local time: shown once, skipped by a clock change, shown twice, or before standard time. */
  readonly localTimeKind: "unique" | "gap" | "fold" | "local-mean-time" | undefined;
}

/** Rate limit of the account. */
export interface RateLimit {
  /** Requests that the account may make in a window. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Requests that are left now. */
  readonly remaining: number;
  /** Seconds without requests after which the full limit is available again. */
  readonly resetSeconds: number;
}

/** Reads the headers of a response. `prefix` is the first word of the service's own headers. */
export function readMeta(headers: Headers, prefix: string, idempotencyKey: string | undefined): ResponseMeta {
  const text = (name: string) => headers.get(name) ?? undefined;
  const own = (name: string) => firstOf(text(`${prefix}-${name}`));
  return {
    requestId: firstOf(text("X-Request-Id")),
    idempotencyKey,
    replayed: headers.has("Idempotent-Replayed"),
    creditsRemaining: wholeNumber(text("X-Credits-Remaining")),
    rateLimit: readRateLimit(text("RateLimit-Policy"), text("RateLimit")),
    place: displayString(text(`${prefix}-Place`)),
    coordinates: readCoordinates(own("Coordinates")),
    placeAlternatives: wholeNumber(own("Place-Alternatives")) ?? 0,
    timeZone: own("Time-Zone"),
    utcOffset: own("Utc-Offset"),
    localTimeKind: own("Local-Time-Kind") as ResponseMeta["localTimeKind"],
  };
}

const POLICY = /;q=(\d+);w=(\d+)/;
const STATE = /;r=(\d+);t=(\d+)/;

/** Reads `"default";q=100;w=60` and `"default";r=99;t=60`. */
function readRateLimit(policy: string | undefined, state: string | undefined): RateLimit | undefined {
  const [, q, w] = POLICY.exec(policy ?? "") ?? [];
  const [, r, t] = STATE.exec(state ?? "") ?? [];
  const [limit, windowSeconds, remaining, resetSeconds] = [q, w, r, t].map(wholeNumber);
  if (limit === undefined || windowSeconds === undefined) return undefined;
  if (remaining === undefined || resetSeconds === undefined) return undefined;
  return { limit, windowSeconds, remaining, resetSeconds };
}

/** Reads `52.37;4.89`. */
function readCoordinates(text: string | undefined): ResponseMeta["coordinates"] {
  const [, lat, lng] = /^(-?\d{1,3}(?:\.\d{1,15})?); ?(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text ?? "") ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };
}

/** Decodes a display string of RFC 9651, such as `%"S%c3%a3o Paulo"`. */
function displayString(text: string | undefined): string | undefined {
  const [, encoded] = /^%"([^"]*)"/.exec(text ?? "") ?? [];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    // A result that was paid must not be lost for it.
    return encoded;
  }
}
