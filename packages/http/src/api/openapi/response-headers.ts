import type { Json } from "./json-schema.js";

export type ResponseHeader =
  | "X-Request-Id"
  | "X-Credits-Remaining"
  | "RateLimit-Policy"
  | "RateLimit"
  | "Retry-After"
  | "Idempotent-Replayed"
  | "WWW-Authenticate"
  | "Allow";

const text = { type: "string" };
const wholeNumber = { type: "integer", minimum: 0 };

/** Every header that answers carry for callers to read. */
export const RESPONSE_HEADERS: Readonly<Record<ResponseHeader, Json>> = {
  "X-Request-Id": {
    description: "The service's own name for this request; please quote it when something went wrong.",
    required: true,
    schema: { type: "string", pattern: "^req_[0-9A-Za-z]{20}$" },
  },
  "X-Credits-Remaining": {
    description: "The account's credits after this request; present once the API key is known.",
    schema: wholeNumber,
  },
  "RateLimit-Policy": {
    description: "The quota of requests (q) in a window of seconds (w); present once the API key is known.",
    schema: text,
    example: '"default";q=100;w=60',
  },
  RateLimit: {
    description: "What is left of the quota (r) and the seconds until it is whole again (t).",
    schema: text,
    example: '"default";r=99;t=60',
  },
  "Retry-After": { description: "Seconds after which another try makes sense.", schema: wholeNumber },
  "Idempotent-Replayed": {
    description:
      "Present where the answer repeats an earlier one with the same Idempotency-Key, free of charge.",
    schema: { const: "true" },
  },
  "WWW-Authenticate": { description: "How the key that is missing or wrong is to be sent.", schema: text },
  Allow: { description: "The methods that the path answers.", schema: text, example: "POST" },
};

/** References to the named headers. */
export function headerRefs(...names: readonly ResponseHeader[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers of every answer to a caller whose API key is known. */
export const ACCOUNT_HEADERS: readonly ResponseHeader[] = [
  "X-Credits-Remaining",
  "RateLimit-Policy",
  "RateLimit",
];
