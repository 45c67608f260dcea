import type { LedgerEntry, LedgerTotals } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { Child, FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Card, EmptyState, StatCard } from "../components/card.js";
import { DayRangeFields, DayRangeLinks } from "../components/day-range-fields.js";
import { SelectField } from "../components/field.js";
import { FilterBar } from "../components/filter-bar.js";
import { DayOf, formatNumber, ZoneNote } from "../components/format.js";
import { listAddress } from "../components/list-address.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { PageLinks } from "../components/page-links.js";
import { accountPath } from "../components/paths.js";
import { type LedgerFilter, ledgerQuery } from "./ledger-filter.js";
import { LedgerTable } from "./ledger-table.js";

export interface CreditsPageProps extends LedgerListProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
}

export const CreditsPage: FC<CreditsPageProps> = ({ assets, viewer, ...list }) => {
  const { account, profile } = viewer;
  const own = accountPath(account.id);
  const csv = listAddress(`${own}/credits.csv`, ledgerQuery(list.filter));
  return (
    <PageLayout title="Credits" section="credits" assets={assets} viewer={viewer}>
      <PageHeader
        title="Credits"
        description={
          <>
            Your balance, and everything that changed it. Read{" "}
            <a href="/docs/guides/credits">how credits work</a>.
          </>
        }
      >
        <a class="button plain" href={csv} download>
          Export CSV
        </a>
      </PageHeader>
      <div class="stats">
        <StatCard label="Credits left" id="credits-left" value={formatNumber(account.credits)} />
        <StatCard label="From your plan" id="allocation-left" value={formatNumber(account.allocationCredits)}>
          <p class="small quiet">
            Renews on <DayOf at={account.renewsAt} zone={profile.timeZone} />
          </p>
        </StatCard>
        <StatCard label="Granted" id="granted" value={formatNumber(account.grantedCredits)}>
          <p class="small quiet">Never expire. Used last.</p>
        </StatCard>
      </div>
      <LedgerList {...list}>
        <a class="button" href={`${own}/quick-start`}>
          Send your first request
        </a>
      </LedgerList>
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

export interface LedgerListProps {
  readonly path: string;
  readonly requestsPath: string;
  readonly zone: string;
  /** The endpoints to filter by. */
  readonly endpointPaths: readonly string[];
  readonly filter: LedgerFilter;
  /** Totals of the range, for all endpoints. */
  readonly totals: LedgerTotals;
  readonly entries: readonly LedgerEntry[];
  /** The cursor of the next page; undefined on the last page. */
  readonly older: string | undefined;
  readonly isFirst: boolean;
}

export const LedgerList: FC<LedgerListProps & { readonly children?: Child }> = (props) => {
  const { path, zone, endpointPaths, filter, totals, entries, older, isFirst, children } = props;
  const address = (more: Record<string, string | number | undefined>) =>
    listAddress(path, { ...ledgerQuery(filter), ...more });
  const { endpoint, range } = filter;
  const isFiltered = endpoint !== "" || range.from !== undefined || range.to !== undefined;
  const links = (
    <DayRangeLinks
      range={range}
      choices={[
        { days: 7, label: "7 days" },
        { days: 30, label: "30 days" },
        { days: 90, label: "90 days" },
        { days: undefined, label: "All" },
      ]}
      hrefOf={(days) => address({ days, first: "", last: "" })}
    />
  );
  return (
    <Card title="History" id="history" action={links}>
      <dl class="totals">
        <div>
          <dt>Spent</dt>
          <dd data-test="spent">{formatNumber(totals.spent)}</dd>
        </div>
        <div>
          <dt>Charged calls</dt>
          <dd data-test="calls">{formatNumber(totals.calls)}</dd>
        </div>
        <div>
          <dt>Added</dt>
          <dd data-test="added">{formatNumber(totals.added)}</dd>
        </div>
        <div>
          <dt>Expired</dt>
          <dd data-test="expired">{formatNumber(totals.expired)}</dd>
        </div>
      </dl>
      <FilterBar action={path} isFiltered={isFiltered}>
        {range.days !== undefined && <input type="hidden" name="days" value={range.days} />}
        <SelectField
          label="Endpoint"
          name="endpoint"
          value={endpoint}
          options={[
            { value: "", label: "All entries" },
            ...endpointPaths.map((value) => ({ value, label: value })),
          ]}
        />
        <DayRangeFields range={range} />
      </FilterBar>
      {entries.length === 0 ? (
        <EmptyState text={isFiltered ? "No entries match these filters." : "No entries yet."}>
          {isFiltered ? (
            <a class="button plain" href={path}>
              Show all entries
            </a>
          ) : (
            children
          )}
        </EmptyState>
      ) : (
        <LedgerTable entries={entries} zone={zone} requestsPath={props.requestsPath} />
      )}
      <PageLinks newest={isFirst ? undefined : address({})} older={older && address({ before: older })} />
    </Card>
  );
};
