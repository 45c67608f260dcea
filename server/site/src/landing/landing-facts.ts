import type { Plan } from "@chart/accounts";

export interface LandingFacts {
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly rateLimitPerMinute: number;
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
}
