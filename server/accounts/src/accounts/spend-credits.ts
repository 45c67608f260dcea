import { CREDIT_POTS, type CreditPot } from "./account.js";

/** Credits left in each pot. */
export type Balance = Readonly<Record<CreditPot, number>>;

export interface SpentCredits {
  /** Credits taken from each pot that paid, in the order of CREDIT_POTS. */
  readonly parts: readonly { readonly pot: CreditPot; readonly credits: number }[];
  readonly balance: Balance;
}

/**
 * Takes credits from the pots in the order of CREDIT_POTS; returns undefined if both together have too few.
 * PostgreSQL's batch statement (database/postgres/postgres-charge.ts) implements the same rule for single credits in
 * SQL, and a test compares the two: see docs/decisions/0004-one-store-two-engines.md.
 */
export function spendCredits(balance: Balance, credits: number): SpentCredits | undefined {
  const left = { ...balance };
  let due = credits;
  const parts: { pot: CreditPot; credits: number }[] = [];
  for (const pot of CREDIT_POTS) {
    const part = Math.min(due, left[pot]);
    if (part === 0) continue;
    left[pot] -= part;
    due -= part;
    parts.push({ pot, credits: part });
  }
  return due === 0 ? { parts, balance: left } : undefined;
}
