import type { LedgerEntry } from "@chart/accounts";
import type { FC } from "hono/jsx";
import { ClockTime, formatNumber } from "../components/format.js";
import { type Column, RowsTable } from "../components/rows-table.js";

export const ENTRY_NAMES: Readonly<Record<LedgerEntry["kind"], string>> = {
  allocation: "Monthly credits",
  charge: "Call",
  grant: "Grant",
  lapse: "Expired",
  refund: "Refund",
};

/** A table of ledger entries, newest first, for the pages of their owner and of operators. */
export const LedgerTable: FC<{
  readonly entries: readonly LedgerEntry[];
  readonly zone: string;
  /** Path of the page that has a page below it for each request. */
  readonly requestsPath: string;
}> = ({ entries, zone, requestsPath }) => (
  <RowsTable columns={columnsOf(zone, requestsPath)} rows={entries} variant="ledger" />
);

const columnsOf = (zone: string, requestsPath: string): readonly Column<LedgerEntry>[] => [
  { title: "Entry", cellClass: "entry", cell: ({ kind }) => ENTRY_NAMES[kind] },
  {
    title: "Details",
    cell: (entry) =>
      entry.kind === "charge" ? <span class="mono">{entry.endpoint ?? "Not recorded"}</span> : entry.reason,
  },
  {
    title: "Request",
    cell: ({ requestId }) =>
      requestId && (
        <a class="id" href={`${requestsPath}?id=${requestId}`}>
          {requestId}
        </a>
      ),
  },
  {
    title: "Credits",
    isNumber: true,
    cell: ({ amount }) =>
      amount > 0 ? (
        <strong class="added">{`+${formatNumber(amount)}`}</strong>
      ) : (
        <SpentCredits amount={amount} />
      ),
  },
  { title: "Time", isNumber: true, cell: ({ at }) => <ClockTime at={at} zone={zone} /> },
];

/** Credits taken, quieter than those added: nearly every row has one. */
const SpentCredits: FC<{ readonly amount: number }> = ({ amount }) => (
  <span class="quiet">{amount === 0 ? "0" : `−${formatNumber(-amount)}`}</span>
);
