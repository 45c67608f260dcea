import type { AuditEntry } from "@chart/accounts";
import { recoveryCodeUsedEmail, wrongCodeEmail } from "@chart/accounts/mail";
import type { Profile, SecondFactor } from "@chart/accounts/sign-in";
import { useCode } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { sendNotice } from "../base/audit.js";
import type { DashboardDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { waitFor } from "./limit-attempts.js";

/** A code that somebody enters after the right password. */
export interface EnteredCode {
  readonly owner: Pick<Profile, "accountId" | "email">;
  readonly factor: SecondFactor;
  /** Session of the browser; undefined while it is signing in. */
  readonly sessionId: string | undefined;
  /** Purpose of the code, for the audit log, such as "to sign in". */
  readonly purpose: string;
  readonly text: string;
}

export interface CodeFault {
  readonly text: string;
  readonly status: 422 | 429;
}

type CodeCheckDeps = Pick<
  DashboardDeps,
  "store" | "secretBox" | "now" | "outbox" | "background" | "baseUrl" | "serviceName"
>;

/** Uses up a code; returns undefined if it is right. Emails the owner if a code was wrong or a recovery code was used. */
export async function checkCode(
  c: Context<DashboardEnv>,
  deps: CodeCheckDeps,
  { owner: { accountId, email }, factor, sessionId, purpose, text }: EnteredCode,
): Promise<CodeFault | undefined> {
  // An empty code is no guess: the page may have been loaded before the second factor was on.
  if (text === "") return { text: "Enter a code from your app, or a recovery code.", status: 422 };
  const { requestId } = c.env;
  const at = deps.now();
  const codes = { store: deps.store.secondFactors, secretBox: deps.secretBox };
  const audit: AuditEntry = {
    ...{ at, actorId: accountId, actor: email, action: "second-factor.recovery-code-used", accountId },
    ...{ detail: purpose, requestId },
  };
  const attempt = { accountId, sessionId, at, purpose, requestId };
  const use = await useCode(codes, attempt, factor, text, audit);
  switch (use.outcome) {
    case "authenticator-code":
      return undefined;
    case "recovery-code":
      sendNotice(c, deps, recoveryCodeUsedEmail(email, deps.serviceName));
      return undefined;
    case "wrong":
      if (use.isNoticeDue) warnOwner(c, deps, accountId, email, at);
      return { text: "This code is wrong or was already used. Wait for the next one.", status: 422 };
    case "too-many": {
      c.header("Retry-After", String(use.retryAfterSeconds));
      const wait = waitFor(use.retryAfterSeconds);
      return { text: `Too many wrong codes. Enter a recovery code, or try again ${wait}.`, status: 429 };
    }
  }
}

/** Sends the warning about a wrong code. If the mail server refuses it, the next wrong code tries again. */
function warnOwner(
  c: Context<DashboardEnv>,
  { outbox, background, store, baseUrl, serviceName }: CodeCheckDeps,
  accountId: string,
  email: string,
  noticedAt: Date,
): void {
  if (outbox === undefined) return;
  const { requestId } = c.env;
  background.start(requestId, async () => {
    const warning = wrongCodeEmail(email, `${baseUrl}/dashboard/reset`, serviceName);
    if (await outbox.send(warning, requestId)) return;
    await store.secondFactors.releaseNotice(accountId, noticedAt);
  });
}
