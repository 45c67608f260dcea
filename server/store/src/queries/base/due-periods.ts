import { latestPeriodEnd } from "@chart/accounts";
import type { AccountsTable } from "../../base/tables.js";

type Period = Pick<AccountsTable, "renews_at">;

/** Returns true if an account's period has ended; a deleted one has no further periods. Instants sort as text. */
export function isDue({ renews_at, status }: Period & Pick<AccountsTable, "status">, now: Date): boolean {
  return status !== "deleted" && renews_at <= now.toISOString();
}

/** Returns true if a period ends later than any period can. Compares text, as {@link isDue} does. */
export function isTooFarAhead({ renews_at }: Period, now: Date): boolean {
  return renews_at > latestPeriodEnd(now).toISOString();
}
