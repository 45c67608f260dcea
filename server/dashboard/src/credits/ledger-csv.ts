import type { LedgerQuery, UsageStore } from "@chart/accounts";
import { localTime } from "@chart/base";
import type { NextSlice } from "../base/exports.js";
import { csvSlices, SLICE_SIZE } from "../export/csv.js";
import { ENTRY_NAMES } from "./ledger-table.js";

/** Creates the slices of an export of the ledger. */
export function ledgerSlices(
  usage: Pick<UsageStore, "listLedger">,
  query: Omit<LedgerQuery, "limit">,
  zone: string,
): NextSlice {
  return csvSlices(
    ["time_utc", `time (${zone})`, "entry", "endpoint", "credits", "pot", "reason", "request_id"],
    undefined,
    async (before: LedgerQuery["before"]) => {
      const rows = await usage.listLedger({ ...query, before, limit: SLICE_SIZE });
      const last = rows.length < SLICE_SIZE ? undefined : rows.at(-1);
      return { rows, next: last && { at: last.at.toISOString(), id: last.id } };
    },
    ({ at, kind, endpoint, amount, pot, reason, requestId }) => [
      at.toISOString(),
      localTime(at, zone).toISOString().slice(0, 19).replace("T", " "),
      ...[ENTRY_NAMES[kind], endpoint, amount, pot, reason, requestId],
    ],
  );
}
