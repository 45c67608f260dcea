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
  /** Second link, to the operator; undefined if the first one leads there, or if there is no address. */
  readonly ask: { readonly label: string; readonly href: string } | undefined;
  /** Plan of every new account; undefined if the operator chooses it. */
  readonly firstPlan: Plan | undefined;
}

const GUIDE = { label: "How to get a key", href: "/docs/guides/quick-start#get-a-key" };

/** Returns the way to a first key. Without the operator's address, no text asks the reader to write to anybody. */
export function accessTexts({ hasDashboard, isSignUpOpen, contact }: LandingFacts): AccessTexts {
  if (hasDashboard && isSignUpOpen)
    return {
      label: "Create an account",
      href: "/dashboard/sign-up",
      note: `You need an email address, nothing else. Accounts start on ${planRecord(FIRST_PLAN).title}.`,
      ask: contact === undefined ? undefined : { label: "Ask for another plan", href: contact },
      firstPlan: FIRST_PLAN,
    };
  const given = hasDashboard
    ? "Accounts are by invitation: a link that opens your account, with a first key."
    : "The operator of this service creates accounts and keys.";
  if (contact === undefined) return { ...GUIDE, note: given, ask: undefined, firstPlan: undefined };
  return {
    label: "Ask for an account",
    href: contact,
    note: `${given} Ask for one, and name the plan that you want.`,
    ask: GUIDE,
    firstPlan: undefined,
  };
}
