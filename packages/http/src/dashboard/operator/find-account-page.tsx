import type { FC } from "hono/jsx";
import type { AccountSummary } from "../../accounts/account-store.js";
import type { Assets } from "../assets.js";
import { Field } from "../components/field.js";
import { operatorPath, PageLayout } from "../components/page-layout.js";
import { PlanName, StatusPill } from "../components/plan-name.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import type { Viewer } from "../env.js";

/** Properties of {@link FindAccountPage}. */
export interface FindAccountPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** The operator's search text. */
  readonly text: string;
  readonly found: readonly AccountSummary[];
}

/** The operators' first page: a search for accounts by any part of their address or id. */
export const FindAccountPage: FC<FindAccountPageProps> = ({ assets, viewer, text, found }) => (
  <PageLayout title="Accounts" section="operator" assets={assets} viewer={viewer}>
    <div class="head">
      <h1>Accounts</h1>
      <a class="button plain slim" href="/dashboard/operator/audit">
        Audit log
      </a>
    </div>
    <section class="card stack" aria-label="Find accounts">
      <form class="filter" method="get" action="/dashboard/operator">
        <Field label="Search by email address or ID" name="q" type="search" value={text} isOptional />
        <div class="actions">
          <button type="submit">Search</button>
        </div>
      </form>
      {found.length === 0 ? (
        <p class="empty">No accounts match this search.</p>
      ) : (
        <RowsTable columns={COLUMNS} rows={found} />
      )}
    </section>
  </PageLayout>
);

const COLUMNS: readonly Column<AccountSummary>[] = [
  { title: "Account", cell: ({ id, email }) => <a href={operatorPath(id)}>{email}</a> },
  { title: "ID", cellClass: "id", cell: ({ id }) => id },
  { title: "Plan", cell: ({ plan }) => <PlanName plan={plan} /> },
  { title: "Status", cell: ({ status }) => <StatusPill status={status} /> },
];
