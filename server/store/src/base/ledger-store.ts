import type { AuditEntry } from "@chart/accounts";
import type { ChargedRequest, ChargeStore } from "chart-http";

/** The API's charges on the ledger of the accounts, whose refunds may have any audit entry. */
export interface LedgerStore extends ChargeStore {
  refund(request: ChargedRequest, reason: string, audit: AuditEntry): Promise<boolean>;
}
