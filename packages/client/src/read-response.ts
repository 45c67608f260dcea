import type { ChartApiErrorFacts } from "./api-error.js";
import type { FailureCode } from "./types.js";

/** Media type of a picture. */
export type PictureType = "image/svg+xml" | "image/png";

/** Outcome of a try that got a result. */
export interface Success {
  readonly body: Uint8Array;
  /** Result within the body; undefined for pictures. */
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

const RETRIED_STATUSES = [408, 409, 429, 500, 502, 503, 504];

/**
 * Reads a whole response.
 *
 * @param accept Type of a picture that was asked for; undefined for JSON.
 */
export function readResponse(
  response: Response,
  body: Uint8Array,
  accept: PictureType | undefined,
): Success | Failure {
  const { status, headers } = response;
  const type = headers.get("Content-Type") ?? "";
  if (status === 200 && accept !== undefined && type.startsWith(accept) && isWhole(body, accept)) {
    return { body, data: undefined, headers };
  }

  const json = parsed(body);
  if (status === 200 && accept === undefined && json?.success === true)
    return { body, data: json.data, headers };

  const facts = {
    status,
    retryAfterSeconds: secondsOf(headers.get("Retry-After"), headers.get("Date")),
    requestId: headers.get("X-Request-Id") ?? undefined,
  };
  if (typeof json?.errorCode === "string" && json.errorCode !== "") {
    const isRetried = RETRIED_STATUSES.includes(status);
    return { ...facts, code: json.errorCode as FailureCode, message: String(json.message), isRetried };
  }
  // JSON that cannot be read, and a picture without its end, were cut off on their way.
  const isCut = status === 200 && type.startsWith(accept ?? "application/json") && json === undefined;
  const code = isCut ? "NO_RESPONSE" : "UNEXPECTED_RESPONSE";
  const message = isCut
    ? "No response from the service: it was cut off."
    : `The response with status ${status} is not one of the API. Check baseUrl, and what stands before the service.`;
  return { ...facts, code, message, isRetried: isCut || RETRIED_STATUSES.includes(status) };
}

/** Checks that a picture is complete: without Content-Length, a cut connection looks like the end of the response. */
function isWhole(body: Uint8Array, accept: PictureType): boolean {
  const end = new TextDecoder("latin1").decode(body.subarray(-16));
  return accept === "image/png" ? end.includes("IEND") : end.trimEnd().endsWith("</svg>");
}

interface Envelope {
  readonly success?: unknown;
  readonly data?: unknown;
  readonly errorCode?: unknown;
  readonly message?: unknown;
}

/** Parses JSON; returns undefined for anything else than an object. */
function parsed(body: Uint8Array): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads `Retry-After`: seconds, or a date, which is compared with the server's own clock. */
function secondsOf(retryAfter: string | null, date: string | null): number | undefined {
  // A proxy may repeat the header, which then reads `5, 5`.
  const [, seconds] = /^(\d+)(?:$|,)/.exec(retryAfter ?? "") ?? [];
  if (seconds !== undefined) return Number(seconds);
  if (!retryAfter?.endsWith("GMT")) return undefined;
  const ms = Date.parse(retryAfter) - (Date.parse(date ?? "") || Date.now());
  return Number.isNaN(ms) ? undefined : Math.max(0, ms / 1000);
}
