/** What an endpoint asks of a plan. An advanced plan includes the basic endpoints. */
export type Tier = "basic" | "advanced";

export const PLANS = ["hobbyist", "developer", "scale", "lifetime"] as const;
export type Plan = (typeof PLANS)[number];

const TIER_OF_PLAN: Readonly<Record<Plan, Tier>> = {
  hobbyist: "basic",
  developer: "advanced",
  scale: "advanced",
  lifetime: "advanced",
};

/** The tier that a plan includes. */
export function tierOf(plan: Plan): Tier {
  return TIER_OF_PLAN[plan];
}

/** Whether accounts of this plan may call endpoints of this tier. */
export function planIncludes(plan: Plan, tier: Tier): boolean {
  return tier === "basic" || TIER_OF_PLAN[plan] === tier;
}
