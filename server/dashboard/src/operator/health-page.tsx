import type { BusyAccount, StoreFacts } from "@chart/accounts";
import { mergeWindows, type ProcessReport, percentileMs, type RequestWindow } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import { SwitchLinks } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Badge, Banner } from "../components/badge.js";
import { Card, EmptyState, StatCard } from "../components/card.js";
import { EmailAddress, formatNumber, Time, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { operatorPath } from "../components/paths.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import { formatBytes, formatMs, formatShare, formatSpan } from "./health-words.js";

export interface HealthPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** Reports of all processes, the one that answers first. */
  readonly processes: readonly ProcessReport[];
  readonly facts: StoreFacts;
  readonly busiest: readonly BusyAccount[];
  readonly range: "day" | "week";
  readonly now: Date;
}

const PATH = "/dashboard/operator/health";

/** The state of the service: requests, errors, latency, its processes, its store, and who uses it most. */
export const HealthPage: FC<HealthPageProps> = (props) => {
  const { assets, viewer, processes, now } = props;
  const recent = mergeWindows(processes.map(({ lastFiveMinutes }) => lastFiveMinutes));
  const hour = mergeWindows(processes.map(({ lastHour }) => lastHour));
  const zone = viewer.profile.timeZone;
  return (
    <PageLayout title="Health" section="health" assets={assets} viewer={viewer}>
      <PageHeader
        title="Health"
        description="API requests of the last hour, and all that were refused because of overload. Each process counts from its start."
      />
      {recent.refused > 0 && (
        <Banner tone="bad">
          {formatNumber(recent.refused)} requests got a 503 in the last 5 minutes: the service was overloaded,
          had too many PNGs to draw, or could not reach its store.
        </Banner>
      )}
      <div class="stats">
        <StatCard label="Requests, last hour" id="requests" value={formatNumber(hour.requests)}>
          <p class="small quiet">{formatNumber(recent.requests)} in the last 5 minutes</p>
        </StatCard>
        <StatCard
          label="Server errors, last hour"
          id="error-rate"
          value={formatShare(hour.serverErrors + hour.refused, hour.requests)}
        >
          <p class="small quiet">
            {formatNumber(hour.serverErrors)} failed, {formatNumber(hour.refused)} rejected with 503
          </p>
        </StatCard>
        <StatCard
          label="Client errors, last hour"
          id="caller-errors"
          value={formatShare(hour.clientErrors, hour.requests)}
        >
          <p class="small quiet">{formatNumber(hour.clientErrors)} responses with a 4xx status</p>
        </StatCard>
      </div>
      <Card title="Latency" id="latency" description="Time to respond, across all processes.">
        <RowsTable
          columns={LATENCY_COLUMNS}
          rows={[latencyRow("5 minutes", recent), latencyRow("Hour", hour)]}
          isNarrow
        />
      </Card>
      <BusiestCard {...props} />
      <div class="cards">
        <StoreCard {...props} />
        <ServiceCard {...props} />
      </div>
      <Card title="Processes" id="processes" description="Workers and nodes that use this store.">
        <RowsTable columns={processColumns(zone, now)} rows={processes} />
      </Card>
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

interface LatencyRow {
  readonly span: string;
  readonly percentiles: readonly (number | undefined)[];
}

const SHARES = [0.5, 0.95, 0.99];

function latencyRow(span: string, window: RequestWindow): LatencyRow {
  return { span, percentiles: SHARES.map((share) => percentileMs(window, share)) };
}

const LATENCY_COLUMNS: readonly Column<LatencyRow>[] = [
  { title: "Last", cell: ({ span }) => span },
  ...SHARES.map(
    (share, index): Column<LatencyRow> => ({
      title: `p${share * 100}`,
      isNumber: true,
      cell: ({ percentiles }) => formatMs(percentiles[index]),
    }),
  ),
];

const BusiestCard: FC<HealthPageProps> = ({ busiest, range }) => (
  <Card
    title="Busiest accounts"
    id="busiest"
    description="Requests with an API key, counted by the hour."
    action={
      <SwitchLinks
        label="Range"
        links={[
          { label: "24 hours", href: PATH, isCurrent: range === "day" },
          { label: "7 days", href: `${PATH}?range=week`, isCurrent: range === "week" },
        ]}
      />
    }
  >
    {busiest.length === 0 ? (
      <EmptyState text="No requests with a key in this range." />
    ) : (
      <RowsTable columns={BUSIEST_COLUMNS} rows={busiest} isNarrow />
    )}
  </Card>
);

const BUSIEST_COLUMNS: readonly Column<BusyAccount>[] = [
  {
    title: "Account",
    cellClass: "address",
    cell: ({ accountId, email }) => (
      <a href={operatorPath(accountId)}>
        <EmailAddress address={email} />
      </a>
    ),
  },
  { title: "Requests", isNumber: true, cell: ({ calls }) => formatNumber(calls) },
  { title: "Failed", isNumber: true, cell: ({ calls, failed }) => formatShare(failed, calls) },
];

const StoreCard: FC<HealthPageProps> = ({ facts, viewer, now }) => (
  <Card title="Store" id="store">
    <dl class="facts">
      <dt>Engine</dt>
      <dd>{facts.engine === "sqlite" ? "SQLite" : "PostgreSQL"}</dd>
      <dt>Size</dt>
      <dd>{formatBytes(facts.bytes)}</dd>
      <dt>Schema</dt>
      <dd>
        <code>{facts.schema}</code>
      </dd>
      <dt>Last backup</dt>
      <dd>
        <LastBackup facts={facts} zone={viewer.profile.timeZone} now={now} />
      </dd>
    </dl>
  </Card>
);

/** Age from which a backup is too old to be relied on. */
const OLD_BACKUP_MS = 7 * 24 * 60 * 60 * 1000;

const LastBackup: FC<{ facts: StoreFacts; zone: string; now: Date }> = ({ facts, zone, now }) => {
  const { lastBackupAt } = facts;
  if (lastBackupAt === undefined) {
    return (
      <>
        <Badge tone="warn">Never</Badge> <span class="quiet">Run the admin command</span> <code>backup</code>
      </>
    );
  }
  const isOld = now.getTime() - lastBackupAt.getTime() > OLD_BACKUP_MS;
  return (
    <span>
      <Time at={lastBackupAt} zone={zone} /> {isOld && <Badge tone="warn">Old</Badge>}
    </span>
  );
};

/** Version and commit. While nodes are replaced, the report of an older release may lack the commit. */
const releaseOf = ({ version, commit }: ProcessReport) =>
  commit === undefined ? version : `${version} (${commit})`;

const ServiceCard: FC<HealthPageProps> = ({ processes: [answering, ...others] }) => {
  const openCircuits = [answering, ...others].reduce((sum, report) => sum + (report?.openCircuits ?? 0), 0);
  return (
    <Card title="Service" id="service">
      <dl class="facts">
        <dt>Version</dt>
        <dd>{answering && releaseOf(answering)}</dd>
        <dt>Processes</dt>
        <dd>{formatNumber(others.length + 1)}</dd>
        <dt>Geocoder</dt>
        <dd>{answering?.geocoder === "google" ? "Google" : "Gazetteer, built in"}</dd>
        <dt>Circuit breakers</dt>
        <dd>
          {openCircuits === 0 ? (
            <Badge tone="good">All closed</Badge>
          ) : (
            <Badge tone="warn">{formatNumber(openCircuits)} open</Badge>
          )}
        </dd>
      </dl>
    </Card>
  );
};

const processColumns = (zone: string, now: Date): readonly Column<ProcessReport>[] => [
  { title: "Process", cell: ({ host, pid }) => <code>{`${host} ${pid}`}</code> },
  { title: "Version", cell: releaseOf },
  { title: "Running for", cell: ({ startedAt }) => formatSpan(now.getTime() - startedAt.getTime()) },
  { title: "In progress", isNumber: true, cell: ({ inFlight }) => formatNumber(inFlight) },
  { title: "Last hour", isNumber: true, cell: ({ lastHour }) => formatNumber(lastHour.requests) },
  { title: "p95", isNumber: true, cell: ({ lastHour }) => formatMs(percentileMs(lastHour, 0.95)) },
  { title: "Reported", cell: ({ reportedAt }) => <Time at={reportedAt} zone={zone} now={now} /> },
];
