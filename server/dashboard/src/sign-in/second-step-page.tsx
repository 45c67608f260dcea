import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import { Field } from "../components/field.js";
import { BackToSignIn } from "../components/message-page.js";
import { CardLayout } from "../components/page-layout.js";

export const SecondStepPage: FC<{
  readonly assets: Assets;
  readonly next: string | undefined;
  readonly fault?: string;
}> = ({ assets, next, fault }) => (
  <CardLayout title="Enter your code" assets={assets}>
    <p class="quiet">Open your authenticator app and enter the code for this account.</p>
    <form class="stack" method="post" action="/dashboard/sign-in/code">
      {next && <input type="hidden" name="next" value={next} />}
      <Field
        label="Code"
        name="code"
        autocomplete="one-time-code"
        hint="6 digits, or one of your recovery codes."
        fault={fault}
        maxlength={40}
      />
      <button type="submit">Sign in</button>
    </form>
    <p class="small quiet">
      Lost your phone and your recovery codes? Ask the service operator to remove your second factor.
    </p>
    <BackToSignIn />
  </CardLayout>
);
