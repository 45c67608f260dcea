/**
 * The account that a change belongs to does not exist, or was deleted. Requests that are running while their account is
 * deleted get this error: the deletion has locked the account before them.
 */
export class AccountGoneError extends Error {
  override readonly name = "AccountGoneError";
  readonly accountId: string;

  constructor(accountId: string, options?: ErrorOptions) {
    super("this account does not exist", options);
    this.accountId = accountId;
  }
}
