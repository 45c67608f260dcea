import type { FailureCode } from "../../errors/failure.js";

/** Codes about one subject. */
interface ErrorGroup {
  /** Anchor of the heading: its title in lower case, with hyphens. */
  readonly id: string;
  readonly title: string;
  readonly codes: readonly FailureCode[];
}

/** All codes by subject, the ones that developers meet most often first. */
export const ERROR_GROUPS: readonly ErrorGroup[] = [
  {
    id: "key-and-account",
    title: "Key and account",
    codes: ["API_KEY_MISSING", "API_KEY_INVALID", "ACCOUNT_INACTIVE", "ACCESS_DENIED"],
  },
  {
    id: "credits-and-limits",
    title: "Credits and limits",
    codes: ["CREDITS_EXHAUSTED", "RATE_LIMIT_EXCEEDED", "REQUEST_TOO_LARGE", "RESULT_TOO_LARGE"],
  },
  {
    id: "birth",
    title: "Birth",
    codes: [
      "INVALID_BIRTHDATE",
      "INVALID_BIRTHTIME",
      "INVALID_WINDOW",
      "INVALID_LOCATION",
      "INVALID_LATITUDE",
      "INVALID_LONGITUDE",
    ],
  },
  {
    id: "search-for-a-place",
    title: "Search for a place",
    codes: [
      "GEOCODE_LOCATION_NOT_FOUND",
      "GEOCODE_KEY_MISSING",
      "GEOCODE_KEY_INVALID",
      "GEOCODE_RATE_LIMITED",
      "GEOCODE_UNAVAILABLE",
      "GEOCODE_TIMEOUT",
      "INVALID_QUERY",
    ],
  },
  {
    id: "request",
    title: "Request",
    codes: [
      "INVALID_REQUEST_BODY",
      "UNSUPPORTED_MEDIA_TYPE",
      "INVALID_MOMENT",
      "INVALID_PEOPLE",
      "INVALID_BIRTHS",
      "INVALID_KINDS",
      "INVALID_INCLUDE",
      "INVALID_PICTURE",
      "NOT_ACCEPTABLE",
      "NOT_FOUND",
      "METHOD_NOT_ALLOWED",
      "BAD_REQUEST",
      "REQUEST_TIMEOUT",
      "REQUEST_HEADERS_TOO_LARGE",
    ],
  },
  {
    id: "retries",
    title: "Retries",
    codes: ["IDEMPOTENCY_KEY_INVALID", "IDEMPOTENCY_KEY_REUSED", "IDEMPOTENCY_KEY_IN_USE"],
  },
  {
    id: "service",
    title: "Service",
    codes: ["SERVICE_UNAVAILABLE", "INTERNAL_ERROR", "CHART_GENERATION_FAILED", "TIMEZONE_LOOKUP_FAILED"],
  },
];
