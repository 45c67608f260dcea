import { type AccountOrder, type ListedAccount, monthName } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Badge } from "../components/badge.js";
import { Card, EmptyState } from "../components/card.js";
import { Field, SelectField } from "../components/field.js";
import { FilterBar } from "../components/filter-bar.js";
import { EmailAddress, formatNumber, Time, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { operatorPath } from "../components/paths.js";
import { PlanName, StatusPill } from "../components/plan-name.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import { type ListChoice, listPath, sortPath } from "./list-links.js";

export const AccountsPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly choice: ListChoice;
  readonly accounts: readonly ListedAccount[];
  /** Accounts with a key that ends in the four letters of the search. */
  readonly byKey: readonly ListedAccount[];
  readonly hasMore: boolean;
  readonly now: Date;
  /** Number of accounts that match, such as "126" or "1,000+". */
  readonly count: string;
}> = (props) => {
  const { assets, viewer, choice, accounts, byKey, hasMore, count, now } = props;
  const zone = viewer.profile.timeZone;
  const isSearch = choice.text !== "";
  const isOnlyKey = byKey.length > 0 && accounts.length === 0;
  const last = accounts.at(-1);
  const columns = columnsOf(zone, isSearch ? undefined : choice);
  return (
    <PageLayout title="Accounts" section="operator" assets={assets} viewer={viewer}>
      <PageHeader
        title="Accounts"
        description={isOnlyKey ? "Found by the end of an API key" : countText(count, isSearch)}
      >
        <a class="button" href="/dashboard/operator/invite">
          Invite someone
        </a>
      </PageHeader>
      <section class="card stack" aria-label="Accounts">
        <FilterBar action="/dashboard/operator" isFiltered={isSearch} button="Search">
          <Field
            label="Search"
            name="q"
            type="search"
            value={choice.text}
            hint="Start of an email address, account ID, or end of an API key"
            isOptional
          />
          <div class="sort-choice">
            <SelectField label="Sort by" name="sort" options={SORTS} value={sortValue(choice)} />
          </div>
        </FilterBar>
        {byKey.length > 0 && (
          <>
            <h2 class="label">API key ends in {choice.text}</h2>
            <RowsTable columns={columnsOf(zone, undefined)} rows={byKey} variant="accounts" />
            {!isOnlyKey && <h2 class="label">Email address starts with {choice.text}</h2>}
          </>
        )}
        {isOnlyKey ? null : accounts.length === 0 ? (
          <EmptyState
            text={isSearch ? "No account matches this search." : "There are no accounts on this page."}
          >
            <a class="button plain" href="/dashboard/operator">
              Show all accounts
            </a>
          </EmptyState>
        ) : (
          <RowsTable columns={columns} rows={accounts} variant="accounts" />
        )}
        {(choice.after !== undefined || hasMore) && (
          <nav class="actions" aria-label="Pages">
            {choice.after !== undefined && (
              <a class="button plain slim" href={listPath(choice)}>
                First page
              </a>
            )}
            {hasMore && last !== undefined && (
              <a class="button plain slim" href={listPath(choice, last)} rel="next">
                Next page
              </a>
            )}
          </nav>
        )}
      </section>
      {!isSearch && <UsageCard now={now} />}
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

/** Months whose usage is offered: this one and the year before it. */
const MONTHS = 13;

const UsageCard: FC<{ readonly now: Date }> = ({ now }) => (
  <Card
    title="Usage by month"
    id="usage"
    description="Charged requests and credits of each account, to bill them."
  >
    <FilterBar action="/dashboard/operator/usage.csv" isFiltered={false} button="Export CSV">
      <SelectField label="Month (UTC)" name="month" options={monthOptions(now)} value={monthName(now)} />
    </FilterBar>
  </Card>
);

function monthOptions(now: Date): readonly { readonly value: string; readonly label: string }[] {
  return Array.from({ length: MONTHS }, (_, ago) => {
    const value = monthName(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)));
    return { value, label: value };
  });
}

const countText = (count: string, isSearch: boolean) =>
  isSearch ? `${count} with an address or ID like this` : count === "1" ? "1 account" : `${count} accounts`;

const SORTS = [
  { value: "created-desc", label: "Newest first" },
  { value: "created-asc", label: "Oldest first" },
  { value: "used-desc", label: "Latest request first" },
  { value: "used-asc", label: "Longest inactive first" },
  { value: "credits-desc", label: "Most credits first" },
  { value: "credits-asc", label: "Fewest credits first" },
  { value: "email-asc", label: "Email address, A to Z" },
  { value: "email-desc", label: "Email address, Z to A" },
];

const sortValue = ({ order, isDescending }: ListChoice) => `${order}-${isDescending ? "desc" : "asc"}`;

/** Columns of the table; without a choice, their headings do not sort. */
function columnsOf(zone: string, choice: ListChoice | undefined): readonly Column<ListedAccount>[] {
  const sort = (order: AccountOrder) =>
    choice && {
      href: sortPath(choice, order),
      direction:
        choice.order !== order
          ? undefined
          : choice.isDescending
            ? ("descending" as const)
            : ("ascending" as const),
    };
  return [
    {
      title: "Account",
      sort: sort("email"),
      cellClass: "address",
      cell: ({ id, email }) => (
        <a href={operatorPath(id)}>
          <EmailAddress address={email} />
        </a>
      ),
    },
    {
      title: "Plan",
      cell: ({ plan, role }) =>
        role === "operator" ? <Badge tone="info">Operator</Badge> : <PlanName plan={plan} />,
    },
    {
      title: "Status",
      cell: ({ status, isInvited }) => <StatusPill status={status} isInvited={isInvited} />,
    },
    {
      title: "Credits",
      sort: sort("credits"),
      isNumber: true,
      cell: ({ credits, role }) => (role === "operator" ? "–" : formatNumber(credits)),
    },
    {
      title: "Last request",
      sort: sort("used"),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Time at={lastUsedAt} zone={zone} /> : "Never"),
    },
    { title: "Created", sort: sort("created"), cell: ({ createdAt }) => <Time at={createdAt} zone={zone} /> },
  ];
}
