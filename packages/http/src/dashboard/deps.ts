import type { AccountDetails } from "../accounts/account.js";
import type { HashKey } from "../accounts/api-key.js";
import type { Plan } from "../accounts/plan.js";
import type { Stores } from "../database/stores.js";
import type { BackgroundWork } from "../lib/background-work.js";
import type { Mailer } from "../mail/mailer.js";
import type { AttemptLimits } from "../sign-in/attempt-limits.js";
import type { BrowserSession, Profile } from "../sign-in/sign-in-store.js";
import type { HashToken } from "../sign-in/tokens.js";
import type { Logger } from "../telemetry/log.js";

/** What the dashboard works with. */
export interface DashboardDeps {
  readonly store: Pick<Stores, "accounts" | "audit" | "signIn" | "usage">;
  readonly hashKey: HashKey;
  readonly hashToken: HashToken;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "error">;
  /** Writes down what was counted in memory, so that a page shows it. */
  readonly flushUsage: () => Promise<void>;
  /** Undefined where the service sends no e-mail. */
  readonly mailer: Mailer | undefined;
  readonly background: BackgroundWork;
  readonly attempts: AttemptLimits;
  /** Credits a month. */
  readonly planCredits: Readonly<Record<Plan, number>>;
  /** Whether anybody may open a Hobbyist account. */
  readonly isSignUpOpen: boolean;
  /** Where people reach the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly trustProxy: boolean;
  /** Whether cookies are for https alone. */
  readonly isSecure: boolean;
}

/** What the dashboard tells of the interface beside it. */
export interface DashboardFacts {
  /** The paths that charges pay for. */
  readonly endpointPaths: readonly string[];
  /** The name of the header with the caller's geocoding key. */
  readonly geocodeKeyHeader: string;
}

/** Who looks at a page. */
export interface Viewer {
  readonly session: BrowserSession;
  readonly profile: Profile;
  readonly account: AccountDetails;
  /** Whether the operator's pages exist for them; not while their own account is deactivated. */
  readonly isOperator: boolean;
  /** The session's token, which goes into no page. */
  readonly token: string;
  /** What every form of the session carries, so that only its own pages can send one. */
  readonly formToken: string;
}

/** What the steps of a request to the dashboard hand on. */
export interface DashboardEnv {
  Bindings: {
    /** The request's id, made before it came here. */
    readonly requestId: string;
    readonly remoteAddress?: string | undefined;
  };
  Variables: {
    /** Set on every page behind the sign-in. */
    viewer: Viewer;
  };
}
