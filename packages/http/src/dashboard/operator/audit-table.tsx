import type { FC } from "hono/jsx";
import type { KeptAuditEntry } from "../../accounts/audit-entry.js";
import { EmptyState } from "../components/card.js";
import { Time } from "../components/format.js";
import { operatorPath } from "../components/paths.js";
import { type Column, RowsTable } from "../components/rows-table.js";

/** Audit entries of one account, or of all accounts with links to them. */
export const AuditTable: FC<{
  readonly entries: readonly KeptAuditEntry[];
  readonly zone: string;
  readonly linksAccounts?: boolean;
}> = ({ entries, zone, linksAccounts }) => {
  if (entries.length === 0) return <EmptyState text="No changes yet." />;
  const columns: readonly Column<KeptAuditEntry>[] = [
    { title: "Time", cell: ({ at }) => <Time at={at} zone={zone} /> },
    { title: "Who", cell: ({ actor }) => actor },
    { title: "What", cell: (entry) => <Change entry={entry} /> },
    linksAccounts
      ? {
          title: "Account and request ID",
          shortTitle: "IDs",
          cellClass: "ids",
          cell: (entry) => <Ids entry={entry} />,
        }
      : { title: "Request ID", cellClass: "ids", cell: requestOf },
  ];
  return <RowsTable columns={columns} rows={entries} />;
};

const Change: FC<{ readonly entry: KeptAuditEntry }> = ({ entry }) => (
  <span>
    <strong>{entry.action}</strong> {entry.detail}
  </span>
);

const Ids: FC<{ readonly entry: KeptAuditEntry }> = ({ entry }) => (
  <span>
    {entry.accountId && (
      <>
        <a href={operatorPath(entry.accountId)}>{entry.accountId}</a>
        <br />
      </>
    )}
    {requestOf(entry)}
  </span>
);

/** The request's id; the admin command changes accounts without a request. */
function requestOf({ requestId }: KeptAuditEntry): string {
  return requestId ?? "No request";
}
