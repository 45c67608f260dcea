import { type Plan, planIncludes } from "../../accounts/plan.js";
import type { LandingFacts } from "./landing-facts.js";

/** Plan of a new account, unless the operator chooses another one. */
export const FIRST_PLAN: Plan = "hobbyist";

const PURPOSES: Readonly<Record<Plan, string>> = {
  hobbyist: "To try the service, and for small projects.",
  developer: "For an app or a website with its first users.",
  scale: "For products with many users.",
  lifetime: "For accounts that keep their plan for good.",
};

/** Returns the name of a plan as a heading. */
export function planTitle(plan: Plan): string {
  return `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
}

/** Returns the purpose of a plan. */
export function purposeText(plan: Plan): string {
  return PURPOSES[plan];
}

/** Returns the tier of a plan, and what it includes. */
export function tierText(plan: Plan): string {
  return planIncludes(plan, "advanced")
    ? "Advanced tier: every endpoint, with pictures."
    : "Basic tier: type, profile, gates, channels and centers.";
}

/** Returns the way to a first key: the words of a link, its target, and a sentence about plans. */
export function accessTexts({ hasDashboard, isSignUpOpen }: LandingFacts): {
  readonly label: string;
  readonly href: string;
  readonly note: string;
} {
  const first = planTitle(FIRST_PLAN);
  if (hasDashboard && isSignUpOpen)
    return {
      label: "Sign up",
      href: "/dashboard/sign-up",
      note: `New accounts start on ${first}. To change your plan, ask the operator of this service.`,
    };
  const href = "/docs/guides/quick-start#get-a-key";
  if (hasDashboard)
    return {
      label: "Get an invitation",
      href,
      note: "Accounts are by invitation: ask the operator of this service, and name the plan that you want.",
    };
  return { label: "Get a key", href, note: "The operator of this service creates accounts and keys." };
}
