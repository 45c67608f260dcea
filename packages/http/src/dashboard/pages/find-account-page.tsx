import type { FC } from "hono/jsx";
import type { AccountSummary } from "../../storage/store.js";
import type { Assets } from "../assets.js";
import type { Viewer } from "../deps.js";
import { Field } from "./field.js";
import { operatorPath, ViewerFrame } from "./frame.js";
import { PlanName, StatusPill } from "./plan-name.js";

export interface FindAccountPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** What an operator looks for. */
  readonly text: string;
  readonly found: readonly AccountSummary[];
}

/** Where operators start: the accounts, found by their addresses or ids. */
export const FindAccountPage: FC<FindAccountPageProps> = ({ assets, viewer, text, found }) => (
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
