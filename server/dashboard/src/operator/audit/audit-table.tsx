import type { KeptAuditEntry } from "@chart/accounts";
import type { FC } from "hono/jsx";
import { EmptyState } from "../../components/card.js";
import { EmailAddress, Time } from "../../components/format.js";
import { operatorPath } from "../../components/paths.js";
import { type Column, RowsTable } from "../../components/rows-table.js";
import { ACTION_WORDS, actorWords, detailWords } from "./audit-words.js";

export const AuditTable: FC<{
  readonly entries: readonly KeptAuditEntry[];
  readonly zone: string;
  readonly linksAccounts?: boolean;
  /** Text for a list without entries. */
  readonly none: string;
}> = ({ entries, zone, linksAccounts, none }) => {
  if (entries.length === 0) return <EmptyState text={none} />;
  const account: Column<KeptAuditEntry> = {
    title: "Account",
    cell: ({ accountId, accountEmail }) =>
      accountId ? (
        <a href={operatorPath(accountId)}>
          <EmailAddress address={accountEmail ?? accountId} />
        </a>
      ) : (
        "–"
      ),
  };
  const columns: readonly Column<KeptAuditEntry>[] = [
    { title: "Time", cell: ({ at }) => <Time at={at} zone={zone} /> },
    { title: "Change", cell: (entry) => <Change entry={entry} /> },
    ...(linksAccounts ? [account] : []),
    { title: "By", cell: (entry) => <EmailAddress address={actorWords(entry)} /> },
    {
      title: "Request",
      cell: ({ requestId }) =>
        requestId && (
          <a class="id clip" href={`/dashboard/operator/request?id=${requestId}`}>
            {requestId}
          </a>
        ),
    },
  ];
  return <RowsTable columns={columns} rows={entries} variant="changes" />;
};

const Change: FC<{ readonly entry: KeptAuditEntry }> = ({ entry }) => (
  <span class="change">
    <b>{ACTION_WORDS[entry.action] ?? entry.action}</b>
    <span class="quiet">{detailWords(entry)}</span>
  </span>
);
