/** Tier that an endpoint requires. A plan of the advanced tier includes the basic endpoints. */
export type Tier = "basic" | "advanced";

/** All plans, as commands and the configuration name them. */
export const PLANS = ["hobbyist", "developer", "scale", "lifetime"] as const;

/** Plan of an account; decides its tier and its monthly credits. */
export type Plan = (typeof PLANS)[number];

const TIER_OF_PLAN: Readonly<Record<Plan, Tier>> = {
  hobbyist: "basic",
  developer: "advanced",
  scale: "advanced",
  lifetime: "advanced",
};

/** Returns true if a plan includes the endpoints of a tier. */
export function planIncludes(plan: Plan, tier: Tier): boolean {
  return tier === "basic" || TIER_OF_PLAN[plan] === tier;
}
