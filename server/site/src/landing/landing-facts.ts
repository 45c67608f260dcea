import type { Plan } from "@chart/accounts";

export interface LandingFacts {
  readonly planCredits: Readonly<Record<Plan, number>>;
  /** Requests that an account of each plan may make in a minute. */
  readonly rateLimits: Readonly<Record<Plan, number>>;
  /** Price of each plan in the operator's words; undefined where the operator gave none. */
  readonly planPrices?: Readonly<Record<Plan, string | undefined>> | undefined;
  /** Address of the link, mailto: or http(s):, with which people ask for an account; undefined if the operator gave none. */
  readonly contact?: string | undefined;
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
  /** True if there are calendars of the sky to subscribe to. */
  readonly hasFeeds: boolean;
  /** True if the service has tools for assistants. */
  readonly hasAssistants: boolean;
}
