/**
 * A fake of the API for tests of programs that use the client: no network, no key, no credit.
 *
 * @module
 */
import type { FailureCode } from "../types.js";
import { ANSWERS, FAILURES } from "./answers.generated.js";

/** A request that the fake has received. */
export interface FakeRequest {
  readonly method: string;
  /** Path with the query, such as `/v2/charts?include=design`. */
  readonly path: string;
  readonly headers: Headers;
  /** The parsed JSON body; undefined for GET requests. */
  readonly body: unknown;
}

/**
 * An answer in place of the recorded one: a failure, a result (of a picture its text or bytes), or none because the
 * connection broke.
 */
export type FakeAnswer =
  | { readonly code: FailureCode; readonly retryAfterSeconds?: number | undefined }
  | { readonly data: unknown; readonly headers?: Readonly<Record<string, string>> }
  | "no response";

/** A fake of the API. */
export interface FakeApi {
  /** Setting `fetch` of the client. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Requests so far, first one first. Each try of a call is one. */
  readonly requests: readonly FakeRequest[];
  /** Sets the answer to the next request that has none yet. Later requests get recorded answers again. */
  answerNext(answer: FakeAnswer): void;
}

/** Creates a fake that answers each operation with the example of the API's documentation. */
export function createFakeApi(): FakeApi {
  const requests: FakeRequest[] = [];
  const answers: FakeAnswer[] = [];
  return {
    requests,
    answerNext: (answer) => answers.push(answer),
    async fetch(url, init) {
      init.signal?.throwIfAborted();
      const { pathname, search } = new URL(url, "http://fake");
      const start = pathname.indexOf("/v2/");
      const path = start === -1 ? pathname : pathname.slice(start);
      const headers = new Headers(init.headers);
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
      requests.push({ method: init.method ?? "GET", path: path + search, headers, body });
      const answer = answers.shift();
      if (answer === "no response") throw new TypeError("fetch failed");
      if (answer !== undefined && "code" in answer) return failure(answer.code, answer.retryAfterSeconds);
      const recorded = ANSWERS[path];
      if (recorded === undefined) return failure("NOT_FOUND");
      const type = headers.get("Accept") ?? "";
      if (type in PICTURES) return picture(type, answer);
      if (answer !== undefined) {
        return json({ ...(recorded as object), data: answer.data }, 200, answer.headers);
      }
      return path === "/v2/charts/batch" ? batch(recorded, body) : json(recorded, 200);
    },
  };
}

function json(value: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const always = { "Content-Type": "application/json", "X-Request-Id": "req_fakefakefakefakefak" };
  return new Response(JSON.stringify(value), { status, headers: { ...always, ...headers } });
}

function failure(code: FailureCode, retryAfterSeconds?: number): Response {
  const { status = 500, message = "Something went wrong." } = FAILURES[code] ?? {};
  const body = { ...ENVELOPE, success: false, message, errorCode: code, type: "", data: null };
  return json(
    body,
    status,
    retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
  );
}

const ENVELOPE = { timestamp: "2026-11-22T12:00:00.000Z" };

/** Smallest pictures of each type. */
const PICTURES: Readonly<Record<string, string>> = {
  "image/svg+xml": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  "image/png": atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  ),
};

function picture(type: string, own: Extract<FakeAnswer, { data: unknown }> | undefined): Response {
  const headers = { "Content-Type": type, ...own?.headers };
  if (own !== undefined) return new Response(own.data as string, { headers });
  const bytes = Uint8Array.from(PICTURES[type] ?? "", (character) => character.charCodeAt(0));
  return new Response(bytes, { headers });
}

/** Answers a batch with the recorded chart for each birth. */
function batch(recorded: unknown, body: unknown): Response {
  const { births } = body as { readonly births: readonly unknown[] };
  const { data } = recorded as {
    readonly data: { readonly items: readonly { readonly chart?: unknown }[] };
  };
  const chart = data.items[0]?.chart;
  const items = births.map((_, index) => ({ index, chart }));
  return json({ ...(recorded as object), data: { items, credits: births.length } }, 200);
}
