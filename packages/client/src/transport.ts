import { ChartApiError } from "./api-error.js";
import type { Format } from "./formats.generated.js";
import { type ResponseMeta, readMeta } from "./meta.js";
import { type Failure, readResponse, type Success } from "./read-response.js";

/** Settings of a client. */
export interface ClientOptions {
  /** Address of the service, such as `https://charts.example.com`, or of your proxy in front of it. */
  readonly baseUrl: string;
  /** Your API key. Leave it out behind a proxy of your own that adds it. */
  readonly apiKey?: string | undefined;
  /**
   * Key for looking up a `location`, `"any"` by default: right for services that look places up themselves. Where the
   * operator has chosen Google, it is your own key for its Geocoding API.
   */
  readonly geocodeKey?: string | undefined;
  /** Milliseconds for each try, until the whole response has arrived; 30,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for a call with all its tries and waits, or for each request of a batch; 120,000 by default. */
  readonly totalTimeoutMs?: number | undefined;
  /** Number of tries of a call, 5 by default. 1 turns retries off. */
  readonly maxTries?: number | undefined;
  /** First word of the service's own headers, `Chart` by default. */
  readonly headerPrefix?: string | undefined;
  /** Sends the requests; the global `fetch` by default. It must end when its signal is aborted. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Settings of one call. */
export interface CallOptions extends Pick<ClientOptions, "timeoutMs" | "totalTimeoutMs" | "maxTries"> {
  /** Ends the call with the code `ABORTED`. */
  readonly signal?: AbortSignal | undefined;
}

/** Settings of one call that may cost a credit. */
export interface PaidCallOptions extends CallOptions {
  /**
   * `Idempotency-Key` of the call: 1 to 255 visible ASCII characters, random by default. Within 24 hours, the same call
   * with the same key gets the same result and costs nothing more.
   */
  readonly idempotencyKey?: string | undefined;
}

export interface ApiRequest {
  readonly path: string;
  /** Undefined members are left out; a list is joined by commas. */
  readonly query?: object | undefined;
  /** JSON text of a POST request; undefined for a GET request, which costs nothing. */
  readonly body?: string | undefined;
  /** Media type of the response, JSON by default. */
  readonly accept?: Format | undefined;
  /** True if a 429 is no try: the call waits for the rate limit as long as its total time allows. */
  readonly waitsForRateLimit?: boolean | undefined;
}

/** A response of the API that is no failure. */
export interface Reply {
  readonly body: Uint8Array;
  /** Result within the body; undefined in another format than JSON. */
  readonly data: unknown;
  readonly meta: ResponseMeta;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
/** Minimum time for a retry. A shorter one would time out before its response arrives. */
const MIN_TRY_MS = 1000;
/** Longest time that timers of all runtimes can measure, about 25 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The random part of a wait is up to 1 s after the first try, and doubles this often. */
const MAX_DOUBLINGS = 4;

/**
 * Sends a request until it succeeds, cannot succeed, or has failed as often as it may. All tries have the same
 * `Idempotency-Key`, so that they are charged once.
 *
 * @throws {ChartApiError} If the call failed or was aborted.
 * @throws {TypeError} If `baseUrl` or a key is not valid in a request.
 */
export async function send(
  client: ClientOptions,
  request: ApiRequest,
  options: PaidCallOptions = {},
): Promise<Reply> {
  const { signal } = options;
  const isPaid = request.body !== undefined;
  const idempotencyKey = isPaid ? (options.idempotencyKey ?? randomKey()) : undefined;
  if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) {
    throw new TypeError("The idempotency key must have 1 to 255 visible ASCII characters, without spaces.");
  }
  const url = urlOf(client, request);
  const headers = headersOf(client, request, idempotencyKey);
  const endMs = performance.now() + (options.totalTimeoutMs ?? client.totalTimeoutMs ?? 120_000);
  const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? 30_000;
  const maxTries = options.maxTries ?? client.maxTries ?? 5;

  // True while every try was answered by an error that is never charged.
  let isFree = true;
  const errorOf = ({ message, cause, ...failure }: Failure) =>
    new ChartApiError(
      message,
      {
        ...{ retryAfterSeconds: undefined, requestId: undefined, ...failure },
        idempotencyKey,
        charged: isFree || !isPaid ? "no" : "unknown",
      },
      cause === undefined ? undefined : { cause },
    );
  const aborted = () => {
    const cause = signal?.reason;
    return errorOf({
      ...{ code: "ABORTED", message: "The call was aborted.", status: 0, isRetried: false, cause },
    });
  };

  for (let sent = 1, tries = 0; ; sent++) {
    if (signal?.aborted) throw aborted();
    const limitMs = Math.max(1, Math.min(timeoutMs, endMs - performance.now(), MAX_TIMER_MS));
    const outcome = await tryOnce(client, url, { request, headers, signal, limitMs });
    if (!("isRetried" in outcome)) {
      const { body, data } = outcome;
      return { body, data, meta: readMeta(outcome.headers, client.headerPrefix ?? "Chart", idempotencyKey) };
    }
    const { status, retryAfterSeconds = 0 } = outcome;
    if (status < 400 || status === 408 || status === 409 || status >= 500) isFree = false;
    if (signal?.aborted) throw aborted();
    if (!(status === 429 && request.waitsForRateLimit)) tries++;
    // While a batch waits for the rate limit as the service asks, the random part does not double.
    const doublings = retryAfterSeconds > 0 ? Math.max(0, tries - 1) : Math.min(sent - 1, MAX_DOUBLINGS);
    const waitMs = 1000 * (retryAfterSeconds + 2 ** doublings * Math.random());
    const isOver = performance.now() + waitMs + MIN_TRY_MS > endMs;
    if (!outcome.isRetried || tries >= maxTries || isOver) throw errorOf(outcome);
    await pause(Math.min(waitMs, MAX_TIMER_MS), signal);
  }
}

function urlOf({ baseUrl }: ClientOptions, { path, query = {} }: ApiRequest): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const search = parameters.size === 0 ? "" : `?${parameters}`;
  const url = baseUrl.replace(/\/+$/, "") + path + search;
  // An address that fetch would take for a failure of the network is a mistake. Browsers resolve a relative one.
  if (!isWeb(url) || /[?#@\\]/.test(baseUrl)) {
    throw new TypeError(
      "baseUrl must be the address of a service, such as https://charts.example.com, without a user, ? or #.",
    );
  }
  return url;
}

/** Checks an address. The error of a runtime could show a password in it. */
function isWeb(url: string): boolean {
  try {
    return /^https?:/.test(new Request(url).url);
  } catch {
    return false;
  }
}

function headersOf(client: ClientOptions, request: ApiRequest, idempotencyKey: string | undefined): Headers {
  const { apiKey, geocodeKey = "any", headerPrefix = "Chart" } = client;
  const headers = new Headers({ Accept: request.accept ?? "application/json" });
  const set = (name: string, value: string) => {
    // The error of a runtime would show the key.
    if (!/^[\x20-\x7e]*$/.test(value)) throw new TypeError(`${name} has characters that no header may have.`);
    headers.set(name, value);
  };
  if (apiKey) set("Authorization", `Bearer ${apiKey}`);
  if (idempotencyKey !== undefined) {
    set("Content-Type", "application/json");
    set("Idempotency-Key", idempotencyKey);
    set(`${headerPrefix}-Geocode-Key`, geocodeKey);
  }
  return headers;
}

interface Try {
  readonly request: ApiRequest;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly limitMs: number;
}

async function tryOnce(client: ClientOptions, url: string, sent: Try): Promise<Success | Failure> {
  const { request, headers, signal, limitMs } = sent;
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, limitMs);
  signal?.addEventListener("abort", end);
  try {
    const response = await (client.fetch ?? fetch)(url, {
      method: request.body === undefined ? "GET" : "POST",
      headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      // A redirect would turn POST into GET, and drop the key.
      redirect: "manual",
      signal: ending.signal,
    });
    return await readResponse(response, request.accept);
  } catch (cause) {
    const reason = ending.signal.aborted ? `nothing within ${Math.round(limitMs)} ms` : reasonOf(cause);
    const message = `No response from the service: ${reason.replace(/\.+$/, "")}.`;
    return { code: "NO_RESPONSE", message, status: 0, isRetried: true, cause };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
  }
}

/** Returns the messages of an error and of its cause: fetch of Node says what failed in the latter. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ""
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}

/** Writes a body without members that are null, which the API takes as absent. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body, (_, value) => (value === null ? undefined : value));
}

/** Returns a random key. `crypto.randomUUID` is absent on pages without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Waits, until the signal ends it. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
  });
}
