/** The path of an account's overview, and the prefix of its owner's other pages. */
export function accountPath(accountId: string): string {
  return `/dashboard/accounts/${accountId}`;
}

export function operatorPath(accountId: string): string {
  return `/dashboard/operator/accounts/${accountId}`;
}
