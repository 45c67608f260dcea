import type { FailureGroup } from "./failure-record.js";

/** Codes of errors about `Idempotency-Key`. */
export type IdempotencyCode = "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_KEY_IN_USE";

/** Errors about `Idempotency-Key`. */
export const IDEMPOTENCY_FAILURES: FailureGroup<IdempotencyCode> = {
  title: "Retries",
  records: {
    IDEMPOTENCY_KEY_INVALID: {
      status: 400,
      message: "The header `Idempotency-Key` must have 1 to 255 visible ASCII characters, without spaces.",
      appliesTo: "chart requests",
      cause:
        "The header `Idempotency-Key` is empty, has more than 255 characters, or one that is not visible ASCII. An empty " +
        "header is often a variable without a value.",
      remedy: "Use a random UUID for each new request: see [retries](/docs/guides/retries).",
      retry: "after a change",
    },
    IDEMPOTENCY_KEY_REUSED: {
      status: 422,
      message: "This `Idempotency-Key` belongs to a different request. Use a new key for each new request.",
      appliesTo: "chart requests",
      cause:
        "This `Idempotency-Key` was used for a different request within the last 24 hours: for another path, other " +
        "members of the body or another `include`. The format, theme and width of a picture make no difference.",
      remedy: "Make a new key for each new request, and keep a key only for retries of the same request.",
      retry: "after a change",
    },
    IDEMPOTENCY_KEY_IN_USE: {
      status: 409,
      message: "A request with this `Idempotency-Key` is still in progress. Try again in a moment.",
      headers: { "Retry-After": "1" },
      appliesTo: "chart requests",
      cause:
        "A request with this `Idempotency-Key` is still being processed, perhaps one that your client gave up on.",
      remedy:
        "Send the same request again after the seconds in `Retry-After`. If the first one succeeded, you get its result.",
      retry: "after Retry-After",
    },
  },
};
