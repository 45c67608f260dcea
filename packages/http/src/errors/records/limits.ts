import type { FailureGroup } from "./failure-record.js";

/** Codes of errors about credits, rates and sizes. */
export type LimitCode =
  | "CREDITS_EXHAUSTED"
  | "RATE_LIMIT_EXCEEDED"
  | "REQUEST_TOO_LARGE"
  | "RESULT_TOO_LARGE";

/** Errors about credits, rates and sizes. */
export const LIMIT_FAILURES: FailureGroup<LimitCode> = {
  title: "Credits and limits",
  records: {
    CREDITS_EXHAUSTED: {
      keywords: "payment required, out of credits, no credits, not enough credits",
      status: 402,
      message: "Your account has no credits left. Your plan adds new ones each month.",
      // The response has the balance from authentication, which may be out of date by now.
      headers: { "X-Credits-Remaining": "0" },
      appliesTo: "chart requests",
      cause:
        "The account has no credit left or, for a batch, fewer credits than the batch has births. The message of a batch " +
        "has both numbers: “This request needs 2 credits, one for each birth. Your account has 1.”",
      remedy:
        "Wait for the renewal, whose day the dashboard shows, or ask the operator to grant credits, which count " +
        "immediately. A larger plan brings its credits from the next renewal on. To notice earlier, watch the header " +
        "`X-Credits-Remaining`: see [credits and plans](/docs/guides/credits#watch-your-balance).",
      retry: "with new credits",
    },
    RATE_LIMIT_EXCEEDED: {
      keywords: "http 429, error 429, too many requests, throttled, rate limited",
      status: 429,
      message: "Too many requests. Try again after the number of seconds in the header `Retry-After`.",
      appliesTo: "requests with a key",
      cause:
        "Your account made more requests in a minute than it may, or one address sent too many invalid keys. Some requests " +
        "count as several: a batch as one for each 25 births, a composite, penta or group as one for each person, and a PNG " +
        "as one for each megapixel.",
      remedy:
        "Wait for as many seconds as `Retry-After` says. The header `RateLimit`, if there is one, shows how much is " +
        "left. For many charts, use a [batch](/docs/guides/batches): 25 births count as one request. " +
        "[Credits and limits](/docs/guides/credits#rate-limit) has the whole table.",
      retry: "after Retry-After",
      example: { headers: { "Retry-After": "7" } },
    },
    REQUEST_TOO_LARGE: {
      status: 413,
      message: "The request body is too large. The limit is 8 KiB.",
      appliesTo: "chart requests",
      cause:
        "The body is larger than the limit, which the message names: 256 KiB for a batch, and 8 KiB for all other requests.",
      remedy: "Send only the members that the reference lists. Split a batch into several requests.",
      retry: "after a change",
    },
    RESULT_TOO_LARGE: {
      status: 400,
      message: "The span has more than 1,000 passes. Ask for a shorter span or fewer kinds.",
      appliesTo: "endpoints that name it",
      cause:
        "The result would have more than 1,000 passes (50 with `include=charts`) or 5,000 changes; the message names the " +
        "limit. The Moon alone enters 855 gates a year.",
      remedy:
        "Ask for a shorter span, or for fewer kinds or bodies, and put the parts together: see " +
        "[returns](/docs/guides/returns) and [the calendar](/docs/guides/calendar).",
      retry: "after a change",
    },
  },
};
