import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AccountDataStore } from "@chart/accounts";
import type { AccountStore } from "@chart/accounts";
import type { HashKey } from "@chart/accounts";
import type { AuditStore } from "@chart/accounts";
import type { KeyStore } from "@chart/accounts";
import type { Plan } from "@chart/accounts";
import type { BackgroundWork } from "@chart/lib";
import type { Mailer } from "@chart/accounts/mail";
import type { OperatorStore } from "@chart/accounts";
import type { ProcessHealth } from "@chart/accounts";
import type { RequestLogStore } from "@chart/accounts";
import type { AttemptLimits } from "@chart/accounts/sign-in";
import type { SecondFactorStore } from "@chart/accounts/sign-in";
import type { SecretBox } from "@chart/accounts/sign-in";
import type { SignInStore } from "@chart/accounts/sign-in";
import type { HashToken } from "@chart/accounts/sign-in";
import type { Logger } from "@chart/lib";
import type { UsageStore } from "@chart/accounts";
import type { Assets } from "@chart/pagekit";
import type { DashboardEnv } from "./env.js";
import type { Exports } from "./exports.js";

export interface DashboardDeps {
  /** The product's name, in titles and texts. */
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
  /** Figures of all processes of the service. */
  readonly health: Pick<ProcessHealth, "list">;
  /** Undefined if the service sends no email. */
  readonly mailer: Mailer | undefined;
  /** Runs work that a response does not wait for, such as sending email. */
  readonly background: BackgroundWork;
  /** Limits guesses at secrets and requests for email. */
  readonly attempts: AttemptLimits;
  /** Monthly credits of each plan. */
  readonly planCredits: Readonly<Record<Plan, number>>;
  /** True if anybody may open a Hobbyist account. */
  readonly isSignUpOpen: boolean;
  /** A geocoding key for examples: one that works, or a placeholder for the caller's own. */
  readonly geocodeKeyExample: string;
  /** The service's public URL, without a trailing slash. */
  readonly baseUrl: string;
  /** True if a proxy in front of the service sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** True if cookies are sent over https only. */
  readonly isSecure: boolean;
}

/** Facts about the API that pages show. */
export interface DashboardFacts {
  /** The paths of the endpoints that cost credits. */
  readonly endpointPaths: readonly string[];
  /** The paths of the endpoints that need a key and cost nothing. */
  readonly freePaths: readonly string[];
  /** Returns the meaning of an error code for an endpoint; undefined if there is no such code. */
  readonly describeError: (code: string, path: string) => string | undefined;
  /** The name of the header with the caller's geocoding key. */
  readonly geocodeKeyHeader: string;
}

/** Responds with a page that contains only a message. */
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
