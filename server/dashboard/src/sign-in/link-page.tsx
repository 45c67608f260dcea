import { type AccountDetails, FIRST_PLAN, planRecord } from "@chart/accounts";
import type { Link, LinkKind } from "@chart/accounts/sign-in";
import { MIN_PASSWORD_LENGTH } from "@chart/accounts/sign-in";
import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import { Field } from "../components/field.js";
import { formatNumber } from "../components/format.js";
import { CardLayout } from "../components/page-layout.js";
import { PlanName } from "../components/plan-name.js";

const TEXTS: Readonly<
  Record<LinkKind, { readonly title: string; readonly text: string; readonly button: string }>
> = {
  invitation: {
    title: "You're invited",
    text: "Choose a password for your account:",
    button: "Accept invitation",
  },
  "password-reset": {
    title: "Choose a new password",
    text: "You'll be signed out of every other browser. Your account:",
    button: "Change password",
  },
  "sign-up": {
    title: "Create your account",
    text: `Your ${planRecord(FIRST_PLAN).title} account is almost ready. Choose a password for it:`,
    button: "Create account",
  },
  "email-change": {
    title: "Confirm your email address",
    text: "Once confirmed, you sign in with this address:",
    button: "Confirm address",
  },
};

export type InvitationOffer = Pick<AccountDetails, "plan" | "role"> & {
  readonly monthlyCredits: number;
};

const Invitation: FC<{
  readonly serviceName: string;
  readonly link: Link;
  readonly offer: InvitationOffer;
}> = ({ serviceName, link, offer }) => (
  <>
    <p class="quiet">
      {link.invitedBy ? (
        <>
          <b>{link.invitedBy}</b> invites you to {serviceName}.
        </>
      ) : (
        <>You're invited to {serviceName}.</>
      )}{" "}
      Choose a password to join.
    </p>
    <dl class="facts">
      <dt>Account</dt>
      <dd>{link.email}</dd>
      {offer.role === "operator" ? (
        <>
          <dt>Role</dt>
          <dd>Operator: you manage the accounts of others</dd>
        </>
      ) : (
        <>
          <dt>Plan</dt>
          <dd>
            <PlanName plan={offer.plan} />, {formatNumber(offer.monthlyCredits)} credits a month
          </dd>
        </>
      )}
    </dl>
  </>
);

/** The page behind a link from an email. Opening it changes nothing: mail scanners open links too. */
export const LinkPage: FC<{
  readonly assets: Assets;
  readonly link: Link;
  readonly token: string;
  /** Account and plan of an invitation; undefined for other links. */
  readonly offer?: InvitationOffer | undefined;
  readonly fault?: string | undefined;
}> = ({ assets, link, token, offer, fault }) => {
  const { title, text, button } = TEXTS[link.kind];
  return (
    <CardLayout title={offer ? `Join ${assets.serviceName}` : title} assets={assets}>
      {offer ? (
        <Invitation serviceName={assets.serviceName} link={link} offer={offer} />
      ) : (
        <div>
          <p class="quiet">{text}</p>
          <p>
            <strong>{link.email}</strong>
          </p>
        </div>
      )}
      <form class="stack" method="post" action={`/dashboard/links/${token}`}>
        {link.kind !== "email-change" && (
          <>
            <input type="text" name="username" autocomplete="username" value={link.email} hidden />
            <Field
              label="Password"
              name="password"
              type="password"
              autocomplete="new-password"
              hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few random words make a strong password.`}
              minlength={MIN_PASSWORD_LENGTH}
              fault={fault}
            />
          </>
        )}
        <button type="submit">{button}</button>
      </form>
    </CardLayout>
  );
};
