import type { FC } from "hono/jsx";
import { ConfirmForm } from "../../components/confirm-form.js";
import { formatNumber } from "../../components/format.js";
import { PageHeader } from "../../components/page-header.js";
import { PageLayout } from "../../components/page-layout.js";
import { operatorPath } from "../../components/paths.js";
import type { CustomerProps } from "./customer-layout.js";

/** Properties of {@link DeactivatePage}. */
export interface DeactivatePageProps extends CustomerProps {
  /** Number of active keys. */
  readonly keys: number;
  /** Charged requests of the last seven days. */
  readonly requests: number;
}

/** Asks for confirmation before an account is deactivated, and says what stops. */
export const DeactivatePage: FC<DeactivatePageProps> = ({ assets, viewer, account, keys, requests }) => {
  const path = operatorPath(account.id);
  return (
    <PageLayout title="Deactivate account" section="operator" assets={assets} viewer={viewer}>
      <PageHeader
        title="Deactivate this account?"
        trail={[
          { label: "Accounts", href: "/dashboard/operator" },
          { label: account.email, href: path },
        ]}
      />
      <ConfirmForm
        viewer={viewer}
        action={`${path}/status`}
        button="Deactivate account"
        cancel="Keep account active"
        cancelHref={`${path}/manage`}
        values={{ status: "inactive" }}
      >
        {account.role === "operator" ? (
          <ul class="plain-list">
            <li>This operator can no longer see or change any account, from the next page on.</li>
            <li>Accounts of customers are not affected.</li>
          </ul>
        ) : (
          <ul class="plain-list">
            <li>{usage(keys, requests)}</li>
            <li>
              From the next request on, v1 and v2 respond with 403 <code>ACCOUNT_INACTIVE</code>.
            </li>
            <li>
              The keys and {formatNumber(account.credits)} credits stay. The owner can still sign in and sees
              that the account is deactivated.
            </li>
          </ul>
        )}
        <p class="small quiet">You can activate the account again at any time.</p>
      </ConfirmForm>
    </PageLayout>
  );
};

function usage(keys: number, requests: number): string {
  const inUse = keys === 1 ? "1 API key stops working" : `${formatNumber(keys)} API keys stop working`;
  const count = requests === 1 ? "1 successful request" : `${formatNumber(requests)} successful requests`;
  return `${inUse} at once. The account made ${count} in the last 7 days.`;
}
