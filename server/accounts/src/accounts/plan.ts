/** Tier that an endpoint requires. A plan of the advanced tier includes the basic endpoints. */
export type Tier = "basic" | "advanced";

/** Plan of an account; decides its tier, its monthly credits and its rate limit. */
export type Plan = "hobbyist" | "developer" | "scale" | "lifetime";

interface PlanRecord {
  /** Name for people. */
  readonly title: string;
  readonly tier: Tier;
  /** Credits a month, unless the operator sets another number. */
  readonly defaultCredits: number;
  /** Sentence that says whom the plan is for. */
  readonly purpose: string;
}

/** All plans, as commands and the configuration name them, the smallest first. */
const RECORDS: Readonly<Record<Plan, PlanRecord>> = {
  hobbyist: {
    title: "Hobbyist",
    tier: "basic",
    defaultCredits: 1000,
    purpose: "To try the service, and for small projects.",
  },
  developer: {
    title: "Developer",
    tier: "advanced",
    defaultCredits: 10_000,
    purpose: "For an app or a website with its first users.",
  },
  scale: {
    title: "Scale",
    tier: "advanced",
    defaultCredits: 100_000,
    purpose: "For products with many users.",
  },
  lifetime: {
    title: "Lifetime",
    tier: "advanced",
    defaultCredits: 10_000,
    purpose: "For customers who pay once instead of every month.",
  },
};

/** All plans, the smallest first. */
export const PLANS: readonly Plan[] = Object.keys(RECORDS) as Plan[];

/** Plan of accounts that people open by themselves, and of operators. */
export const FIRST_PLAN: Plan = "hobbyist";

/** Plan of the demo account. */
export const DEMO_PLAN: Plan = "developer";

/** Returns what is known about a plan: its name for people, its tier, its credits and its purpose. */
export function planRecord(plan: Plan): PlanRecord {
  return RECORDS[plan];
}

/** Returns true if a plan includes the endpoints of a tier. */
export function planIncludes(plan: Plan, tier: Tier): boolean {
  return tier === "basic" || RECORDS[plan].tier === tier;
}

/** Creates a record with a value for each plan. */
export function byPlan<Value>(of: (plan: Plan, index: number) => Value): Record<Plan, Value> {
  return Object.fromEntries(PLANS.map((plan, index) => [plan, of(plan, index)])) as Record<Plan, Value>;
}
