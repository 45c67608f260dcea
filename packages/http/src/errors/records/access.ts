import type { FailureGroup } from "./failure-record.js";

/** Codes of errors about API keys, accounts and plans. */
export type AccessCode = "API_KEY_MISSING" | "API_KEY_INVALID" | "ACCOUNT_INACTIVE" | "ACCESS_DENIED";

/** Errors about API keys, accounts and plans. */
export const ACCESS_FAILURES: FailureGroup<AccessCode> = {
  title: "Key and account",
  records: {
    API_KEY_MISSING: {
      keywords: "401 unauthorized, http 401, unauthenticated, missing key",
      status: 401,
      message: "Missing API key. Send it as ``{apiKeyHeaderLine}``.",
      appliesTo: "requests with a key",
      isBeforeAccount: true,
      cause:
        "The request has no header with an API key. Some HTTP libraries drop `Authorization` when they follow a redirect.",
      remedy:
        "Add the header that the message shows. [Quick start](/docs/guides/quick-start) has complete requests in four languages.",
      retry: "after a change",
    },
    API_KEY_INVALID: {
      keywords: "401 unauthorized, http 401, unauthenticated, wrong key",
      status: 401,
      message: "Invalid API key. Send it as ``{apiKeyHeaderLine}``.",
      appliesTo: "requests with a key",
      isBeforeAccount: true,
      cause:
        "The key is misspelt, was rotated or deleted, or was sent in another form than the message shows. It may also be " +
        "missing: an unset variable leaves `Bearer` without a key. The answer is the same for all of these.",
      remedy:
        "Compare the last four characters with the list of keys in the dashboard. If the key was rotated, use the new " +
        "one: see [API keys](/docs/guides/keys). After many failed attempts from one address, " +
        "[RATE_LIMIT_EXCEEDED](/docs/errors/RATE_LIMIT_EXCEEDED) takes the place of this code for a while.",
      retry: "after a change",
    },
    ACCOUNT_INACTIVE: {
      status: 403,
      message: "Your account has been deactivated. Please contact the operator of this service.",
      appliesTo: "requests with a key",
      cause: "The operator of the service has deactivated the account that this key belongs to.",
      remedy: "Contact the operator. Your key and your credits are kept.",
      retry: "with an active account",
    },
    ACCESS_DENIED: {
      status: 403,
      message: "Your plan does not include this endpoint. It needs a Developer, Scale or Lifetime plan.",
      appliesTo: "endpoints of larger plans",
      cause:
        "Your account has the Hobbyist plan. It includes reduced charts and the search for places, but not this operation.",
      remedy:
        "For a reduced chart, use [POST /v2/charts/simple](/docs/reference/v2-charts-simple). For this operation, ask " +
        "the operator for the Developer, Scale or Lifetime plan: see [plans](/docs/guides/credits#plans).",
      retry: "with another plan",
    },
  },
};
