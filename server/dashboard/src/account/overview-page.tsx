import type { KeptRequest } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import { SwitchLinks } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Banner } from "../components/badge.js";
import { Card, EmptyState, StatCard } from "../components/card.js";
import { BarChart, type BarColumn } from "../components/chart/bar-chart.js";
import { formatDayAndMonth, formatNumber, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { RequestsTable } from "../requests/requests-table.js";
import { AccountBadge, CreditsBanner, CreditsCard } from "./credits-card.js";
import { type ErrorCount, ErrorsTable } from "./errors-table.js";
import { successRate } from "./success-rate.js";

interface DayCount {
  /** YYYY-MM-DD. */
  readonly name: string;
  readonly succeeded: number;
  readonly failed: number;
}

/** The first page after signing in: credits, requests and errors. */
export const OverviewPage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly allocation: number;
  /** Numbers of days to choose from. */
  readonly ranges: readonly number[];
  /** Requests of the chosen days, oldest first. */
  readonly days: readonly DayCount[];
  /** Failed requests of these days, the most frequent code first. */
  readonly errors: readonly ErrorCount[];
  /** The latest requests, newest first. */
  readonly latest: readonly KeptRequest[];
}> = (props) => {
  const { assets, viewer, allocation, ranges, days, errors, latest } = props;
  const { account, profile } = viewer;
  const own = accountPath(account.id);
  const succeeded = days.reduce((sum, day) => sum + day.succeeded, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  return (
    <PageLayout title="Overview" section="overview" assets={assets} viewer={viewer}>
      <PageHeader title="Overview" badge={<AccountBadge viewer={viewer} allocation={allocation} />} />
      {account.status === "active" ? (
        <CreditsBanner viewer={viewer} allocation={allocation} />
      ) : (
        <Banner tone="bad">
          Your account is deactivated, so every API request is blocked. Contact the service operator to
          reactivate it.
        </Banner>
      )}
      <CreditsCard viewer={viewer} allocation={allocation} />
      <div class="head section-head">
        <h2>Requests</h2>
        <SwitchLinks
          label="Range"
          links={ranges.map((range) => ({
            label: `${range} days`,
            href: `${own}?days=${range}`,
            isCurrent: range === days.length,
          }))}
        />
      </div>
      {succeeded + failed === 0 ? (
        <section class="card" aria-label="No requests">
          <EmptyState text={`No charged or failed requests in the last ${days.length} days.`}>
            <a class="button" href={`${own}/quick-start`}>
              Open quick start
            </a>
          </EmptyState>
        </section>
      ) : (
        <>
          <div class="stats">
            <StatCard label="Charged" id="succeeded" value={formatNumber(succeeded)} />
            <StatCard label="Failed" id="failed" value={formatNumber(failed)} />
            <StatCard label="Success rate" id="success-rate" value={successRate(succeeded, failed)} />
          </div>
          <Card title="Requests per day" id="per-day">
            <BarChart
              name="day"
              span={`in the last ${days.length} days`}
              unit="Day"
              columns={days.map(columnOf)}
            />
          </Card>
          <Card
            title="Errors"
            id="errors"
            description="Of these, only a 503 may have been charged. Select a code to see its cause and remedy."
          >
            {errors.length === 0 ? (
              <EmptyState text={`No failed requests in the last ${days.length} days.`} />
            ) : (
              <ErrorsTable errors={errors} total={succeeded + failed} requestsPath={`${own}/requests`} />
            )}
          </Card>
        </>
      )}
      {latest.length > 0 && (
        <Card
          title="Latest requests"
          id="latest"
          action={
            <a class="button plain slim" href={`${own}/requests`}>
              All requests
            </a>
          }
        >
          <RequestsTable requests={latest} zone={profile.timeZone} path={`${own}/requests`} />
        </Card>
      )}
      <ZoneNote viewer={viewer} />
    </PageLayout>
  );
};

const columnOf = ({ name, succeeded, failed }: DayCount): BarColumn => ({
  label: formatDayAndMonth(new Date(`${name}T00:00Z`)),
  succeeded,
  failed,
});
