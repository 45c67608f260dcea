import { type Plan, planIncludes } from "../../accounts/plan.js";

/** Returns the name of a plan as a heading. */
export function planTitle(plan: Plan): string {
  return `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
}

/** Returns the tier of a plan, and what it includes. */
export function tierText(plan: Plan): string {
  return planIncludes(plan, "advanced")
    ? "Advanced tier: every endpoint, with pictures."
    : "Basic tier: type, profile, gates, channels and centers.";
}
