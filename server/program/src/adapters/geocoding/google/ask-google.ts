import { type GoogleRefusal, parseGoogleReply } from "./google-reply.js";
import { isLocality } from "./is-locality.js";
import { placeOfResult } from "./place-of-result.js";
import { readLimited } from "./read-limited.js";
import { overQuota, ProviderFault, retryable, settled, type TryOutcome, unavailable } from "./try-outcome.js";

const REPLY_LIMIT_BYTES = 256 * 1024;

/** Outcome for each `status` of a reply other than OK. */
const OUTCOME_OF_REFUSAL: Readonly<Record<GoogleRefusal, (retryAfterSeconds?: number) => TryOutcome>> = {
  ZERO_RESULTS: () => settled({ code: "GEOCODE_LOCATION_NOT_FOUND" }),
  // The text is never empty, so Google means that it cannot interpret the text.
  INVALID_REQUEST: () =>
    settled({ code: "GEOCODE_LOCATION_NOT_FOUND", cause: new ProviderFault("status INVALID_REQUEST") }),
  REQUEST_DENIED: () => settled({ code: "GEOCODE_KEY_INVALID" }),
  OVER_DAILY_LIMIT: () => settled({ code: "GEOCODE_KEY_INVALID" }),
  OVER_QUERY_LIMIT: overQuota,
  UNKNOWN_ERROR: () => retryable("status UNKNOWN_ERROR"),
};

/**
 * Asks Google once. Rejects only with the signal's reason; every other error is an outcome.
 *
 * @param url Endpoint with the address and the caller's key in its query. Secret: it must not be logged.
 */
export async function askGoogle(
  fetch: typeof globalThis.fetch,
  url: URL,
  signal: AbortSignal,
): Promise<TryOutcome> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal,
      headers: { Accept: "application/json" },
    });
    return await outcomeOf(response);
  } catch (error) {
    signal.throwIfAborted();
    return retryable(`connection failed (${errorCode(error)})`);
  }
}

async function outcomeOf(response: Response): Promise<TryOutcome> {
  const { status } = response;
  if (status >= 500 || (status >= 300 && status < 400)) {
    await response.body?.cancel();
    if (status < 500) return settled(unavailable(`redirect (HTTP ${status}), not followed`));
    return retryable(`HTTP ${status}`, retryAfterSeconds(response));
  }

  const body = await readLimited(response, REPLY_LIMIT_BYTES);
  if (body === undefined) return settled(unavailable(`reply larger than ${REPLY_LIMIT_BYTES} bytes`));
  if (status === 429) return overQuota(retryAfterSeconds(response));
  const reply = parseGoogleReply(body);
  if (reply === undefined) return retryable(`reply in an unexpected format (HTTP ${status})`);
  if (reply.status !== "OK") return OUTCOME_OF_REFUSAL[reply.status](retryAfterSeconds(response));

  const [first] = reply.results;
  return settled(isLocality(first) ? placeOfResult(first) : { code: "GEOCODE_LOCATION_NOT_FOUND" });
}

/** Returns the seconds in Retry-After, at most an hour. Google does not use the header's other form, a date. */
function retryAfterSeconds(response: Response): number | undefined {
  const header = response.headers.get("Retry-After");
  return header !== null && /^\d{1,9}$/.test(header) ? Math.min(Number(header), 3600) : undefined;
}

/** Returns a code such as ECONNRESET. The error's message must not be logged, because it may contain the URL. */
function errorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[A-Z][A-Z0-9_]*$/.test(cause.code))
      return cause.code;
  }
  return "no code";
}
