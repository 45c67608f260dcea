import type { Plan } from "./plan.js";

/**
 * Status of an account. Requests with the key of an inactive one get an error. A deleted one has neither keys nor an
 * owner; only its ledger and its audit entries are left.
 */
export type AccountStatus = "active" | "inactive" | "deleted";

/** The two pots in the order of spending. The allocation expires at the period's end; granted credits never do. */
export const CREDIT_POTS = ["allocation", "granted"] as const;

export type CreditPot = (typeof CREDIT_POTS)[number];

/** Role of an account's owner: a customer sees one account, an operator manages all of them and is no customer. */
export type Role = "customer" | "operator";

/** An account at the time when a request looked it up. */
interface Account {
  readonly id: string;
  readonly plan: Plan;
  readonly status: AccountStatus;
  /** Sum of both pots. A concurrent request may spend them at any time. */
  readonly credits: number;
}

export interface AccountOfKey extends Account {
  readonly keyId: string;
}

/** An account as the dashboard and the admin command show it. */
export interface AccountDetails extends Account {
  readonly email: string;
  readonly role: Role;
  /** Credits left of the current period's allocation. */
  readonly allocationCredits: number;
  readonly grantedCredits: number;
  /** Allocation with which the current period began. */
  readonly periodCredits: number;
  readonly createdAt: Date;
  readonly renewsAt: Date;
}
