import type { FC } from "hono/jsx";
import { tierOf } from "../../accounts/plan.js";
import type { Assets } from "../assets.js";
import { Banner } from "../components/badge.js";
import { Card, EmptyState, StatCard } from "../components/card.js";
import { BarChart, type BarColumn } from "../components/chart/bar-chart.js";
import { DayOf, formatDayAndMonth, formatNumber, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { PlanName, StatusPill } from "../components/plan-name.js";
import type { Viewer } from "../env.js";

/** A day's number of charged calls. */
interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
}

/** Properties of {@link OverviewPage}. */
export interface OverviewPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** Monthly credits that the current period began with. */
  readonly allocation: number;
  /** Charged calls of the last days, oldest first. */
  readonly days: readonly DayCount[];
  /** Failed requests of the last days, by error code. */
  readonly errors: readonly { readonly code: string; readonly calls: number }[];
}

/** The first page after signing in: credits, plan, calls and errors. */
export const OverviewPage: FC<OverviewPageProps> = ({ assets, viewer, allocation, days, errors }) => {
  const { account, profile } = viewer;
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  return (
    <PageLayout title="Overview" section="overview" assets={assets} viewer={viewer}>
      <PageHeader title="Overview" badge={<StatusPill status={account.status} />} />
      {account.status !== "active" && (
        <Banner tone="warn">
          Your account is deactivated, so every API request is blocked. Contact the service operator to
          reactivate it.
        </Banner>
      )}
      <div class="cards">
        <StatCard
          label="Credits left this month"
          id="allocation-left"
          value={formatNumber(account.allocationCredits)}
          unit={`of ${formatNumber(allocation)}`}
        >
          <Meter left={account.allocationCredits} of={allocation} />
          <p class="small quiet">
            Renews on <DayOf at={account.renewsAt} zone={profile.timeZone} />
          </p>
        </StatCard>
        <StatCard label="Granted credits" id="granted" value={formatNumber(account.grantedCredits)}>
          <p class="small quiet">Never expire. Used after your monthly credits run out.</p>
        </StatCard>
        <StatCard label="Plan" id="plan" value={<PlanName plan={account.plan} />}>
          <p class="small quiet">
            {tierOf(account.plan) === "advanced" ? "All endpoints" : "Simple charts only"}
          </p>
        </StatCard>
      </div>
      <Card title="Calls per day" id="calls" description={`${formatNumber(calls)} in the last 30 days`}>
        {calls === 0 ? (
          <EmptyState text="No calls yet.">
            <a class="button" href={`${accountPath(account.id)}/quick-start`}>
              Make your first call
            </a>
          </EmptyState>
        ) : (
          <BarChart name="day" span="in the last 30 days" unit="Day" columns={days.map(columnOf)} />
        )}
      </Card>
      <Card title="Errors by code" id="errors">
        {errors.length === 0 ? (
          <EmptyState text="No failed requests in the last 30 days." />
        ) : (
          <table>
            <caption>Failed requests in the last 30 days (UTC). You weren't charged for them.</caption>
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col" class="number">
                  Requests
                </th>
              </tr>
            </thead>
            <tbody>
              {errors.map((error) => (
                <tr>
                  <td class="id">{error.code}</td>
                  <td class="number">{formatNumber(error.calls)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      <ZoneNote zone={profile.timeZone} />
    </PageLayout>
  );
};

/** A bar that shows the share of credits left. */
const Meter: FC<{ readonly left: number; readonly of: number }> = ({ left, of }) => (
  <svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="4" />
    <rect class="level" width={of === 0 ? 0 : Math.min(100, (100 * left) / of)} height="4" />
  </svg>
);

const columnOf = ({ day, calls }: DayCount): BarColumn => ({
  label: formatDayAndMonth(new Date(`${day}T00:00Z`)),
  succeeded: calls,
  failed: 0,
});
