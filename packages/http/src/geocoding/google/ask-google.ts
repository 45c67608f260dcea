import { type GoogleRefusal, parseGoogleReply } from "./google-reply.js";
import { isOnlyCountry } from "./is-only-country.js";
import { readLimited } from "./read-limited.js";
import { overQuota, ProviderFault, retryable, settled, type TryOutcome, unavailable } from "./try-outcome.js";

const REPLY_LIMIT_BYTES = 256 * 1024;

/** What the words in a reply's `status` mean, but for OK. */
const OUTCOME_OF_REFUSAL: Readonly<Record<GoogleRefusal, (retryAfterSeconds?: number) => TryOutcome>> = {
  ZERO_RESULTS: () => settled({ code: "GEOCODE_LOCATION_NOT_FOUND" }),
  // The text is never empty, so it is the text that the provider cannot make sense of.
  INVALID_REQUEST: () =>
    settled({ code: "GEOCODE_LOCATION_NOT_FOUND", cause: new ProviderFault("status INVALID_REQUEST") }),
  REQUEST_DENIED: () => settled({ code: "GEOCODE_KEY_INVALID" }),
  OVER_DAILY_LIMIT: () => settled({ code: "GEOCODE_KEY_INVALID" }),
  OVER_QUERY_LIMIT: overQuota,
  UNKNOWN_ERROR: () => retryable("status UNKNOWN_ERROR"),
};

export interface GoogleQuestion {
  /** The configured endpoint with the address and the key: a secret. */
  readonly url: URL;
  readonly location: string;
}

/** Asks Google once. Rejects with the signal's reason when that fires; every other fault is an outcome. */
export async function askGoogle(
  fetch: typeof globalThis.fetch,
  { url, location }: GoogleQuestion,
  signal: AbortSignal,
): Promise<TryOutcome> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal,
      headers: { Accept: "application/json" },
    });
    return await outcomeOf(response, location);
  } catch (error) {
    signal.throwIfAborted();
    return retryable(`connection failed (${errorCode(error)})`);
  }
}

async function outcomeOf(response: Response, location: string): Promise<TryOutcome> {
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
  if (reply === undefined) return retryable(`reply of another form (HTTP ${status})`);
  if (reply.status !== "OK") return OUTCOME_OF_REFUSAL[reply.status](retryAfterSeconds(response));

  const [first] = reply.results;
  if (isOnlyCountry(first, location)) return settled({ code: "GEOCODE_LOCATION_NOT_FOUND" });
  const { lat, lng } = first.geometry.location;
  return settled({ coords: { lat, lng } });
}

/** The header's seconds, up to an hour; its other form, a date, is not used by Google. */
function retryAfterSeconds(response: Response): number | undefined {
  const header = response.headers.get("Retry-After");
  return header !== null && /^\d{1,9}$/.test(header) ? Math.min(Number(header), 3600) : undefined;
}

/** A code such as ECONNRESET. Nothing else of the error, whose message may hold the URL. */
function errorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[A-Z][A-Z0-9_]*$/.test(cause.code))
      return cause.code;
  }
  return "no code";
}
