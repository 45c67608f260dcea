import type { AuditEntry } from "@chart/accounts";

/** Audit entry for tests that do not check the audit log. */
export const AUDITED: AuditEntry = {
  at: new Date("2026-01-01T00:00:00Z"),
  actor: "a test",
  action: "account.status",
  detail: "a change",
};
