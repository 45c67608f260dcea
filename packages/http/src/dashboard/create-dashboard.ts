import type { HashKey } from "../accounts/api-key.js";
import type { Config } from "../config/config.js";
import type { DashboardConfig } from "../config/dashboard-config.js";
import type { Store } from "../database/stores.js";
import { BackgroundWork } from "../lib/background-work.js";
import type { Mailer } from "../mail/mailer.js";
import { createPrintingMailer } from "../mail/printing-mailer.js";
import { createSmtpMailer } from "../mail/smtp-mailer.js";
import { AttemptLimits } from "../sign-in/attempt-limits.js";
import { createTokenHasher } from "../sign-in/tokens.js";
import type { Logger } from "../telemetry/log.js";
import type { UsageRecorder } from "../usage/usage-recorder.js";
import type { AnswerDashboard, DashboardFacts } from "./dashboard.js";
import type { DashboardDeps } from "./deps.js";

interface CreateDashboardDeps extends Pick<Config, "production" | "planCredits" | "trustProxy"> {
  readonly store: Store;
  readonly hashKey: HashKey;
  readonly usage: Pick<UsageRecorder, "flush">;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Where people reach the service. */
  readonly url: string;
  /** Where letters go in development without a mail server. */
  readonly print: (text: string) => void;
}

/** The dashboard, ready to be mounted, and what must end with it. */
export interface OpenedDashboard {
  readonly mount: (facts: DashboardFacts) => AnswerDashboard;
  /** Resolves once the letters that are on their way have been handed over. */
  close(): Promise<void>;
}

/** Puts the dashboard together as it is configured; undefined where it has no secret. */
export function createDashboard(
  { sessionSecret, smtpUrl, isSignUpOpen }: DashboardConfig,
  deps: CreateDashboardDeps,
): OpenedDashboard | undefined {
  if (sessionSecret === undefined) return undefined;
  const background = new BackgroundWork(deps.logger);
  const isSecure = deps.production || deps.url.startsWith("https:");
  const dashboardDeps: DashboardDeps = {
    store: deps.store,
    hashKey: deps.hashKey,
    now: deps.now,
    logger: deps.logger,
    planCredits: deps.planCredits,
    trustProxy: deps.trustProxy,
    flushUsage: () => deps.usage.flush(),
    hashToken: createTokenHasher(sessionSecret),
    attempts: new AttemptLimits(deps.now),
    mailer: mailerOf(smtpUrl, deps),
    background,
    isSignUpOpen,
    baseUrl: deps.url,
    isSecure,
  };
  return {
    mount: (facts) => loadedAtFirst(dashboardDeps, facts),
    close: () => background.close(),
  };
}

/** Loads the pages and what they need at the first visit: a service that serves charts alone starts without them. */
function loadedAtFirst(deps: DashboardDeps, facts: DashboardFacts): AnswerDashboard {
  let loading: Promise<AnswerDashboard> | undefined;
  return async (request, bindings) => {
    loading ??= import("./dashboard.js").then((dashboard) => dashboard.dashboardApp(deps, facts));
    return (await loading)(request, bindings);
  };
}

function mailerOf(
  smtpUrl: string | undefined,
  { production, url, print }: CreateDashboardDeps,
): Mailer | undefined {
  if (smtpUrl !== undefined) return createSmtpMailer(smtpUrl, new URL(url).hostname);
  return production ? undefined : createPrintingMailer(print);
}
