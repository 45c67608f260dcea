import type { RequestRecorder } from "@chart/accounts";
import { type Mailer, Outbox } from "@chart/accounts/mail";
import { createTokenHasher } from "@chart/accounts/sign-in";
import { BackgroundWork } from "@chart/base";
import type { DashboardDeps, DashboardFacts } from "./base/deps.js";
import type { AnswerDashboard } from "./dashboard.js";

/** Settings of the dashboard. */
export interface DashboardSettings {
  /** The product's name, wherever a person reads it. */
  readonly serviceName: string;
  /** Secret under which sessions and links are hashed. If it is undefined, there is no dashboard. */
  readonly sessionSecret: string | undefined;
  /** True if anybody may open an account. */
  readonly isSignUpOpen: boolean;
}

export interface CreateDashboardDeps
  extends Pick<
    DashboardDeps,
    | "store"
    | "hashKey"
    | "secretBox"
    | "now"
    | "logger"
    | "attempts"
    | "health"
    | "planCredits"
    | "contact"
    | "geocodeKeyExample"
    | "trustProxy"
  > {
  /** Undefined if the service sends no email. */
  readonly mailer: Mailer | undefined;
  /** Requires https for cookies. */
  readonly production: boolean;
  /** Holds the requests that are not stored yet. */
  readonly requests: Pick<RequestRecorder, "flush">;
  /** The service's public URL, without a trailing slash. */
  readonly url: string;
}

/** The dashboard and its background work. */
export interface Dashboard {
  /** Creates the handler of requests below /dashboard. */
  readonly mount: (facts: DashboardFacts) => AnswerDashboard;
  /** Resolves once the mail server has received all pending emails, or has taken too long. */
  close(): Promise<void>;
}

/** Creates the dashboard; undefined if it is disabled because there is no session secret. */
export function createDashboard(
  { serviceName, sessionSecret, isSignUpOpen }: DashboardSettings,
  {
    store,
    hashKey,
    secretBox,
    now,
    logger,
    mailer,
    attempts,
    planCredits,
    contact,
    geocodeKeyExample,
    trustProxy,
    production,
    requests,
    health,
    url,
  }: CreateDashboardDeps,
): Dashboard | undefined {
  if (sessionSecret === undefined) return undefined;
  const background = new BackgroundWork(logger);
  const deps: DashboardDeps = {
    serviceName,
    store,
    hashKey,
    secretBox,
    hashToken: createTokenHasher(sessionSecret),
    now,
    logger,
    flushRequests: () => requests.flush(),
    health,
    outbox: mailer && new Outbox({ mailer, logger }),
    background,
    attempts,
    planCredits,
    contact,
    geocodeKeyExample,
    isSignUpOpen,
    baseUrl: url,
    trustProxy,
    isSecure: production || url.startsWith("https:"),
  };
  return {
    mount: (facts) => loadOnFirstRequest(deps, facts),
    close: () => background.close(),
  };
}

/** Loads the pages at the first request, so that a service that only serves charts starts faster. */
function loadOnFirstRequest(deps: DashboardDeps, facts: DashboardFacts): AnswerDashboard {
  let loading: Promise<AnswerDashboard> | undefined;
  return async (request, bindings) => {
    loading ??= import("./dashboard.js").then(({ dashboardApp }) => dashboardApp(deps, facts));
    return (await loading)(request, bindings);
  };
}
