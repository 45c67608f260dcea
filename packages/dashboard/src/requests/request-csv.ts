import { localTime } from "@chart/lib";
import type { KeptRequest, RequestLogStore, RequestQuery } from "@chart/accounts";
import { type Cell, csvLine } from "../export/csv.js";
import type { NextSlice } from "../base/exports.js";

/** Requests in a slice of an export, which take a few milliseconds and little memory. */
const SLICE_SIZE = 500;

/** Creates the slices of an export of requests: a header line and the newest requests first, then older ones. */
export function requestSlices(
  log: Pick<RequestLogStore, "list">,
  query: Omit<RequestQuery, "limit">,
  zone: string,
): NextSlice {
  let head = csvLine([
    ...["time_utc", `time (${zone})`, "request_id", "method", "endpoint", "status", "error_code"],
    ...["duration_ms", "key", "credits"],
  ]);
  let before = query.before;
  let isOver = false;
  return async () => {
    if (isOver) return undefined;
    const { requests, next } = await log.list({ ...query, before, limit: SLICE_SIZE });
    isOver = next === undefined;
    before = next;
    const slice = head + requests.map((request) => csvLine(cellsOf(request, zone))).join("");
    head = "";
    return slice;
  };
}

function cellsOf(request: KeptRequest, zone: string): readonly Cell[] {
  return [
    request.at.toISOString(),
    localTime(request.at, zone).toISOString().slice(0, 19).replace("T", " "),
    request.id,
    request.method,
    request.route,
    request.status,
    request.code,
    request.durationUs / 1000,
    request.keyName,
    request.credits,
  ];
}
