import { FIRST_PLAN, type Plan } from "@chart/accounts";
import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Field, FormToken, SelectField } from "../components/field.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { planOptions } from "./base/plan-options.js";
import type { LinkDelivery } from "./base/send-link.js";

const HINTS: Readonly<Record<LinkDelivery, string>> = {
  email: "We'll email the invitation, which works once, for seven days.",
  terminal: "The service's terminal prints the invitation, which works once, for seven days.",
  page: "You'll see the invitation link once, to pass it on. It works for seven days.",
};

export const InvitePage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly delivery: LinkDelivery;
  /** Values of a rejected form. */
  readonly email?: string;
  readonly plan?: string;
  readonly fault?: string;
}> = (props) => {
  const { assets, viewer, planCredits, delivery, email, plan = FIRST_PLAN, fault } = props;
  return (
    <PageLayout title="Invite someone" section="operator" assets={assets} viewer={viewer}>
      <PageHeader
        title="Invite someone"
        trail={[{ label: "Accounts", href: "/dashboard/operator" }]}
        description="Creates an account without an API key. Its owner chooses a password and gets the first key."
      />
      <section class="card" aria-label="Invitation">
        <form class="stack form" method="post" action="/dashboard/operator/invite">
          <FormToken viewer={viewer} />
          <Field
            label="Email address"
            name="email"
            type="email"
            autocomplete="off"
            value={email}
            fault={fault}
            hint={HINTS[delivery]}
          />
          <SelectField
            label="Plan"
            name="plan"
            options={[
              ...planOptions(planCredits),
              { value: "operator", label: "Operator: manages all accounts, no credits" },
            ]}
            value={plan}
          />
          <div class="actions">
            <button type="submit">{delivery === "email" ? "Send invitation" : "Create invitation"}</button>
            <a class="button plain" href="/dashboard/operator">
              Cancel
            </a>
          </div>
        </form>
      </section>
    </PageLayout>
  );
};
