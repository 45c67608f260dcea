import type { Plan } from "../../accounts/plan.js";

/** Facts of this installation that the front page shows. */
export interface LandingFacts {
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly rateLimitPerMinute: number;
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
}
