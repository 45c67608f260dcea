import { setTimeout as delay } from "node:timers/promises";
import type { Report } from "../lib/report.js";
import { countPaidRefusals } from "./ledger-invariants.js";
import type { LoadedService } from "./loaded-service.js";

/** Maximum time from the store's return to the last refund; the service needs about a second. */
const LONGEST_REFUND_MS = 30_000;

/**
 * Waits until no 503 is left that was charged and not refunded, or until the service has had time enough.
 *
 * @param most Number of those that may be left: of a service that was stopped before its store returned.
 */
export async function refundsMade(
  { database, record }: LoadedService,
  report: Report,
  most = 0,
): Promise<number> {
  const endMs = performance.now() + LONGEST_REFUND_MS;
  let refusals = await countPaidRefusals(database, record);
  while (refusals.owed > most && performance.now() < endMs) {
    await delay(100);
    refusals = await countPaidRefusals(database, record);
  }
  const { charged, owed } = refusals;
  report.figure("503s that had been charged", charged);
  report.figure("of these not refunded after the store returned", owed);
  report.invariant(owed <= most, `${owed} of ${charged} 503s that had been charged were not refunded`);
  return owed;
}
