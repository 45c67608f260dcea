import type { Plan } from "@chart/accounts";

export interface LandingFacts {
  readonly planCredits: Readonly<Record<Plan, number>>;
  /** Requests that an account of each plan may make in a minute. */
  readonly rateLimits: Readonly<Record<Plan, number>>;
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
}
