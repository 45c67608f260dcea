import type { Role } from "@chart/accounts";
import type { QueryContext } from "../../base/query-context.js";
import { requireLiveAccount } from "../base/live-account.js";

/** Profile of an account that has no row in `profiles`. */
export const PROFILE_DEFAULTS: { readonly role: Role; readonly time_zone: string } = {
  role: "customer",
  time_zone: "UTC",
};

/** Changes parts of a profile, which it creates if necessary. */
export async function writeProfile(
  context: QueryContext,
  accountId: string,
  change: { readonly role?: Role; readonly time_zone?: string; readonly password_hash?: string },
): Promise<void> {
  await requireLiveAccount(context, accountId);
  await context.db
    .insertInto("profiles")
    .values({ account_id: accountId, password_hash: null, ...PROFILE_DEFAULTS, ...change })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(change))
    .execute();
}
