import type { FC } from "hono/jsx";
import type { LedgerEntry } from "../../usage/usage-store.js";
import type { Assets } from "../assets.js";
import { EmptyState } from "../components/card.js";
import { Field, SelectField } from "../components/field.js";
import { FilterBar } from "../components/filter-bar.js";
import { formatNumber, Time, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { PageLinks } from "../components/page-links.js";
import { accountPath } from "../components/paths.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import type { Viewer } from "../env.js";

/** The ledger filter; an empty member does not filter. */
interface UsageFilter {
  readonly endpoint: string;
  /** YYYY-MM-DD, in the account's zone. */
  readonly day: string;
}

/** Properties of {@link UsagePage}. */
export interface UsagePageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** The endpoints to filter by. */
  readonly endpointPaths: readonly string[];
  readonly filter: UsageFilter;
  /** Error message for an invalid day. */
  readonly dayFault: string | undefined;
  readonly entries: readonly LedgerEntry[];
  /** The cursor of the next page; undefined on the last page. */
  readonly older: string | undefined;
  /** True on the first page, which has the newest entries. */
  readonly isFirst: boolean;
}

/** The display name of each kind of entry. */
export const ENTRY_NAMES: Readonly<Record<LedgerEntry["kind"], string>> = {
  allocation: "Monthly credits",
  charge: "Call",
  grant: "Grant",
  lapse: "Expired",
  refund: "Refund",
};

/** The page of an account's ledger: its calls and the changes of its credits. */
export const UsagePage: FC<UsagePageProps> = (props) => {
  const { assets, viewer, endpointPaths, filter, dayFault, entries, older, isFirst } = props;
  const path = `${accountPath(viewer.account.id)}/usage`;
  const query = (more: Record<string, string>) => {
    const present = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== "");
    return present.length === 0 ? "" : `?${new URLSearchParams(present)}`;
  };
  const isFiltered = filter.endpoint !== "" || filter.day !== "";
  return (
    <PageLayout title="Credits" section="usage" assets={assets} viewer={viewer}>
      <PageHeader title="Credits" description="Calls and every other change of your credits.">
        <a class="button plain" href={`${path}.csv${query({})}`} download>
          Export CSV
        </a>
      </PageHeader>
      <section class="card stack" aria-label="Credit history">
        <FilterBar action={path} isFiltered={isFiltered}>
          <SelectField
            label="Endpoint"
            name="endpoint"
            value={filter.endpoint}
            options={[
              { value: "", label: "All entries" },
              ...endpointPaths.map((endpoint) => ({ value: endpoint, label: endpoint })),
            ]}
          />
          <Field label="Day" name="day" type="date" value={filter.day} fault={dayFault} isOptional />
        </FilterBar>
        {entries.length === 0 ? (
          <EmptyState text={isFiltered ? "No entries match this filter." : "No activity yet."} />
        ) : (
          <RowsTable columns={ledgerColumns(viewer.profile.timeZone)} rows={entries} variant="ledger" />
        )}
        <PageLinks
          newest={isFirst ? undefined : `${path}${query({})}`}
          older={older && `${path}${query({ before: older })}`}
        />
      </section>
      <ZoneNote zone={viewer.profile.timeZone} />
    </PageLayout>
  );
};

const ledgerColumns = (zone: string): readonly Column<LedgerEntry>[] => [
  { title: "Time", cell: ({ at }) => <Time at={at} zone={zone} /> },
  { title: "Entry", cell: ({ kind }) => ENTRY_NAMES[kind] },
  {
    title: "Details",
    cell: (entry) => (entry.kind === "charge" ? <ChargeDetails entry={entry} /> : entry.reason),
  },
  {
    title: "Credits",
    isNumber: true,
    cell: ({ amount }) => (amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount)),
  },
];

const ChargeDetails: FC<{ readonly entry: LedgerEntry }> = ({ entry }) => (
  <span>
    <span class="mono">{entry.endpoint ?? "Not recorded"}</span>
    <br />
    <span class="id quiet">{entry.requestId}</span>
  </span>
);
