import type { FailureGroup } from "./failure-record.js";

/** Codes of errors of the service itself. */
export type ServiceCode =
  | "SERVICE_UNAVAILABLE"
  | "INTERNAL_ERROR"
  | "CHART_GENERATION_FAILED"
  | "TIMEZONE_LOOKUP_FAILED";

/** Remedy of a fault of the service. */
const AFTER_A_FAULT =
  "Send the request again, with the same `Idempotency-Key` if you sent one: see [retries](/docs/guides/retries). If it " +
  "still fails after five attempts, report the `X-Request-Id` to the operator.";

/** Errors of the service itself. */
export const SERVICE_FAILURES: FailureGroup<ServiceCode> = {
  title: "Service",
  records: {
    SERVICE_UNAVAILABLE: {
      status: 503,
      message: "The service is unavailable right now. Try again in a moment.",
      headers: { "Retry-After": "1" },
      appliesTo: "requests with a key",
      cause:
        "The service is starting or stopping, has more requests than it can answer in time, or cannot reach its store.",
      remedy:
        "Send the request again, with the same `Idempotency-Key` if you sent one, and wait longer each time: see " +
        "[retries](/docs/guides/retries).",
      retry: "after Retry-After",
      charge:
        "With an `Idempotency-Key`, the request may already be charged: repeat it within 24 hours to get the result without " +
        "another charge. Without a key, a charge is given back: see " +
        "[when a credit is charged](/docs/guides/credits#when-a-credit-is-charged).",
    },
    INTERNAL_ERROR: {
      status: 500,
      message: "Something went wrong on our side. If it happens again, report the `X-Request-Id`.",
      appliesTo: "all requests",
      cause: "The service failed in an unexpected way. This is a fault of the service.",
      remedy: AFTER_A_FAULT,
      retry: "later, without Retry-After",
    },
    CHART_GENERATION_FAILED: {
      status: 500,
      message: "We couldn't compute this chart. You were not charged.",
      appliesTo: "chart requests",
      cause: "The chart could not be computed. This is a fault of the service.",
      remedy: AFTER_A_FAULT,
      retry: "later, without Retry-After",
    },
    TIMEZONE_LOOKUP_FAILED: {
      status: 500,
      message: "We couldn't determine the time zone of the birthplace. You were not charged.",
      appliesTo: "chart requests",
      cause:
        "The time zone found for the birthplace is not in our table of time zones, or could not be read from it. This is a " +
        "fault of the service.",
      remedy:
        "Send the request again, with the same `Idempotency-Key` if you sent one: see [retries](/docs/guides/retries). A " +
        "zone that is missing fails each time: if all five attempts fail, report the place and the `X-Request-Id` to the " +
        "operator.",
      retry: "later, without Retry-After",
    },
  },
};
