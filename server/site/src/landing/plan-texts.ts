import { FIRST_PLAN, PLANS, type Plan, planIncludes, planRecord } from "@chart/accounts";
import type { LandingFacts } from "./landing-facts.js";

export function includedText(plan: Plan): string {
  return planIncludes(plan, "advanced")
    ? "Every endpoint, with whole charts and pictures."
    : "The simple chart, with type, profile, gates, channels and centers, and the place search.";
}

/** Returns the rate limit of every plan; undefined if they differ. */
export function commonLimitOf({ rateLimits }: LandingFacts): number | undefined {
  const limits = new Set(PLANS.map((plan) => rateLimits[plan]));
  return limits.size === 1 ? [...limits][0] : undefined;
}

export function limitText(requestsPerMinute: number): string {
  return `${requestsPerMinute.toLocaleString("en")} requests a minute.`;
}

/** Returns the sentence about a limit that all plans share. */
export function everyPlan(requestsPerMinute: number): string {
  return `Every plan allows ${limitText(requestsPerMinute)}`;
}

/** The way to a first key. */
interface AccessTexts {
  readonly label: string;
  readonly href: string;
  readonly note: string;
  /** Plan of every new account; undefined if the operator chooses it. */
  readonly firstPlan: Plan | undefined;
}

export function accessTexts({ hasDashboard, isSignUpOpen }: LandingFacts): AccessTexts {
  if (hasDashboard && isSignUpOpen)
    return {
      label: "Create an account",
      href: "/dashboard/sign-up",
      note: `You need an email address, nothing else. Accounts start on ${planRecord(FIRST_PLAN).title}; whoever runs this service can change your plan.`,
      firstPlan: FIRST_PLAN,
    };
  const access = { href: "/docs/guides/quick-start#get-a-key", firstPlan: undefined };
  if (hasDashboard)
    return {
      ...access,
      label: "How to get a key",
      note: "Accounts are by invitation: ask the person or the company that runs this service, and name the plan that you want. They send you a link that opens your account, with a first key.",
    };
  return {
    ...access,
    label: "How to get a key",
    note: "The person or the company that runs this service creates accounts and keys: ask them, and name the plan that you want.",
  };
}
