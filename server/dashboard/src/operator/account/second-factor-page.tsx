import type { FC } from "hono/jsx";
import { Field } from "../../components/field.js";
import { CustomerConfirmLayout } from "./confirm-layout.js";
import type { CustomerProps } from "./customer-layout.js";

export interface RemoveSecondFactorPageProps extends CustomerProps {
  readonly fault?: string | undefined;
}

export const RemoveSecondFactorPage: FC<RemoveSecondFactorPageProps> = ({ fault, ...props }) => (
  <CustomerConfirmLayout
    {...props}
    title="Remove second factor"
    question="Remove the second factor?"
    change="second-factor"
    button="Remove second factor"
    cancel="Keep it"
    fields={
      <Field
        label="Reason"
        name="reason"
        maxlength={200}
        hint="For the audit log. Say how you checked that the owner asked for it."
        fault={fault}
      />
    }
  >
    <ul class="points">
      <li>{props.account.email} can then sign in with the password only. The recovery codes stop working.</li>
      <li>Check that the request comes from the owner, not from somebody who knows the password.</li>
    </ul>
  </CustomerConfirmLayout>
);
