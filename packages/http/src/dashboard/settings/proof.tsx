import type { Context } from "hono";
import type { FC } from "hono/jsx";
import { recoveryCodeUsedEmail } from "../../mail/emails.js";
import { verifyPassword } from "../../sign-in/password.js";
import { useCode } from "../../sign-in/second-factor.js";
import { sendNotice, viewersAudit } from "../audit.js";
import { Field } from "../components/field.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardEnv } from "../env.js";
import { readForm } from "../forms.js";

/** Error message for a wrong password. */
export const WRONG_PASSWORD = "That password is incorrect.";

/** Error messages of {@link ProofFields}. */
export interface ProofFaults {
  readonly password?: string;
  readonly code?: string;
}

/** Properties of {@link ProofFields}. */
export interface ProofProps {
  /** Email address of the account, for password managers. */
  readonly email: string;
  /** True if the account has a second factor. */
  readonly hasSecondFactor: boolean;
  readonly faults?: ProofFaults | undefined;
}

/** The fields with which a signed-in person proves who they are: the password and, with a second factor, a code. */
export const ProofFields: FC<ProofProps> = ({ email, hasSecondFactor, faults = {} }) => (
  <>
    <input type="text" name="username" autocomplete="username" value={email} hidden />
    <Field
      label="Your password"
      name="password_current"
      type="password"
      autocomplete="current-password"
      fault={faults.password}
    />
    {hasSecondFactor && (
      <Field
        label="Code"
        name="code"
        autocomplete="one-time-code"
        hint="6 digits from your authenticator app, or a recovery code."
        fault={faults.code}
        maxlength={40}
      />
    )}
  </>
);

/**
 * Checks the fields of {@link ProofFields}; returns undefined if they prove who the viewer is. Uses the code up.
 *
 * @param purpose What the proof is for, for the audit entry of a recovery code.
 */
export async function checkProof(
  c: Context<DashboardEnv>,
  deps: RouteDeps,
  purpose: string,
): Promise<ProofFaults | undefined> {
  const { profile, account } = c.var.viewer;
  const form = await readForm(c, "password_current", "code");
  if (!(await verifyPassword(profile.passwordHash, form.password_current)))
    return { password: WRONG_PASSWORD };
  const factor = await deps.store.secondFactors.find(account.id);
  if (factor === undefined) return undefined;
  const codes = { store: deps.store.secondFactors, secretBox: deps.secretBox, now: deps.now };
  const audit = viewersAudit(c, deps.now, "second-factor.recovery-code-used", purpose);
  const outcome = await useCode(codes, account.id, factor, form.code, audit);
  if (outcome === "recovery-code")
    sendNotice(c, deps, recoveryCodeUsedEmail(profile.email, deps.serviceName));
  return outcome === "rejected"
    ? { code: "This code is wrong or was already used. Wait for the next one." }
    : undefined;
}
