import type { PaidEndpoint } from "../api/endpoint/paid-endpoint.js";
import type { HeaderNames } from "../routing/header-names.js";
import type { Json } from "./json-schema.js";

export type ResponseHeader =
  | "X-Request-Id"
  | "X-Credits-Remaining"
  | "RateLimit-Policy"
  | "RateLimit"
  | "Retry-After"
  | "Idempotent-Replayed"
  | "WWW-Authenticate"
  | "Allow"
  | "Vary"
  | "ETag"
  | "Accept-Encoding"
  | BirthHeader;

/** Response header that shows how a birth was read, by the member of {@link HeaderNames} that has its name. */
type BirthHeader = Exclude<keyof HeaderNames, "apiKey" | "geocodeKey">;

const text = { type: "string" };
const wholeNumber = { type: "integer", minimum: 0 };

export const RESPONSE_HEADERS: Readonly<Record<ResponseHeader, Json>> = {
  "X-Request-Id": {
    description: "ID of this request. Quote it when you report a problem.",
    required: true,
    schema: { type: "string", pattern: "^req_[0-9A-Za-z]{20}$" },
  },
  "X-Credits-Remaining": {
    description:
      "Credits that your account has left. Absent if the request is refused before its API key is accepted, such as " +
      "with a wrong key (401) or a body that is too large (413).",
    schema: wholeNumber,
  },
  "RateLimit-Policy": {
    description:
      "Rate limit of your account: number of requests (q) in a number of seconds (w). Absent whenever `X-Credits-Remaining` is.",
    schema: text,
    example: '"default";q=100;w=60',
  },
  RateLimit: {
    description:
      "Requests that you have left now (r). After at most t seconds without requests, the full limit is available again.",
    schema: text,
    example: '"default";r=99;t=60',
  },
  "Retry-After": {
    description: "Number of seconds to wait before you try again. Absent if that is not known.",
    schema: wholeNumber,
  },
  "Idempotent-Replayed": {
    description:
      "Present if this response repeats an earlier one with the same Idempotency-Key. It costs nothing.",
    schema: { const: "true" },
  },
  "WWW-Authenticate": {
    description: "Authentication scheme or header of the key that is missing or invalid.",
    schema: text,
  },
  "Accept-Encoding": {
    description: "Present if the body was encoded: the encodings that are accepted.",
    schema: { const: "identity" },
  },
  Vary: {
    description: "Present on pictures: the response depends on this header of the request.",
    schema: { const: "Accept" },
  },
  ETag: {
    description:
      "Present on pictures: a digest of the bytes. Conditions such as `If-None-Match` are ignored.",
    schema: text,
    example: '"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"',
  },
  Allow: { description: "Methods that this path supports.", schema: text, example: "POST" },
  place: {
    description:
      "The place that the location was taken for: its name, region and country, as a display string of RFC 9651 " +
      "(percent-encoded UTF-8). Show it to the person, so that a wrong place is noticed.",
    schema: text,
    example: '%"S%c3%a3o Paulo, S%c3%a3o Paulo, Brazil"',
  },
  coordinates: {
    description: "Latitude and longitude of that place in degrees, separated by a semicolon.",
    schema: text,
    example: "52.37403;4.88969",
  },
  placeAlternatives: {
    description:
      "Number of other places that the location may mean as well. Only those count whose clocks differed from this " +
      "place's at the birth. If the header is present, name the state or region too, or send coordinates to an " +
      "endpoint of version 2 that takes them.",
    schema: { type: "integer", minimum: 1 },
  },
  timeZone: {
    description: "Time zone of the birth, as the IANA database names it; `UTC` for a birth in UTC.",
    schema: text,
    example: "Europe/Amsterdam",
  },
  utcOffset: {
    description:
      "Local time minus UTC at the birth: +02:00, or +00:19:32 if it has seconds. Of a time that was skipped: the offset " +
      "by which it was read.",
    schema: text,
    example: "+02:00",
  },
  localTimeKind: {
    description:
      "How the local time was read. `unique`: it occurred once. `gap`: a change of the clocks skipped it, and it was " +
      "moved forward by the gap. `fold`: it occurred twice, and the earlier instant was taken. Where the request has " +
      "`disambiguation`, that decides. `local-mean-time`: the place had no legal standard time yet, and the mean time of " +
      "its longitude was taken.",
    schema: { enum: ["unique", "gap", "fold", "local-mean-time"] },
  },
};

/** Creates references to the headers that show how a birth was read. */
export function birthHeaderRefs(
  names: HeaderNames,
  { birthHeaders, geocodeKey }: Pick<PaidEndpoint, "birthHeaders" | "geocodeKey">,
): Json {
  if (birthHeaders === "none") return {};
  const ofPlace = ["place", "coordinates", "placeAlternatives"] as const;
  const ofMoment = ["utcOffset", "localTimeKind"] as const;
  const headers = [
    ...(geocodeKey === "never" ? [] : ofPlace),
    "timeZone",
    ...(birthHeaders === "moment" ? ofMoment : []),
  ] as const;
  return Object.fromEntries(
    headers.map((header) => [names[header], { $ref: `#/components/headers/${header}` }]),
  );
}

/** Creates references to the named headers. */
export function headerRefs(...names: readonly ResponseHeader[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const ACCOUNT_HEADERS: readonly ResponseHeader[] = [
  "X-Credits-Remaining",
  "RateLimit-Policy",
  "RateLimit",
];
