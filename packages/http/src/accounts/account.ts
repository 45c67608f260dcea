import type { Plan } from "./plan.js";

export type AccountStatus = "active" | "inactive";

/**
 * The two pots of a balance, in the order in which they are spent: what the plan allots for the current
 * period, which lapses at its end, and what was granted, which does not.
 */
export const CREDIT_POTS = ["allocation", "granted"] as const;
export type CreditPot = (typeof CREDIT_POTS)[number];

/** An account as a request sees it, at the time of its look-up. */
export interface Account {
  readonly id: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
  /** Both pots together; another request may spend them at any time. */
  readonly credits: number;
}

/** An account as its administrator sees it. */
export interface AccountDetails extends Account {
  readonly email: string;
  /** What is left of the current period's allocation. */
  readonly allocationCredits: number;
  readonly grantedCredits: number;
  readonly createdAt: Date;
  /** When the current period ends. */
  readonly renewsAt: Date;
  /** What may be shown of the live key. */
  readonly keyHint: string;
}
