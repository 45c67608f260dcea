import type { ChartApiErrorFacts } from "./api-error.js";
import { ENDINGS, type Format } from "./formats.generated.js";
import { firstOf, wholeNumber } from "./header-values.js";
import type { FailureCode } from "./types.js";

/** Bytes of a PNG, as `Blob` and `Response` take them. */
export type PngBytes = Uint8Array & { readonly buffer: ArrayBuffer };

/** Outcome of a try that got a result. */
export interface Success {
  readonly body: Uint8Array;
  /** Result within the body; undefined in another format than JSON. */
  readonly data: unknown;
  readonly headers: Headers;
}

/** Outcome of a try that failed. */
export interface Failure {
  readonly code: ChartApiErrorFacts["code"];
  readonly message: string;
  /** 0 without a response. */
  readonly status: number;
  readonly isRetried: boolean;
  readonly retryAfterSeconds?: number | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** Statuses of failures that may pass. Those from 520 to 524 are a proxy's, for a service that it did not reach. */
const RETRIED_STATUSES = [408, 409, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524];
/** Limit of a decoded body, many times the largest response of the API. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Limit of the objects and lists within each other; the API's are less than ten. */
const MAX_DEPTH = 100;

/**
 * Reads a response.
 *
 * @param accept Format that was asked for; undefined for JSON.
 */
export async function readResponse(
  response: Response,
  accept: Format | undefined,
): Promise<Success | Failure> {
  const { status, headers } = response;
  const facts = {
    status,
    retryAfterSeconds: secondsOf(headers.get("Retry-After"), headers.get("Date")),
    requestId: firstOf(headers.get("X-Request-Id")),
  };
  const isRetried = RETRIED_STATUSES.includes(status);
  const foreign: Failure = {
    ...{ ...facts, code: "UNEXPECTED_RESPONSE", isRetried },
    message: `The response with status ${status} is not one of the API. Check baseUrl, and what stands before the service.`,
  };
  const body = await readBody(response);
  if (body === undefined) return foreign;
  const type = headers.get("Content-Type") ?? "";
  if (status === 200 && accept !== undefined && type.startsWith(accept) && isWhole(body, accept)) {
    return { body, data: undefined, headers };
  }

  const text = new TextDecoder().decode(body);
  if (isTooDeep(text)) return foreign;
  const json = parsed(text);
  if (status === 200 && accept === undefined && json?.success === true && isObject(json.data))
    return { body, data: json.data, headers };

  if (typeof json?.errorCode === "string" && json.errorCode !== "") {
    const message = typeof json.message === "string" ? json.message : json.errorCode;
    return { ...facts, code: json.errorCode as FailureCode, message, isRetried };
  }
  // JSON that cannot be read, and an answer without its end, were cut off on their way.
  const isCut = status === 200 && type.startsWith(accept ?? "application/json") && json === undefined;
  const message = "No response from the service: it was cut off.";
  return isCut ? { ...facts, code: "NO_RESPONSE", message, isRetried: true } : foreign;
}

/** Reads a body, after any decoding; undefined if it is larger than the limit. */
async function readBody(response: Response): Promise<Uint8Array | undefined> {
  // Some runtimes have no streams.
  const reader = response.body?.getReader();
  if (reader === undefined) {
    const whole = new Uint8Array(await response.arrayBuffer());
    return whole.length > MAX_BODY_BYTES ? undefined : whole;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value } = await reader.read();
    if (value === undefined) break;
    length += value.length;
    if (length > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
  const body = new Uint8Array(length);
  let end = 0;
  for (const chunk of chunks) {
    body.set(chunk, end);
    end += chunk.length;
  }
  return body;
}

/** Checks that an answer is complete: without Content-Length, a cut connection looks like the end of the response. */
function isWhole(body: Uint8Array, accept: Format): boolean {
  const end = String.fromCharCode(...body.subarray(-32)).trimEnd();
  // A fake's PNG may have another checksum at its end.
  return end.endsWith(ENDINGS[accept]) || (accept === "image/png" && end.includes("IEND"));
}

interface Envelope {
  readonly success?: unknown;
  readonly data?: unknown;
  readonly errorCode?: unknown;
  readonly message?: unknown;
}

/** Parses JSON; returns undefined for anything else than an object or a list. */
function parsed(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true for an object that is no list. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Checks JSON before it is parsed: some parsers do not survive objects and lists within each other without end. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < text.length && depth <= MAX_DEPTH; i++) {
    const character = text[i];
    if (character === '"') isInText = !isInText;
    else if (isInText) i += character === "\\" ? 1 : 0;
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
  }
  return depth > MAX_DEPTH;
}

/** Reads `Retry-After`: seconds, or a date, which is compared with the server's own clock. */
function secondsOf(retryAfter: string | null, date: string | null): number | undefined {
  const seconds = wholeNumber(retryAfter);
  if (seconds !== undefined) return seconds;
  const [thenMs, nowMs] = [timestamp(retryAfter), timestamp(date)];
  return thenMs === undefined ? undefined : Math.max(0, (thenMs - (nowMs ?? Date.now())) / 1000);
}

/** Reads a date of HTTP, such as `Sat, 28 Nov 2026 17:00:00 GMT`; languages differ in what else they read. */
function timestamp(date: string | null): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/.test(
    date ?? "",
  );
  return isDate ? Date.parse(date ?? "") || undefined : undefined;
}
