import type { FC } from "hono/jsx";
import type { LedgerEntry } from "../../../usage/usage-store.js";
import { Card, EmptyState } from "../../components/card.js";
import { formatNumber, Time } from "../../components/format.js";
import { PageLinks } from "../../components/page-links.js";
import { operatorPath } from "../../components/paths.js";
import { type Column, RowsTable } from "../../components/rows-table.js";
import { CustomerLayout, type CustomerProps } from "./customer-layout.js";

/** Properties of {@link LedgerPage}. */
export interface LedgerPageProps extends CustomerProps {
  readonly entries: readonly LedgerEntry[];
  /** The cursor of the next page; undefined on the last page. */
  readonly older: string | undefined;
  readonly isFirst: boolean;
}

/** The credit ledger of one account, for operators. */
export const LedgerPage: FC<LedgerPageProps> = ({ assets, viewer, account, entries, older, isFirst }) => {
  const path = `${operatorPath(account.id)}/credits`;
  return (
    <CustomerLayout assets={assets} viewer={viewer} account={account} page="credits">
      <Card
        title="Credit ledger"
        id="ledger"
        description={`Every credit added or taken. Balance: ${formatNumber(account.credits)}, of which ${formatNumber(account.grantedCredits)} granted.`}
      >
        {entries.length === 0 ? (
          <EmptyState text="No entries yet." />
        ) : (
          <RowsTable columns={columnsOf(viewer.profile.timeZone)} rows={entries} />
        )}
        <PageLinks
          newest={isFirst ? undefined : path}
          older={older && `${path}?${new URLSearchParams({ before: older })}`}
        />
      </Card>
    </CustomerLayout>
  );
};

const KINDS: Readonly<Record<LedgerEntry["kind"], string>> = {
  allocation: "Monthly credits",
  charge: "Request",
  grant: "Grant",
  lapse: "Expired",
  refund: "Refund",
};

const columnsOf = (zone: string): readonly Column<LedgerEntry>[] => [
  { title: "Time", cell: ({ at }) => <Time at={at} zone={zone} /> },
  {
    title: "Entry",
    cell: ({ kind, endpoint, reason }) => (
      <span class="change">
        <b>{KINDS[kind]}</b>
        <span class="quiet">{endpoint ?? reason}</span>
      </span>
    ),
  },
  {
    title: "Credits",
    isNumber: true,
    cell: ({ amount }) => (amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount).replace("-", "−")),
  },
  { title: "Taken from", cell: ({ pot }) => (pot === "allocation" ? "Monthly" : "Granted") },
  {
    title: "Request",
    cellClass: "ids",
    cell: ({ requestId }) => (requestId ? <code>{requestId}</code> : "–"),
  },
];
