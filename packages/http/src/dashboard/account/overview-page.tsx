import type { FC } from "hono/jsx";
import { tierOf } from "../../accounts/plan.js";
import type { Assets } from "../assets.js";
import { DayOf, formatNumber, ZoneNote } from "../components/format.js";
import { accountPath, PageLayout } from "../components/page-layout.js";
import { PlanName, StatusPill } from "../components/plan-name.js";
import type { Viewer } from "../env.js";
import { BarChart, type DayCount } from "./bar-chart.js";

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
      <div class="head">
        <h1>Overview</h1>
        <StatusPill status={account.status} />
      </div>
      {account.status !== "active" && (
        <p class="note warn">
          Your account is deactivated, so every API request is blocked. Contact the service operator to
          reactivate it.
        </p>
      )}
      <div class="cards">
        <section class="card stack tight" aria-labelledby="credits">
          <h2 class="label" id="credits">
            Credits left this month
          </h2>
          <p>
            <span class="figure" data-test="allocation-left">
              {formatNumber(account.allocationCredits)}
            </span>{" "}
            <span class="quiet">of {formatNumber(allocation)}</span>
          </p>
          <Meter left={account.allocationCredits} of={allocation} />
          <p class="small quiet">
            Renews on <DayOf at={account.renewsAt} zone={profile.timeZone} />
          </p>
        </section>
        <section class="card stack tight" aria-labelledby="granted">
          <h2 class="label" id="granted">
            Granted credits
          </h2>
          <p class="figure">{formatNumber(account.grantedCredits)}</p>
          <p class="small quiet">Never expire. Used after your monthly credits run out.</p>
        </section>
        <section class="card stack tight" aria-labelledby="plan">
          <h2 class="label" id="plan">
            Plan
          </h2>
          <p class="figure">
            <PlanName plan={account.plan} />
          </p>
          <p class="small quiet">
            {tierOf(account.plan) === "advanced" ? "All endpoints" : "Simple charts only"}
          </p>
        </section>
      </div>
      <section class="card stack" aria-labelledby="calls">
        <div class="head">
          <h2 id="calls">Calls per day</h2>
          <p class="small quiet">{formatNumber(calls)} in the last 30 days</p>
        </div>
        {calls === 0 ? (
          <p class="empty">
            No calls yet. Make your first one with the{" "}
            <a href={`${accountPath(account.id)}/quick-start`}>quick start</a>.
          </p>
        ) : (
          <BarChart days={days} />
        )}
      </section>
      <section class="card stack" aria-labelledby="errors">
        <h2 id="errors">Errors by code</h2>
        {errors.length === 0 ? (
          <p class="empty">No failed requests in the last 30 days.</p>
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
      </section>
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
