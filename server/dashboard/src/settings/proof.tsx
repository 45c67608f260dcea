import { verifyPassword } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import type { Child, FC } from "hono/jsx";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { readForm } from "../base/forms.js";
import { Field } from "../components/field.js";
import { checkCode } from "../guard/check-code.js";

/** Error messages of {@link ProofFields}, and the status of the page that shows them. */
export interface ProofFaults {
  readonly password?: string;
  readonly code?: string;
  readonly status: 422 | 429;
}

/** Names of the two fields, which differ between forms of one page. */
export interface ProofNames {
  readonly password: string;
  readonly code: string;
}

const NAMES: ProofNames = { password: "password_current", code: "code" };

/** The fields with which a signed-in person proves who they are: the password and, with a second factor, a code. */
export const ProofFields: FC<{
  /** Email address of the account, for password managers. */
  readonly email: string;
  readonly hasSecondFactor: boolean;
  readonly faults?: ProofFaults | undefined;
  readonly names?: ProofNames;
  readonly label?: string;
  /** Fields between the password and the code. */
  readonly children?: Child;
}> = ({ email, hasSecondFactor, faults, names = NAMES, label = "Your password", children }) => (
  <>
    <input type="text" name="username" autocomplete="username" value={email} hidden />
    <Field
      label={label}
      name={names.password}
      type="password"
      autocomplete="current-password"
      fault={faults?.password}
    />
    {children}
    {hasSecondFactor && (
      <Field
        label="Code"
        name={names.code}
        autocomplete="one-time-code"
        hint="6 digits from your authenticator app, or a recovery code."
        fault={faults?.code}
        maxlength={40}
      />
    )}
  </>
);

/**
 * Checks the fields of {@link ProofFields}; returns undefined if they prove who the viewer is. Uses the code up, so it
 * comes after every other check of the form.
 *
 * @param purpose What the proof is for, for the audit log.
 */
export async function checkProof(
  c: Context<DashboardEnv>,
  deps: RouteDeps,
  purpose: string,
  names: ProofNames = NAMES,
): Promise<ProofFaults | undefined> {
  const { profile, account, session } = c.var.viewer;
  const form = await readForm(c, names.password, names.code);
  if (!(await verifyPassword(profile.passwordHash, form[names.password] ?? ""))) {
    return { password: "That password is incorrect.", status: 422 };
  }
  const factor = await deps.store.secondFactors.find(account.id);
  if (factor === undefined) return undefined;
  const text = form[names.code] ?? "";
  const fault = await checkCode(c, deps, { owner: profile, factor, sessionId: session.id, purpose, text });
  return fault && { code: fault.text, status: fault.status };
}
