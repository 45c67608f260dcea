import { Failure } from "../errors/failure.js";
import type { Account } from "./account.js";
import { planIncludes, type Tier } from "./plan.js";

/** Returns a failure if the account may not call endpoints of this tier. */
export function checkAccess(account: Account, tier: Tier): Failure | undefined {
  if (account.status !== "active") return new Failure("ACCOUNT_INACTIVE");
  if (!planIncludes(account.plan, tier)) return new Failure("ACCESS_DENIED");
  return undefined;
}
