import { ChartApiError } from "./api-error.js";
import { isObject } from "./read-response.js";
import type { ChartBatchResult } from "./schemas.generated.js";
import {
  type ClientOptions,
  jsonOf,
  type PaidCallOptions,
  type Reply,
  randomKey,
  send,
} from "./transport.js";
import type { BatchBirth, BatchItem } from "./types.js";

/** Settings of a batch. */
export interface BatchOptions extends Omit<PaidCallOptions, "idempotencyKey"> {
  /**
   * Name of this batch, such as `import-2026-11-26`, at most 240 characters. Its requests get the keys `<key>-0`, `<key>-1`
   * and so on, so that within 24 hours you can run the same batch again: what was charged is not charged twice.
   */
  readonly key?: string | undefined;
  /** Receives the facts of each response, such as the credits that are left. */
  readonly onResponse?: ((meta: Reply["meta"]) => void) | undefined;
}

/** Maximum number of births in a request of the service. */
const MAX_BIRTHS = 500;
const MAX_BODY_BYTES = 256 * 1024;
const BODY_START = '{"births":[';
const BODY_END = "]}";

interface Part {
  /** Index of the part's first birth in the whole list. */
  readonly start: number;
  readonly births: readonly string[];
  /** Size of the request's body. Only a single birth can exceed the limit. */
  readonly bytes: number;
}

/** Sends births part by part, and yields an item for each of them in their order. Holds one part in memory. */
export async function* sendBatch(
  client: ClientOptions,
  births: Iterable<BatchBirth> | AsyncIterable<BatchBirth>,
  { key = randomKey(), onResponse, ...options }: BatchOptions,
): AsyncGenerator<BatchItem, void, undefined> {
  let number = 0;
  for await (const part of partsOf(births)) {
    const idempotencyKey = `${key}-${number++}`;
    if (part.bytes > MAX_BODY_BYTES) {
      yield { index: part.start, errorCode: "REQUEST_TOO_LARGE", message: "The birth exceeds 256 KiB." };
      continue;
    }
    const body = BODY_START + part.births.join(",") + BODY_END;
    const request = { path: "/v2/charts/batch", body, waitsForRateLimit: true };
    const { data, meta } = await send(client, request, { ...options, idempotencyKey });
    const items = itemsOf(data, part.births.length);
    if (items === undefined) throw foreignItems(meta);
    onResponse?.(meta);
    for (const item of items) yield inWholeList(item, part.start);
  }
}

/** Returns the items of a response; undefined unless they are one for each birth, in their order. */
function itemsOf(data: unknown, count: number): ChartBatchResult["items"] | undefined {
  const { items } = data as { readonly items?: unknown };
  if (!Array.isArray(items) || items.length !== count) return undefined;
  return items.every(isItem) ? items : undefined;
}

function isItem(item: unknown, index: number): boolean {
  if (!isObject(item)) return false;
  const { index: own, chart, errorCode, message } = item as Readonly<Record<string, unknown>>;
  const isFailure = typeof errorCode === "string" && typeof message === "string";
  return own === index && (isObject(chart) || isFailure);
}

function foreignItems({ requestId, idempotencyKey }: Reply["meta"]): ChartApiError {
  return new ChartApiError("The response with status 200 has not one item for each birth.", {
    ...{ code: "UNEXPECTED_RESPONSE", status: 200, retryAfterSeconds: undefined },
    ...{ requestId, idempotencyKey, charged: "unknown" },
  });
}

/** Returns an item of a part by its index in the whole list. Its message names fields without the index in the part. */
function inWholeList(item: ChartBatchResult["items"][number], start: number): BatchItem {
  const index = start + item.index;
  if ("chart" in item && isObject(item.chart)) return { ...item, index };
  const { message, ...failed } = item as Exclude<typeof item, { chart: unknown }>;
  return { ...failed, index, message: message.replaceAll(/\bbirths\[\d+\](?:: |\.)/g, "") };
}

/** Splits births into parts of one request each. The same births make the same parts, which resuming relies on. */
async function* partsOf(births: Iterable<BatchBirth> | AsyncIterable<BatchBirth>): AsyncGenerator<Part> {
  const encoder = new TextEncoder();
  const emptyBytes = BODY_START.length + BODY_END.length;
  let part: string[] = [];
  let bytes = emptyBytes;
  let start = 0;
  for await (const birth of births) {
    const text = textOf(birth);
    const length = encoder.encode(text).length + 1;
    if (part.length === MAX_BIRTHS || (part.length > 0 && bytes + length > MAX_BODY_BYTES)) {
      yield { start, births: part, bytes };
      start += part.length;
      part = [];
      bytes = emptyBytes;
    }
    part.push(text);
    bytes += length;
  }
  if (part.length > 0) yield { start, births: part, bytes };
}

/**
 * Writes a birth as JSON. The service refuses a whole list with anything else than objects, so such a row becomes an empty
 * birth, which fails by itself.
 */
function textOf(birth: unknown): string {
  try {
    const text = jsonOf(birth) as string | undefined;
    return text?.startsWith("{") ? text : "{}";
  } catch {
    return "{}";
  }
}
