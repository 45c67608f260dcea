import type { Viewer } from "./env.js";

/** Returns the path of the first page of a signed-in person. */
export function homePath({ account, isOperator, isCustomer }: Viewer): string {
  if (isOperator) return "/dashboard/operator";
  // A deactivated operator can open only the settings.
  return `/dashboard/accounts/${account.id}${isCustomer ? "" : "/settings"}`;
}
