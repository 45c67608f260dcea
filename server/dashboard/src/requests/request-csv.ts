import type { RequestLogStore, RequestQuery } from "@chart/accounts";
import { localTime } from "@chart/base";
import type { NextSlice } from "../base/exports.js";
import { csvSlices, SLICE_SIZE } from "../export/csv.js";

/** Creates the slices of an export of requests. */
export function requestSlices(
  log: Pick<RequestLogStore, "list">,
  query: Omit<RequestQuery, "limit">,
  zone: string,
): NextSlice {
  return csvSlices(
    [
      ...["time_utc", `time (${zone})`, "request_id", "method", "endpoint", "status", "error_code"],
      ...["duration_ms", "key", "credits"],
    ],
    query.before,
    async (before) => {
      const { requests: rows, next } = await log.list({ ...query, before, limit: SLICE_SIZE });
      return { rows, next };
    },
    ({ at, id, method, route, status, code, durationUs, keyName, credits }) => [
      at.toISOString(),
      localTime(at, zone).toISOString().slice(0, 19).replace("T", " "),
      ...[id, method, route, status, code, durationUs / 1000, keyName, credits],
    ],
  );
}
