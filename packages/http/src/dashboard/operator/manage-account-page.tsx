import type { FC } from "hono/jsx";
import type { AccountDetails } from "../../accounts/account.js";
import type { KeptAuditEntry } from "../../accounts/audit-entry.js";
import { PLANS } from "../../accounts/plan.js";
import type { Assets } from "../assets.js";
import { Done, Field, FormToken } from "../components/field.js";
import { formatNumber, Time, ZoneNote } from "../components/format.js";
import { operatorPath, PageLayout } from "../components/page-layout.js";
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
      <div class="head">
        <h1>{account.email}</h1>
        <StatusPill status={account.status} />
      </div>
      <Done text={done} />
      <section class="card" aria-label="Account">
        <dl class="facts">
          <dt>Account ID</dt>
          <dd class="mono">{account.id}</dd>
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
          <dt>API key</dt>
          <dd class="mono">{account.keyHint}</dd>
        </dl>
      </section>
      <div class="cards">
        <GrantCard viewer={viewer} account={account} faults={faults} />
        <div class="stack">
          <PlanCard viewer={viewer} account={account} />
          <StatusCard viewer={viewer} account={account} />
        </div>
      </div>
      <section class="card stack" aria-labelledby="audit">
        <h2 id="audit">Recent changes</h2>
        <AuditTable entries={entries} zone={zone} />
      </section>
      <ZoneNote zone={zone} />
    </PageLayout>
  );
};

type CardProps = Pick<ManageAccountPageProps, "viewer" | "account" | "faults">;

const GrantCard: FC<CardProps> = ({ viewer, account, faults = {} }) => (
  <section class="card stack" aria-labelledby="grant">
    <h2 id="grant">Grant credits</h2>
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
        hint="The account's owner sees it on the Usage page."
        fault={faults.reason}
      />
      <div>
        <button type="submit">Grant credits</button>
      </div>
    </form>
  </section>
);

const PlanCard: FC<CardProps> = ({ viewer, account }) => (
  <section class="card stack" aria-labelledby="plan">
    <h2 id="plan">Plan</h2>
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
  </section>
);

const StatusCard: FC<CardProps> = ({ viewer, account }) => (
  <section class="card stack" aria-labelledby="status">
    <h2 id="status">Status</h2>
    <p class="quiet">
      {account.status === "active"
        ? "Deactivating blocks every API request. The account keeps its key and credits."
        : "Every API request is blocked until you activate the account."}
    </p>
    <form method="post" action={`${operatorPath(account.id)}/status`}>
      <FormToken viewer={viewer} />
      {account.status === "active" ? (
        <button class="bad" type="submit" name="status" value="inactive">
          Deactivate
        </button>
      ) : (
        <button type="submit" name="status" value="active">
          Activate
        </button>
      )}
    </form>
  </section>
);
