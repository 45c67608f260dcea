import type { FC } from "hono/jsx";
import { ConfirmForm } from "../../components/confirm-form.js";
import { Field } from "../../components/field.js";
import { PageHeader } from "../../components/page-header.js";
import { PageLayout } from "../../components/page-layout.js";
import { operatorPath } from "../../components/paths.js";
import type { CustomerProps } from "./customer-layout.js";

/** Properties of {@link RemoveSecondFactorPage}. */
export interface RemoveSecondFactorPageProps extends CustomerProps {
  /** Error message for the reason. */
  readonly fault?: string | undefined;
}

/** Asks for confirmation, and for a reason, before the second factor of an account is removed. */
export const RemoveSecondFactorPage: FC<RemoveSecondFactorPageProps> = (props) => {
  const { assets, viewer, account, fault } = props;
  const path = operatorPath(account.id);
  return (
    <PageLayout title="Remove second factor" section="operator" assets={assets} viewer={viewer}>
      <PageHeader
        title="Remove the second factor?"
        trail={[
          { label: "Accounts", href: "/dashboard/operator" },
          { label: account.email, href: path },
        ]}
      />
      <ConfirmForm
        viewer={viewer}
        action={`${path}/second-factor`}
        button="Remove second factor"
        cancel="Keep it"
        cancelHref={`${path}/manage`}
        fields={
          <Field
            label="Reason"
            name="reason"
            maxlength={200}
            hint="For the audit log. Say how you checked that the owner asks for it."
            fault={fault}
          />
        }
      >
        <ul class="plain-list">
          <li>{account.email} then signs in with the password only. Recovery codes stop working.</li>
          <li>
            Make sure that the owner asks for this: afterwards, the password alone is enough to sign in.
          </li>
        </ul>
      </ConfirmForm>
    </PageLayout>
  );
};
