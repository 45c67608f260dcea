import type { Plan } from "@chart/accounts";

/** Facts of this installation that the front page shows. */
export interface LandingFacts {
  /** Monthly credits of each plan. */
  readonly planCredits: Readonly<Record<Plan, number>>;
  /** Requests that each account may make in a minute. */
  readonly rateLimitPerMinute: number;
  readonly hasDashboard: boolean;
  /** True if anybody may open an account. */
  readonly isSignUpOpen: boolean;
}
