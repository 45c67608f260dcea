import { CREDIT_POTS, type CreditPot } from "./account.js";

/** Credits left in each pot. */
export type Balance = Readonly<Record<CreditPot, number>>;

/** A credit that was taken. */
export interface SpentCredit {
  readonly pot: CreditPot;
  /** Balance after the credit was taken. */
  readonly balance: Balance;
}

/**
 * Takes one credit from the first pot that is not empty, in the order of CREDIT_POTS; returns undefined if both are
 * empty. PostgreSQL's batch statement (database/postgres/postgres-charge.ts) implements the same rule in SQL, and a
 * test compares the two: see docs/decisions/0004-one-store-two-engines.md.
 */
export function spendCredit(balance: Balance): SpentCredit | undefined {
  const pot = CREDIT_POTS.find((name) => balance[name] > 0);
  return pot && { pot, balance: { ...balance, [pot]: balance[pot] - 1 } };
}
