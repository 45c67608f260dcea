import type { FC } from "hono/jsx";
import type { AccountDetails } from "../../accounts/account.js";
import type { KeptAuditEntry } from "../../accounts/audit-entry.js";
import { PLANS } from "../../accounts/plan.js";
import type { Assets } from "../assets.js";
import { Card } from "../components/card.js";
import { CopyId } from "../components/code/copy.js";
import { Done, Field, FormToken } from "../components/field.js";
import { formatNumber, Time, ZoneNote } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { operatorPath } from "../components/paths.js";
import { PlanName, StatusPill } from "../components/plan-name.js";
import type { Viewer } from "../env.js";
import { AuditTable } from "./audit-table.js";

/** Properties of {@link ManageAccountPage}. */
export interface ManageAccountPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** The account that the operator looks at. */
  readonly account: AccountDetails;
  /** Its latest changes, newest first. */
  readonly entries: readonly KeptAuditEntry[];
  /** The confirmation of the last change. */
  readonly done: string | undefined;
  /** Error messages of the form that grants credits, by field. */
  readonly faults?: { readonly amount?: string | undefined; readonly reason?: string | undefined };
}

/** An account's page for operators, with forms to change it. */
export const ManageAccountPage: FC<ManageAccountPageProps> = (props) => {
  const { assets, viewer, account, entries, done, faults = {} } = props;
  const zone = viewer.profile.timeZone;
  return (
    <PageLayout title={account.email} section="operator" assets={assets} viewer={viewer}>
      <PageHeader
        title={account.email}
        trail={[{ label: "Accounts", href: "/dashboard/operator" }]}
        badge={<StatusPill status={account.status} />}
      />
      <Done text={done} />
      <section class="card" aria-label="Account">
        <dl class="facts">
          <dt>Account ID</dt>
          <dd>
            <CopyId value={account.id} label="account ID" />
          </dd>
          <dt>Plan</dt>
          <dd>
            <PlanName plan={account.plan} />
          </dd>
          <dt>Credits</dt>
          <dd>
            {formatNumber(account.allocationCredits)} left this month, {formatNumber(account.grantedCredits)}{" "}
            granted
          </dd>
          <dt>Renews</dt>
          <dd>
            <Time at={account.renewsAt} zone={zone} />
          </dd>
          <dt>Created</dt>
          <dd>
            <Time at={account.createdAt} zone={zone} />
          </dd>
        </dl>
      </section>
      <div class="columns">
        <GrantCard viewer={viewer} account={account} faults={faults} />
        <div class="stack">
          <PlanCard viewer={viewer} account={account} />
          <StatusCard viewer={viewer} account={account} />
        </div>
      </div>
      <Card title="Recent changes" id="audit">
        <AuditTable entries={entries} zone={zone} />
      </Card>
      <ZoneNote zone={zone} />
    </PageLayout>
  );
};

type CardProps = Pick<ManageAccountPageProps, "viewer" | "account" | "faults">;

const GrantCard: FC<CardProps> = ({ viewer, account, faults = {} }) => (
  <Card title="Grant credits" id="grant">
    <form class="stack" method="post" action={`${operatorPath(account.id)}/credits`}>
      <FormToken viewer={viewer} />
      <Field
        label="Number of credits"
        name="amount"
        type="number"
        min={1}
        max={1_000_000_000}
        fault={faults.amount}
      />
      <Field
        label="Reason"
        name="reason"
        maxlength={200}
        hint="The account's owner sees it on the Credits page."
        fault={faults.reason}
      />
      <div>
        <button type="submit">Grant credits</button>
      </div>
    </form>
  </Card>
);

const PlanCard: FC<CardProps> = ({ viewer, account }) => (
  <Card title="Plan" id="plan">
    <form class="stack" method="post" action={`${operatorPath(account.id)}/plan`}>
      <FormToken viewer={viewer} />
      <div class="field">
        <label for="plan-choice">Plan</label>
        <select id="plan-choice" name="plan" aria-describedby="plan-hint">
          {PLANS.map((plan) => (
            <option value={plan} selected={plan === account.plan}>
              <PlanName plan={plan} />
            </option>
          ))}
        </select>
        <p class="hint" id="plan-hint">
          Access changes now; monthly credits change at the next renewal.
        </p>
      </div>
      <div>
        <button type="submit">Change plan</button>
      </div>
    </form>
  </Card>
);

const StatusCard: FC<CardProps> = ({ viewer, account }) => (
  <Card title="Status" id="status">
    <p class="quiet">
      {account.status === "active"
        ? "Deactivating blocks every API request. The account keeps its key and credits."
        : "Every API request is blocked until you activate the account."}
    </p>
    <form method="post" action={`${operatorPath(account.id)}/status`}>
      <FormToken viewer={viewer} />
      {account.status === "active" ? (
        <button class="plain bad" type="submit" name="status" value="inactive">
          Deactivate
        </button>
      ) : (
        <button type="submit" name="status" value="active">
          Activate
        </button>
      )}
    </form>
  </Card>
);
