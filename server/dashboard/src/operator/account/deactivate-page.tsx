import type { FC } from "hono/jsx";
import { ErrorCode } from "../../components/error-code.js";
import { formatNumber } from "../../components/format.js";
import { CustomerConfirmLayout } from "./confirm-layout.js";
import type { CustomerProps } from "./customer-layout.js";

export interface DeactivatePageProps extends CustomerProps {
  readonly keys: number;
  /** Charged requests of the last seven days. */
  readonly requests: number;
}

/** Asks for confirmation before an account is deactivated, and says what stops. */
export const DeactivatePage: FC<DeactivatePageProps> = ({ keys, requests, ...props }) => (
  <CustomerConfirmLayout
    {...props}
    title="Deactivate account"
    question="Deactivate this account?"
    change="status"
    button="Deactivate account"
    cancel="Keep account active"
    values={{ status: "inactive" }}
  >
    {props.account.role === "operator" ? (
      <ul class="points">
        <li>This operator can no longer see or change any account, from the next page on.</li>
        <li>Accounts of customers are not affected.</li>
      </ul>
    ) : (
      <ul class="points">
        <li>{usage(keys, requests)}</li>
        <li>
          Every request gets a 403 with the code <ErrorCode code="ACCOUNT_INACTIVE" />.
        </li>
        <li>
          The keys and {formatNumber(props.account.credits)} credits stay. The owner can still sign in and
          sees that the account is deactivated.
        </li>
      </ul>
    )}
    <p class="small quiet">You can activate the account again at any time.</p>
  </CustomerConfirmLayout>
);

function usage(keys: number, requests: number): string {
  const inUse = keys === 1 ? "1 API key stops working" : `${formatNumber(keys)} API keys stop working`;
  const count = requests === 1 ? "1 charged request" : `${formatNumber(requests)} charged requests`;
  return `${inUse} immediately. The account made ${count} in the last 7 days.`;
}
