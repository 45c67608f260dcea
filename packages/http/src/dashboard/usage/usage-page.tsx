import type { FC } from "hono/jsx";
import type { LedgerEntry } from "../../usage/usage-store.js";
import type { Assets } from "../assets.js";
import { Field } from "../components/field.js";
import { formatNumber, Time, ZoneNote } from "../components/format.js";
import { accountPath, PageLayout } from "../components/page-layout.js";
import { PageLinks } from "../components/page-links.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import type { Viewer } from "../env.js";

/** The ledger filter; empty text selects all entries. */
interface UsageFilter {
  readonly endpoint: string;
  /** YYYY-MM-DD, in the account's zone. */
  readonly day: string;
}

export interface UsagePageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly endpointPaths: readonly string[];
  readonly filter: UsageFilter;
  readonly dayFault: string | undefined;
  readonly entries: readonly LedgerEntry[];
  /** The cursor of the next page; undefined on the last page. */
  readonly older: string | undefined;
  readonly isFirst: boolean;
}

/** The display name of each kind of entry. */
export const KINDS: Readonly<Record<LedgerEntry["kind"], string>> = {
  allocation: "Allocation",
  charge: "Call",
  grant: "Grant",
  lapse: "Lapsed",
};

export const UsagePage: FC<UsagePageProps> = (props) => {
  const { assets, viewer, endpointPaths, filter, dayFault, entries, older, isFirst } = props;
  const path = `${accountPath(viewer.account.id)}/usage`;
  const query = (more: Record<string, string>) => {
    const present = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== "");
    return present.length === 0 ? "" : `?${new URLSearchParams(present)}`;
  };
  const isFiltered = filter.endpoint !== "" || filter.day !== "";
  return (
    <PageLayout title="Usage" section="usage" assets={assets} viewer={viewer}>
      <div class="head">
        <h1>Usage</h1>
        <a class="button plain slim" href={`${path}.csv${query({})}`} download>
          Export as CSV
        </a>
      </div>
      <section class="card stack" aria-label="Ledger">
        <form class="filter" method="get" action={path}>
          <div class="field">
            <label for="endpoint">Endpoint</label>
            <select id="endpoint" name="endpoint">
              <option value="">All entries</option>
              {endpointPaths.map((endpoint) => (
                <option value={endpoint} selected={endpoint === filter.endpoint}>
                  {endpoint}
                </option>
              ))}
            </select>
          </div>
          <Field label="Day" name="day" type="date" value={filter.day} fault={dayFault} isOptional />
          <div class="actions">
            <button type="submit">Filter</button>
            {isFiltered && (
              <a class="button plain" href={path}>
                Clear
              </a>
            )}
          </div>
        </form>
        {entries.length === 0 ? (
          <p class="empty">{isFiltered ? "Nothing matches this filter." : "Nothing has been entered yet."}</p>
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
  { title: "Entry", cell: ({ kind }) => KINDS[kind] },
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
    <span class="mono">{entry.endpoint ?? "not recorded"}</span>
    <br />
    <span class="id quiet">{entry.requestId}</span>
  </span>
);
