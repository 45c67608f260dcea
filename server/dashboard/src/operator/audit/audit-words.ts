import { type AuditAction, COMMAND_ACTOR, type KeptAuditEntry, SERVICE_ACTOR } from "@chart/accounts";
import { formatNumber } from "../../components/format.js";

export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  "account.created": "Account created",
  "account.deleted": "Account deleted",
  "account.exported": "Data exported",
  "account.invited": "Invited",
  "account.plan": "Plan changed",
  "account.role": "Role changed",
  "account.status": "Status changed",
  "account.period": "Period corrected",
  "credits.granted": "Credits granted",
  "credits.refunded": "Credits refunded",
  "email.changed": "Email address changed",
  "key.created": "API key created",
  "key.deleted": "API key deleted",
  "key.renamed": "API key renamed",
  "key.rotated": "API key replaced",
  "password.changed": "Password set",
  "reset.sent": "Password reset started",
  "second-factor.disabled": "Second factor turned off",
  "second-factor.enabled": "Second factor turned on",
  "second-factor.failed": "Wrong code entered",
  "second-factor.recovery-code-used": "Recovery code used",
  "second-factor.recovery-codes-replaced": "Recovery codes replaced",
  "second-factor.removed": "Second factor removed",
  "sessions.ended": "Browsers signed out",
  "time-zone.changed": "Time zone changed",
};

/** Finds the action with a name; undefined if there is none. */
export function actionNamed(name: string | undefined): AuditAction | undefined {
  return (Object.keys(ACTION_WORDS) as AuditAction[]).find((action) => action === name);
}

/** Returns the name of the person, or of the program, that made a change. */
export function actorWords({ actor, actorId, accountId, accountEmail }: KeptAuditEntry): string {
  if (actor === COMMAND_ACTOR) return "Admin command";
  if (actor === SERVICE_ACTOR) return "The service";
  if (actorId === undefined || actorId !== accountId) return actor;
  return actor === accountEmail ? "Owner" : `${actor} (owner)`;
}

/** Returns the stored name of an actor that somebody has typed. */
export function actorNamed(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  if (name === "") return undefined;
  if (/^(the )?service$/.test(name)) return SERVICE_ACTOR;
  return /^(the )?admin command$|^command line$|^cli$/.test(name) ? COMMAND_ACTOR : name;
}

/** Returns the stored detail of a change in words; empty if it only repeats the address of an invitation. */
export function detailWords({ action, detail, accountEmail }: KeptAuditEntry): string {
  switch (action) {
    case "account.invited":
    case "reset.sent":
      return detail === accountEmail ? "" : detail;
    case "account.status":
      return detail.replace(/\binactive\b/g, "deactivated");
    case "account.created":
      return detail.replace(/\d+(?= credits)/, formatDigits);
    case "credits.granted":
      return detail.replace(/^(\d+): /, (_, amount: string) => `${formatDigits(amount)} credits: `);
    default:
      return detail;
  }
}

const formatDigits = (digits: string) => formatNumber(Number(digits));
