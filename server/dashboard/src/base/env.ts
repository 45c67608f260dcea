import type { AccountDetails } from "@chart/accounts";
import type { BrowserSession, Profile } from "@chart/accounts/sign-in";
import type { Hono } from "hono";

/** The signed-in person behind a request. */
export interface Viewer {
  readonly session: BrowserSession;
  readonly profile: Profile;
  readonly account: AccountDetails;
  /** True for operators, except while their own account is deactivated. */
  readonly isOperator: boolean;
  /** False for operators, unless they still have an API key (see docs/decisions/0013). */
  readonly isCustomer: boolean;
  /** True for operators who sign in with their password only. */
  readonly lacksSecondFactor: boolean;
  /** The session's token, as in the cookie. No page may contain it. */
  readonly token: string;
  /** CSRF token in every form of the session. */
  readonly formToken: string;
}

export interface DashboardEnv {
  Bindings: {
    /** The request's id, assigned before the request reaches the dashboard. */
    readonly requestId: string;
    /** IP address that the connection comes from, which may be a proxy. */
    readonly remoteAddress?: string | undefined;
  };
  Variables: {
    /** Set on every page behind the sign-in. */
    viewer: Viewer;
  };
}

export type DashboardRoutes = Hono<DashboardEnv, Record<string, never>, "/dashboard">;
