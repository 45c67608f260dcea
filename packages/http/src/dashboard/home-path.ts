import type { Viewer } from "./env.js";

/** Returns the path of the first page of a signed-in person. */
export function homePath({ account, isOperator, isCustomer }: Viewer): string {
  if (isOperator) return "/dashboard/operator";
  // The settings are all that a deactivated operator has.
  return `/dashboard/accounts/${account.id}${isCustomer ? "" : "/settings"}`;
}
