import type { AuditEntry } from "../accounts/audit-entry.js";
import type { ChargedRequest, ChargeStore } from "../charts/charge-store.js";

/** The API's charges on the ledger of the accounts, whose refunds may have any audit entry. */
export interface LedgerStore extends ChargeStore {
  refund(request: ChargedRequest, reason: string, audit: AuditEntry): Promise<boolean>;
}
