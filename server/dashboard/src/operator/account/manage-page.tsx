import type { Plan } from "@chart/accounts";
import type { FC } from "hono/jsx";
import { Card, EmptyState } from "../../components/card.js";
import { Field, FormToken, SelectField } from "../../components/field.js";
import { formatNumber } from "../../components/format.js";
import { operatorPath } from "../../components/paths.js";
import { planOptions } from "../base/plan-options.js";
import type { LinkDelivery } from "../base/send-link.js";
import { CustomerLayout, type CustomerProps } from "./customer-layout.js";

export interface ManagePageProps extends CustomerProps {
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly hasJoined: boolean;
  readonly hasSecondFactor: boolean;
  readonly delivery: LinkDelivery;
  /** Id of the ledger entry of the form that grants credits, so that a form that is sent twice grants once. */
  readonly grantId: string;
  readonly done: string | undefined;
  readonly grant?: RejectedGrant | undefined;
}

/** Values and error messages of a rejected form that grants credits. */
export interface RejectedGrant {
  readonly amount: string;
  readonly reason: string;
  readonly faults: { readonly amount?: string | undefined; readonly reason?: string | undefined };
}

export const ManagePage: FC<ManagePageProps> = (props) => {
  const { assets, viewer, account, done } = props;
  const isCustomer = account.role === "customer";
  // Operators change their own sign-in in the settings.
  const isOther = account.id !== viewer.account.id;
  if (account.status === "deleted") {
    return (
      <CustomerLayout assets={assets} viewer={viewer} account={account} page="manage">
        <EmptyState text="This account was deleted. Only its ledger and its changes are left." />
      </CustomerLayout>
    );
  }
  return (
    <CustomerLayout assets={assets} viewer={viewer} account={account} page="manage" done={done}>
      {isCustomer && <GrantCard {...props} />}
      {isCustomer && <PlanCard {...props} />}
      {isOther && <SignInCard {...props} />}
      {isOther && props.hasSecondFactor && <SecondFactorCard {...props} />}
      <StatusCard {...props} />
    </CustomerLayout>
  );
};

const GrantCard: FC<ManagePageProps> = ({ viewer, account, grantId, grant }) => (
  <Card
    title="Grant credits"
    id="grant"
    description="Granted credits never expire and are used after the monthly ones."
  >
    <form class="stack form" method="post" action={`${operatorPath(account.id)}/credits`}>
      <FormToken viewer={viewer} />
      <input type="hidden" name="grant_id" value={grantId} />
      <Field
        label="Number of credits"
        name="amount"
        type="number"
        min={1}
        max={1_000_000_000}
        value={grant?.amount}
        fault={grant?.faults.amount}
      />
      <Field
        label="Reason"
        name="reason"
        maxlength={200}
        hint="The account's owner sees it in the credit ledger."
        value={grant?.reason}
        fault={grant?.faults.reason}
      />
      <div class="actions">
        <button type="submit">Grant credits</button>
      </div>
    </form>
  </Card>
);

const PlanCard: FC<ManagePageProps> = ({ viewer, account, planCredits }) => (
  <Card title="Plan" id="plan-card">
    <form class="stack form" method="post" action={`${operatorPath(account.id)}/plan`}>
      <FormToken viewer={viewer} />
      <SelectField
        label="Plan"
        name="plan"
        options={planOptions(planCredits)}
        value={account.plan}
        hint="Access changes now; monthly credits change at the next renewal."
      />
      <div class="actions">
        <button class="plain" type="submit">
          Change plan
        </button>
      </div>
    </form>
  </Card>
);

const DELIVERIES: Readonly<Record<LinkDelivery, (email: string) => string>> = {
  email: (email) => `We'll email it to ${email}.`,
  terminal: () => "The service's terminal prints the email.",
  page: () => "You'll see the link once, to pass it on.",
};

const SignInCard: FC<ManagePageProps> = ({ viewer, account, hasJoined, delivery }) => (
  <Card
    title="Sign-in"
    id="sign-in"
    description={
      hasJoined
        ? "A reset link works once, for one hour. The current password stays valid until it is used."
        : "The owner has not joined yet. An invitation works once, for seven days, and ends the one before."
    }
  >
    <form class="actions" method="post" action={`${operatorPath(account.id)}/link`}>
      <FormToken viewer={viewer} />
      <button class="plain" type="submit">
        {hasJoined ? "Send reset link" : "Invite again"}
      </button>
      <span class="small quiet">{DELIVERIES[delivery](account.email)}</span>
    </form>
  </Card>
);

const SecondFactorCard: FC<ManagePageProps> = ({ account }) => (
  <Card
    title="Second factor"
    id="second-factor"
    description="Signing in asks for a code from an authenticator app. Remove it for an owner who has lost both the app and the recovery codes."
  >
    <div class="actions">
      <a class="button plain bad" href={`${operatorPath(account.id)}/second-factor`}>
        Remove second factor
      </a>
    </div>
  </Card>
);

const StatusCard: FC<ManagePageProps> = ({ viewer, account }) =>
  account.status === "active" ? (
    <Card
      title="Deactivate"
      id="status"
      description={
        account.role === "operator"
          ? "A deactivated operator can't manage accounts."
          : "Blocks every API request. The account keeps its keys and credits."
      }
      isDanger
    >
      <div class="actions">
        <a class="button plain bad" href={`${operatorPath(account.id)}/deactivate`}>
          Deactivate account
        </a>
      </div>
    </Card>
  ) : (
    <Card
      title="Activate"
      id="status"
      description={
        account.role === "operator"
          ? "Lets this operator manage accounts again."
          : `Lets the account make requests again, with its ${formatNumber(account.credits)} credits.`
      }
    >
      <form class="actions" method="post" action={`${operatorPath(account.id)}/status`}>
        <FormToken viewer={viewer} />
        <button type="submit" name="status" value="active">
          Activate account
        </button>
      </form>
    </Card>
  );
