import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import { Done, Field, FormFault } from "../components/field.js";
import { BackToSignIn } from "../components/message-page.js";
import { CardLayout } from "../components/page-layout.js";

export const SignInPage: FC<{
  readonly assets: Assets;
  /** Shows a link to the sign-up page. */
  readonly isSignUpOpen: boolean;
  /** Address of a link to the operator, who invites people; undefined if there is none. */
  readonly contact: string | undefined;
  readonly email?: string;
  readonly next?: string | undefined;
  readonly fault?: string;
  readonly done?: string | undefined;
}> = ({ assets, isSignUpOpen, contact, email, next, fault, done }) => (
  <CardLayout title="Sign in" assets={assets}>
    <Done text={done} />
    <FormFault text={fault} />
    <form class="stack" method="post" action="/dashboard/sign-in">
      {next && <input type="hidden" name="next" value={next} />}
      <Field label="Email address" name="email" type="email" autocomplete="username" value={email} />
      <Field label="Password" name="password" type="password" autocomplete="current-password" />
      <button type="submit">Sign in</button>
    </form>
    <p class="more">
      <a href="/dashboard/reset">Forgot your password?</a>
      {isSignUpOpen && <a href="/dashboard/sign-up">Create account</a>}
    </p>
    {!isSignUpOpen && (
      <p class="small quiet">
        No account yet? {contact ? <a href={contact}>Ask for an invitation</a> : "Accounts are by invitation"}
        .
      </p>
    )}
  </CardLayout>
);

export interface AskEmailPageProps {
  readonly assets: Assets;
  readonly title: string;
  readonly explanation: string;
  readonly action: string;
  readonly button: string;
  readonly email?: string;
  readonly fault?: string | undefined;
}

export const AskEmailPage: FC<AskEmailPageProps> = ({
  assets,
  title,
  explanation,
  action,
  button,
  email,
  fault,
}) => (
  <CardLayout title={title} assets={assets}>
    <p class="quiet">{explanation}</p>
    <form class="stack" method="post" action={action}>
      <Field
        label="Email address"
        name="email"
        type="email"
        autocomplete="username"
        value={email}
        fault={fault}
      />
      <button type="submit">{button}</button>
    </form>
    <BackToSignIn />
  </CardLayout>
);
