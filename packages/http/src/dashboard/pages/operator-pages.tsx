import type { FC } from "hono/jsx";
import type { AccountDetails } from "../../accounts/account.js";
import { PLANS } from "../../accounts/plan.js";
import type { KeptAuditEntry } from "../../audit/audit-entry.js";
import type { AccountSummary } from "../../storage/store.js";
import type { Assets } from "../assets.js";
import type { Viewer } from "../deps.js";
import { Done, Field } from "./field.js";
import { FormToken } from "./form-token.js";
import { ViewerFrame } from "./frame.js";
import { grouped } from "./number.js";
import { PlanName, StatusPill } from "./plan-name.js";
import { Time, ZoneNote } from "./time.js";

interface OperatorProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
}

export const FindAccountPage: FC<
  OperatorProps & { readonly text: string; readonly found: readonly AccountSummary[] }
> = ({ assets, viewer, text, found }) => (
  <ViewerFrame title="Accounts" section="operator" assets={assets} viewer={viewer}>
    <div class="head">
      <h1>Accounts</h1>
      <a class="button plain slim" href="/dashboard/operator/audit">
        Audit log
      </a>
    </div>
    <section class="card stack" aria-label="Find an account">
      <form class="filter" method="get" action="/dashboard/operator">
        <Field label="E-mail address or id, or a part of it" name="q" type="search" value={text} isOptional />
        <div class="actions">
          <button type="submit">Find</button>
        </div>
      </form>
      {found.length === 0 ? (
        <p class="empty">No account matches.</p>
      ) : (
        <table class="rows">
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">Id</th>
              <th scope="col">Plan</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {found.map((account) => (
              <tr>
                <td data-label="Account">
                  <a href={operatorPath(account.id)}>{account.email}</a>
                </td>
                <td data-label="Id" class="id">
                  {account.id}
                </td>
                <td data-label="Plan">
                  <PlanName plan={account.plan} />
                </td>
                <td data-label="Status">
                  <StatusPill status={account.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  </ViewerFrame>
);

/** Where an operator sees an account. */
export function operatorPath(accountId: string): string {
  return `/dashboard/operator/accounts/${accountId}`;
}

export interface ManageAccountPageProps extends OperatorProps {
  readonly account: AccountDetails;
  readonly entries: readonly KeptAuditEntry[];
  readonly done: string | undefined;
  readonly faults?: { readonly amount?: string | undefined; readonly reason?: string | undefined };
}

export const ManageAccountPage: FC<ManageAccountPageProps> = (props) => {
  const { assets, viewer, account, entries, done, faults = {} } = props;
  const zone = viewer.profile.timeZone;
  return (
    <ViewerFrame title={account.email} section="operator" assets={assets} viewer={viewer}>
      <div class="head">
        <h1>{account.email}</h1>
        <StatusPill status={account.status} />
      </div>
      <Done text={done} />
      <section class="card" aria-label="Account">
        <dl class="facts">
          <dt>Id</dt>
          <dd class="mono">{account.id}</dd>
          <dt>Plan</dt>
          <dd>
            <PlanName plan={account.plan} />
          </dd>
          <dt>Credits</dt>
          <dd>
            {grouped(account.allocationCredits)} of this period, {grouped(account.grantedCredits)} granted
          </dd>
          <dt>Renews</dt>
          <dd>
            <Time at={account.renewsAt} zone={zone} />
          </dd>
          <dt>Created</dt>
          <dd>
            <Time at={account.createdAt} zone={zone} />
          </dd>
          <dt>Key</dt>
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
        <h2 id="audit">Changes</h2>
        <AuditTable entries={entries} zone={zone} />
      </section>
      <ZoneNote zone={zone} />
    </ViewerFrame>
  );
};

type CardProps = Pick<ManageAccountPageProps, "viewer" | "account" | "faults">;

const GrantCard: FC<CardProps> = ({ viewer, account, faults = {} }) => (
  <section class="card stack" aria-labelledby="grant">
    <h2 id="grant">Grant credits</h2>
    <form class="stack" method="post" action={`${operatorPath(account.id)}/credits`}>
      <FormToken viewer={viewer} />
      <Field label="How many" name="amount" type="number" min={1} max={1_000_000_000} fault={faults.amount} />
      <Field
        label="Reason"
        name="reason"
        maxlength={200}
        hint="The account's owner sees it in the ledger."
        fault={faults.reason}
      />
      <div>
        <button type="submit">Grant</button>
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
        <label for="plan-choice">Endpoints change at once, the allocation from the next period on</label>
        <select id="plan-choice" name="plan">
          {PLANS.map((plan) => (
            <option value={plan} selected={plan === account.plan}>
              <PlanName plan={plan} />
            </option>
          ))}
        </select>
      </div>
      <div>
        <button type="submit">Change the plan</button>
      </div>
    </form>
  </section>
);

const StatusCard: FC<CardProps> = ({ viewer, account }) => (
  <section class="card stack" aria-labelledby="status">
    <h2 id="status">Status</h2>
    <p class="quiet">
      {account.status === "active"
        ? "Deactivated, the account keeps its key and credits, but every request is refused."
        : "Requests are refused until the account is activated again."}
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

export const AuditPage: FC<
  OperatorProps & { readonly entries: readonly KeptAuditEntry[]; readonly older: string | undefined }
> = ({ assets, viewer, entries, older }) => (
  <ViewerFrame title="Audit log" section="operator" assets={assets} viewer={viewer}>
    <h1>Audit log</h1>
    <section class="card stack" aria-label="Entries">
      <AuditTable entries={entries} zone={viewer.profile.timeZone} linksAccounts />
      {older !== undefined && (
        <nav class="actions" aria-label="Pages">
          <a
            class="button plain slim"
            rel="next"
            href={`/dashboard/operator/audit?${new URLSearchParams({ before: older })}`}
          >
            Older
          </a>
        </nav>
      )}
    </section>
    <ZoneNote zone={viewer.profile.timeZone} />
  </ViewerFrame>
);

const AuditTable: FC<{
  readonly entries: readonly KeptAuditEntry[];
  readonly zone: string;
  readonly linksAccounts?: boolean;
}> = ({ entries, zone, linksAccounts }) =>
  entries.length === 0 ? (
    <p class="empty">Nothing has been changed yet.</p>
  ) : (
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">{linksAccounts ? "Account and request" : "Request"}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr>
            <td data-label="Time">
              <Time at={entry.at} zone={zone} />
            </td>
            <td data-label="Who">{entry.actor}</td>
            <td data-label="What">
              <span>
                <strong>{entry.action}</strong> {entry.detail}
              </span>
            </td>
            <td data-label={linksAccounts ? "Ids" : "Request"} class="ids">
              <span>
                {linksAccounts && entry.accountId && (
                  <>
                    <a href={operatorPath(entry.accountId)}>{entry.accountId}</a>
                    <br />
                  </>
                )}
                {entry.requestId ?? "no request"}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
