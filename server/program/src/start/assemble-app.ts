import type { RecentRequests } from "@chart/accounts";
import { createKeyHasher, ProcessHealth, RequestRecorder } from "@chart/accounts";
import { createMailer, type RecordEmail, type RecordNotice, sweepEveryMinute } from "@chart/accounts/mail";
import type { AttemptLimits } from "@chart/accounts/sign-in";
import { createSecretBox } from "@chart/accounts/sign-in";
import { createDashboard } from "@chart/dashboard";
import { LATE_STATEMENTS_MS } from "@chart/store";
import { InDoubtCharges } from "chart-http";
import { rememberHmacs } from "../adapters/access/remember-hmacs.js";
import { createRequestHasher } from "../adapters/access/request-hasher.js";
import type { GazetteerPlaceIndex } from "../adapters/geocoding/gazetteer-place-index.js";
import { findZone } from "../adapters/geocoding/zone-finder.js";
import { type AppDeps, createApp } from "../app.js";
import type { AssistantDeps } from "../assistants/assistant-routes.js";
import type { Config } from "../config/config.js";
import type { DashboardConfig } from "../config/dashboard-config.js";
import { serviceUrl } from "../config/service-url.js";
import { createSite } from "../pages/create-site.js";
import type { RenderPages } from "../pages/render-pages.js";
import type { Release } from "../release/release.js";
import type { AdmissionControl } from "../server/overload/admission-control.js";
import { geocodeKeyExample } from "./geocode-key-example.js";
import type { OpenResources } from "./open-resources.js";

/** Parts of the service that are open before the application is assembled. */
export interface AppParts
  extends Pick<
    AppDeps,
    "store" | "geocoder" | "hashKey" | "noteKey" | "png" | "recordRequest" | "isReady" | "now" | "logger"
  > {
  readonly admission: AdmissionControl;
  readonly places: GazetteerPlaceIndex;
  /** Requests of the last hour. */
  readonly recent: Pick<RecentRequests, "window">;
  readonly attempts: AttemptLimits;
  /** Records sent credit notices for the metrics; undefined if metrics are off. */
  readonly recordNotice?: RecordNotice | undefined;
  /** Records attempts to send an email for the metrics; undefined if metrics are off or there is no mail server. */
  readonly recordEmail?: RecordEmail | undefined;
  /** Counts calls of the tools for assistants; undefined if metrics are off. */
  readonly recordCall?: AssistantDeps["recordCall"];
  readonly renderPages: RenderPages;
  readonly release: Release;
  readonly isStopping: () => boolean;
  /** Counts requests that are missing in the log; undefined if metrics are off. */
  readonly countDroppedRequests?: ((requests: number) => void) | undefined;
  /** Port on which the service listens. It may differ from the configured one, which can be 0. */
  readonly port: number;
}

/**
 * Creates the application from its open parts. Names each member instead of spreading the configuration, which contains
 * secrets that the routes must not get.
 */
export function assembleApp(
  config: Config,
  dashboardConfig: DashboardConfig,
  parts: AppParts,
  resources: OpenResources,
): ReturnType<typeof createApp> {
  const { store, hashKey, now, logger } = parts;
  const requests = new RequestRecorder({
    store: store.requestLog,
    logger,
    now,
    countDropped: parts.countDroppedRequests,
  });
  const { charges } = store;
  const forgetAfterMs = LATE_STATEMENTS_MS[config.database.engine];
  const inDoubt = new InDoubtCharges({ forgetAfterMs, charges, admission: parts.admission, now, logger });
  const health = new ProcessHealth({
    store: store.operators,
    recent: parts.recent,
    figures: () => ({
      inFlight: parts.admission.inFlight,
      geocoder: config.geocoder,
      openCircuits: parts.geocoder.openCircuits?.() ?? 0,
    }),
    ...parts.release,
    pid: process.pid,
    startedAt: new Date(now().getTime() - process.uptime() * 1000),
    isShared: config.database.engine === "postgres",
    now,
    logger,
  });
  const { production, planCredits } = config;
  const url = serviceUrl(config, parts.port);
  const print = (text: string) => void process.stdout.write(text);
  const { smtpUrl } = dashboardConfig;
  const mailer = createMailer({ smtpUrl, production, url, print, recordEmail: parts.recordEmail });
  const dashboard = createDashboard(dashboardConfig, {
    store,
    hashKey,
    secretBox: createSecretBox(config.keyPepper, config.previousKeyPepper),
    requests,
    health,
    mailer,
    attempts: parts.attempts,
    now,
    logger,
    production,
    planCredits,
    contact: config.contact,
    geocodeKeyExample: geocodeKeyExample(config),
    trustProxy: config.trustProxy,
    url,
  });
  if (dashboard === undefined) logger.warn({}, "the dashboard is off: SESSION_SECRET is not set");
  else resources.own(dashboard);
  // The notices link to the dashboard.
  if (dashboard !== undefined && mailer !== undefined) {
    const { recordNotice, isStopping } = parts;
    const { notices } = store;
    resources.own(
      sweepEveryMinute({
        store: notices,
        mailer,
        planCredits,
        serviceName: dashboardConfig.serviceName,
        baseUrl: url,
        now,
        logger,
        recordNotice,
        isStopping,
      }),
    );
  }
  // Closed before what sends emails, because a mail server may take longer than the stop may.
  for (const recorder of [requests, inDoubt, health]) resources.own(recorder);

  const site = createSite({
    baseUrl: url,
    publicUrl: config.publicUrl,
    headerPrefix: config.headerPrefix,
    geocodeKeyExample: geocodeKeyExample(config),
    landing: {
      planCredits,
      rateLimits: config.rateLimits,
      planPrices: config.planPrices,
      contact: config.contact,
      hasDashboard: dashboard !== undefined,
      isSignUpOpen: dashboardConfig.isSignUpOpen,
      hasFeeds: config.hasFeeds,
      hasAssistants: config.assistantCallsPerMinute !== undefined,
    },
    serviceName: dashboardConfig.serviceName,
    chartPage: config.embedding && { embedding: config.embedding, places: parts.places },
    render: parts.renderPages,
    now,
    logger,
    trustProxy: config.trustProxy,
    isSecure: production || url.startsWith("https:"),
  });

  return createApp({
    store,
    inDoubt,
    hashKey: rememberHmacs(hashKey),
    noteKey: parts.noteKey,
    hashUnderPrevious:
      config.previousKeyPepper === undefined ? undefined : createKeyHasher(config.previousKeyPepper),
    hashRequest: createRequestHasher(config.keyPepper, config.previousKeyPepper),
    geocoder: parts.geocoder,
    places: parts.places,
    findZone,
    png: parts.png,
    admission: parts.admission,
    isReady: parts.isReady,
    now,
    logger,
    rateLimitPerMinute: config.rateLimitPerMinute,
    rateLimits: config.rateLimits,
    trustProxy: config.trustProxy,
    headerPrefix: config.headerPrefix,
    publicUrl: config.publicUrl,
    serviceName: config.serviceName,
    recordRequest: (record, owner) => {
      parts.recordRequest?.(record);
      if (owner !== undefined) requests.record(owner, record);
    },
    sendsTiming: config.serverTiming,
    securityTxt: config.securityContact === undefined ? undefined : { contact: config.securityContact, url },
    assistants:
      config.assistantCallsPerMinute === undefined
        ? undefined
        : {
            callsPerMinute: config.assistantCallsPerMinute,
            places: parts.places,
            ...{ url, version: parts.release.version, recordCall: parts.recordCall },
            isBusy: () => parts.admission.ordinary > 0,
          },
    mountDashboard: dashboard?.mount,
    mountSite: site.mount,
  });
}
