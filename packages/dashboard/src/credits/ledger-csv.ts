import { localTime } from "@chart/lib";
import type { LedgerEntry, LedgerQuery, UsageStore } from "@chart/accounts";
import { type Cell, csvLine } from "../export/csv.js";
import type { NextSlice } from "../base/exports.js";
import { ENTRY_NAMES } from "./ledger-table.js";

/** Entries in a slice of an export, which take a few milliseconds and little memory. */
const SLICE_SIZE = 500;

/** Creates the slices of an export of the ledger: a header line and the newest entries first, then older ones. */
export function ledgerSlices(
  usage: Pick<UsageStore, "listLedger">,
  query: Omit<LedgerQuery, "limit">,
  zone: string,
): NextSlice {
  let head = csvLine([
    "time_utc",
    `time (${zone})`,
    "entry",
    "endpoint",
    "credits",
    "pot",
    "reason",
    "request_id",
  ]);
  let before: LedgerQuery["before"];
  let isOver = false;
  return async () => {
    if (isOver) return undefined;
    const entries = await usage.listLedger({ ...query, before, limit: SLICE_SIZE });
    const last = entries.at(-1);
    isOver = last === undefined || entries.length < SLICE_SIZE;
    before = last && { at: last.at.toISOString(), id: last.id };
    const slice = head + entries.map((entry) => csvLine(cellsOf(entry, zone))).join("");
    head = "";
    return slice;
  };
}

function cellsOf(entry: LedgerEntry, zone: string): readonly Cell[] {
  return [
    entry.at.toISOString(),
    localTime(entry.at, zone).toISOString().slice(0, 19).replace("T", " "),
    ENTRY_NAMES[entry.kind],
    entry.endpoint,
    entry.amount,
    entry.pot,
    entry.reason,
    entry.requestId,
  ];
}
