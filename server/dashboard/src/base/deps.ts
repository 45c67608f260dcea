import type {
  AccountDataStore,
  AccountStore,
  AuditStore,
  HashKey,
  KeyStore,
  OperatorStore,
  Plan,
  ProcessHealth,
  RequestLogStore,
  UsageStore,
} from "@chart/accounts";
import type { Outbox } from "@chart/accounts/mail";
import type {
  AttemptLimits,
  HashToken,
  SecondFactorStore,
  SecretBox,
  SignInStore,
} from "@chart/accounts/sign-in";
import type { BackgroundWork } from "@chart/base";
import type { Assets } from "@chart/ui";
import type { Logger } from "chart-http/base";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { DashboardEnv } from "./env.js";
import type { Exports } from "./exports.js";

export interface DashboardDeps {
  readonly serviceName: string;
  readonly store: {
    readonly accounts: AccountStore;
    readonly accountData: AccountDataStore;
    readonly audit: AuditStore;
    readonly keys: KeyStore;
    readonly operators: OperatorStore;
    readonly requestLog: RequestLogStore;
    readonly secondFactors: SecondFactorStore;
    readonly signIn: SignInStore;
    readonly usage: UsageStore;
  };
  readonly hashKey: HashKey;
  /** Hashes session and link tokens, which the store keeps as hashes only. */
  readonly hashToken: HashToken;
  /** Encrypts the secrets of second factors, and what a person brings back with the next form. */
  readonly secretBox: SecretBox;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "error" | "warn">;
  /** Writes the requests that are still in memory to the store, so that a page includes them. */
  readonly flushRequests: () => Promise<void>;
  readonly health: Pick<ProcessHealth, "list">;
  /** Undefined if the service sends no email. */
  readonly outbox: Outbox | undefined;
  /** Runs work that a response does not wait for, such as sending email. */
  readonly background: BackgroundWork;
  /** Limits guesses at secrets and requests for email. */
  readonly attempts: AttemptLimits;
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly isSignUpOpen: boolean;
  /** Address of the link with which people ask the operator for an account; undefined if the operator gave none. */
  readonly contact?: string | undefined;
  /** A geocoding key for examples: one that works, or a placeholder for the caller's own. */
  readonly geocodeKeyExample: string;
  /** The service's public URL, without a trailing slash. */
  readonly baseUrl: string;
  /** True if a proxy in front of the service sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** True if cookies are sent over https only. */
  readonly isSecure: boolean;
}

export interface DashboardFacts {
  /** The paths of the endpoints that cost credits. */
  readonly endpointPaths: readonly string[];
  /** The paths of the endpoints that need a key and cost nothing. */
  readonly freePaths: readonly string[];
  /** Returns the meaning of an error code for an endpoint; undefined if there is no such code. */
  readonly describeError: (code: string, path: string) => string | undefined;
  readonly geocodeKeyHeader: string;
}

export type RenderMessage = (
  c: Context<DashboardEnv>,
  status: ContentfulStatusCode,
  title: string,
  text: string,
  nextStep?: NextStep,
) => Response | Promise<Response>;

/** A link from a message to what its reader can do next. */
export interface NextStep {
  readonly label: string;
  readonly href: string;
}

export interface RouteDeps extends DashboardDeps, DashboardFacts {
  readonly assets: Assets;
  readonly renderMessage: RenderMessage;
  /** Streams files of any size, at most one at a time for each account. */
  readonly exports: Exports;
  /** Resolves when a refusal of too many requests may be sent, see guard/limit-pages.ts. */
  readonly delayRefusal: () => Promise<void>;
}
