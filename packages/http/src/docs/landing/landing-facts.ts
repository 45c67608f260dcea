import type { Plan } from "../../accounts/plan.js";

export interface LandingFacts {
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly rateLimitPerMinute: number;
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
}
