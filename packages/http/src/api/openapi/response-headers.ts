import type { Json } from "./json-schema.js";

/** Name of a response header that callers may read. */
export type ResponseHeader =
  | "X-Request-Id"
  | "X-Credits-Remaining"
  | "RateLimit-Policy"
  | "RateLimit"
  | "Retry-After"
  | "Idempotent-Replayed"
  | "WWW-Authenticate"
  | "Allow"
  | "Accept-Encoding";

const text = { type: "string" };
const wholeNumber = { type: "integer", minimum: 0 };

/** Definition of each response header. */
export const RESPONSE_HEADERS: Readonly<Record<ResponseHeader, Json>> = {
  "X-Request-Id": {
    description: "ID of this request. Quote it when you report a problem.",
    required: true,
    schema: { type: "string", pattern: "^req_[0-9A-Za-z]{20}$" },
  },
  "X-Credits-Remaining": {
    description: "Credits that your account has left. Present if the API key is valid.",
    schema: wholeNumber,
  },
  "RateLimit-Policy": {
    description:
      "Rate limit of your account: number of requests (q) in a number of seconds (w). Present if the API key is valid.",
    schema: text,
    example: '"default";q=100;w=60',
  },
  RateLimit: {
    description:
      "Requests that you have left now (r). After at most t seconds without requests, the full limit is available again.",
    schema: text,
    example: '"default";r=99;t=60',
  },
  "Retry-After": { description: "Number of seconds to wait before you try again.", schema: wholeNumber },
  "Idempotent-Replayed": {
    description:
      "Present if this response repeats an earlier one with the same Idempotency-Key. It costs nothing.",
    schema: { const: "true" },
  },
  "WWW-Authenticate": {
    description: "Authentication scheme, or name of the header, of the key that is missing or invalid.",
    schema: text,
  },
  "Accept-Encoding": {
    description: "Present if the body of the request was compressed: the encodings that are accepted.",
    schema: { const: "identity" },
  },
  Allow: { description: "Methods that this path supports.", schema: text, example: "POST" },
};

/** Creates references to the named headers. */
export function headerRefs(...names: readonly ResponseHeader[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Headers of every response to a request with a valid API key. */
export const ACCOUNT_HEADERS: readonly ResponseHeader[] = [
  "X-Credits-Remaining",
  "RateLimit-Policy",
  "RateLimit",
];
