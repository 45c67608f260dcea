import type { Insertable } from "kysely";
import { randomId } from "../../lib/random-id.js";
import type { LedgerTable } from "../tables.js";

type EntryFacts = Pick<LedgerTable, "account_id" | "kind" | "pot" | "amount" | "created_at">;

/** A row of the ledger. */
export function ledgerEntry(
  facts: EntryFacts,
  {
    requestId = null,
    reason = null,
    endpoint = null,
  }: { requestId?: string | null; reason?: string | null; endpoint?: string | null | undefined } = {},
): Insertable<LedgerTable> {
  return { id: randomId("entry"), ...facts, request_id: requestId, reason, endpoint };
}
