import type { FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import { Field, FormFault } from "../components/field.js";
import { GateFrame } from "../components/frame.js";

export interface SignInPageProps {
  readonly assets: Assets;
  readonly isSignUpOpen: boolean;
  readonly email?: string;
  /** Where to go after it. */
  readonly next?: string | undefined;
  readonly fault?: string;
}

export const SignInPage: FC<SignInPageProps> = ({ assets, isSignUpOpen, email, next, fault }) => (
  <GateFrame title="Sign in" assets={assets}>
    <FormFault text={fault} />
    <form class="stack" method="post" action="/dashboard/sign-in">
      {next && <input type="hidden" name="next" value={next} />}
      <Field label="E-mail address" name="email" type="email" autocomplete="username" value={email} />
      <Field label="Password" name="password" type="password" autocomplete="current-password" />
      <button type="submit">Sign in</button>
    </form>
    <p class="more">
      <a href="/dashboard/reset">Forgot your password?</a>
      {isSignUpOpen && <a href="/dashboard/sign-up">Open an account</a>}
    </p>
  </GateFrame>
);

/** A page that asks for an e-mail address, to send a link to it. */
export const AskEmailPage: FC<{
  readonly assets: Assets;
  readonly title: string;
  readonly explanation: string;
  readonly action: string;
  readonly button: string;
  readonly email?: string;
  readonly fault?: string | undefined;
}> = ({ assets, title, explanation, action, button, email, fault }) => (
  <GateFrame title={title} assets={assets}>
    <p class="quiet">{explanation}</p>
    <form class="stack" method="post" action={action}>
      <Field
        label="E-mail address"
        name="email"
        type="email"
        autocomplete="username"
        value={email}
        fault={fault}
      />
      <button type="submit">{button}</button>
    </form>
    <BackToSignIn />
  </GateFrame>
);

/** A page that only tells something, before sign-in. */
export const GateMessagePage: FC<{
  readonly assets: Assets;
  readonly title: string;
  readonly text: string;
}> = ({ assets, title, text }) => (
  <GateFrame title={title} assets={assets}>
    <p>{text}</p>
    <BackToSignIn />
  </GateFrame>
);

const BackToSignIn: FC = () => (
  <p class="more">
    <a href="/dashboard/sign-in">Back to sign in</a>
  </p>
);
