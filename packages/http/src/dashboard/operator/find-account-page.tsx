import type { FC } from "hono/jsx";
import type { AccountSummary } from "../../accounts/account-store.js";
import type { Assets } from "../assets.js";
import { EmptyState } from "../components/card.js";
import { Field } from "../components/field.js";
import { FilterBar } from "../components/filter-bar.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { operatorPath } from "../components/paths.js";
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
    <PageHeader title="Accounts" description="Everyone who can use the API." />
    <section class="card stack" aria-label="Find accounts">
      <FilterBar action="/dashboard/operator" button="Search" isFiltered={text !== ""}>
        <Field label="Search by email address or ID" name="q" type="search" value={text} isOptional />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState text="No accounts match this search." />
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
