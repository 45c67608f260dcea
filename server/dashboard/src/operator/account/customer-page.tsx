import type { KeyDetails } from "@chart/accounts";
import { CopyId } from "@chart/ui";
import type { FC } from "hono/jsx";
import { type ErrorCount, ErrorsTable } from "../../account/errors-table.js";
import { Card, EmptyState, StatCard } from "../../components/card.js";
import { BarChart, type BarColumn } from "../../components/chart/bar-chart.js";
import { formatNumber, Time } from "../../components/format.js";
import { operatorPath } from "../../components/paths.js";
import { PlanName } from "../../components/plan-name.js";
import { type Column, RowsTable } from "../../components/rows-table.js";
import { CustomerLayout, type CustomerProps } from "./customer-layout.js";

export interface CustomerPageProps extends CustomerProps {
  readonly allocation: number;
  /** Requests of the last 30 UTC days, oldest first. */
  readonly days: readonly BarColumn[];
  readonly errors: readonly ErrorCount[];
  readonly keys: readonly KeyDetails[];
  /** True once the owner has chosen a password. */
  readonly hasJoined: boolean;
}

/** An account at a glance, for support: credits, use, errors and keys. */
export const CustomerPage: FC<CustomerPageProps> = (props) => {
  const { assets, viewer, account, allocation, days, errors, keys, hasJoined } = props;
  const zone = viewer.profile.timeZone;
  const requests = days.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const isCustomer = account.role === "customer" || keys.length > 0;
  return (
    <CustomerLayout assets={assets} viewer={viewer} account={account} page="overview">
      <section class="card" aria-label="Account">
        <dl class="facts">
          <dt>Account ID</dt>
          <dd>
            <CopyId value={account.id} label="account ID" />
          </dd>
          <dt>Created</dt>
          <dd>
            <Time at={account.createdAt} zone={zone} />
          </dd>
          <dt>Dashboard</dt>
          <dd>{hasJoined ? "Has chosen a password" : "Has not joined yet"}</dd>
          {isCustomer && (
            <>
              <dt>Plan</dt>
              <dd>
                <PlanName plan={account.plan} />, renews <Time at={account.renewsAt} zone={zone} />
              </dd>
            </>
          )}
        </dl>
      </section>
      {!isCustomer ? (
        <EmptyState text="An operator manages the accounts of others and has neither credits nor API keys." />
      ) : (
        <>
          <div class="stats">
            <StatCard
              label="Monthly credits left"
              id="monthly"
              value={formatNumber(account.allocationCredits)}
              unit={`of ${formatNumber(allocation)}`}
            />
            <StatCard
              label="Granted credits left"
              id="granted"
              value={formatNumber(account.grantedCredits)}
            />
            <StatCard
              label="Requests, last 30 days"
              id="requests"
              value={formatNumber(requests)}
              unit={requests === 0 ? undefined : `${formatNumber(failed)} failed`}
            />
          </div>
          <Card
            title="Requests per day"
            id="days"
            description="Last 30 days, in UTC. Only charged requests count as successful."
          >
            {requests === 0 ? (
              <EmptyState text="No requests in the last 30 days." />
            ) : (
              <BarChart name="days" span="in the last 30 days" unit="Day (UTC)" columns={days} />
            )}
          </Card>
          <Card title="Errors" id="errors" description="Failed requests of the last 30 days, by error code.">
            {errors.length === 0 ? (
              <EmptyState text="No failed requests in the last 30 days." />
            ) : (
              <ErrorsTable
                errors={errors}
                total={requests}
                requestsPath={`${operatorPath(account.id)}/requests`}
              />
            )}
          </Card>
          <Card title="API keys" id="keys">
            {keys.length === 0 ? (
              <EmptyState
                text={
                  hasJoined
                    ? "This account has no active key. Its owner creates one on the page API keys."
                    : "The owner gets the first key on joining."
                }
              >
                <a class="button plain" href={`${operatorPath(account.id)}/manage`}>
                  {hasJoined ? "Manage account" : "Invite again"}
                </a>
              </EmptyState>
            ) : (
              <RowsTable columns={keyColumns(zone)} rows={keys} variant="keys" />
            )}
          </Card>
        </>
      )}
    </CustomerLayout>
  );
};

const keyColumns = (zone: string): readonly Column<KeyDetails>[] => [
  { title: "Name", cell: ({ name }) => name },
  { title: "Key", cell: ({ prefix, lastFour }) => <code>{`${prefix}…${lastFour}`}</code> },
  { title: "Created", cell: ({ createdAt }) => <Time at={createdAt} zone={zone} /> },
  {
    title: "Last used",
    cell: ({ lastUsedAt, lastUsedEndpoint }) =>
      lastUsedAt ? (
        <span>
          <Time at={lastUsedAt} zone={zone} /> {lastUsedEndpoint && <code>{lastUsedEndpoint}</code>}
        </span>
      ) : (
        "Never"
      ),
  },
];
