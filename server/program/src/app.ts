import type { HashKey, Plan } from "@chart/accounts";
import { clientAddress } from "@chart/base";
import type { AnswerDashboard, DashboardFacts } from "@chart/dashboard";
import type { Stores } from "@chart/store";
import type { ApiPorts } from "chart-http";
import { createApiParts, type Env, refuseOtherRequests } from "chart-http/host";
import { type Context, Hono } from "hono";
import { accountAccess } from "./adapters/access/account-access.js";
import { otelTrace } from "./adapters/traces/otel-trace.js";
import { type AssistantDeps, createAssistantRoutes, MCP_PATH } from "./assistants/assistant-routes.js";
import { addPages } from "./pages/add-pages.js";
import type { MountedSite, SiteFacts } from "./pages/create-site.js";
import { addSecurityTxt, type SecurityTxtFacts } from "./pages/security-txt.js";

/** Ports of the API that follow from other dependencies. */
type OwnPort = "access" | "charges" | "claims" | "callerAddress" | "startTrace";

/** Ports of the API that the service never leaves out. */
type RequiredPort =
  | "inDoubt"
  | "hashRequest"
  | "geocoder"
  | "places"
  | "png"
  | "admission"
  | "now"
  | "logger"
  | "serviceName";

type RequiredPorts = { readonly [Name in RequiredPort]: NonNullable<ApiPorts[Name]> };

/** Dependencies of {@link createApp}: the ports of the API on the store, and the pages. */
export interface AppDeps extends RequiredPorts, Omit<ApiPorts, OwnPort | RequiredPort> {
  readonly store: Stores;
  readonly hashKey: HashKey;
  /** Hashes keys under the previous pepper; undefined unless the pepper is being replaced. */
  readonly hashUnderPrevious?: HashKey | undefined;
  /** See {@link accountAccess}. */
  readonly rateLimits?: Readonly<Record<Plan, number>> | undefined;
  /** See {@link accountAccess}. */
  readonly noteKey?: ((apiKey: string, accountId: string | undefined) => void) | undefined;
  /** True if the last address in X-Forwarded-For comes from a trusted proxy. */
  readonly trustProxy: boolean;
  /** Dependencies of the tools for assistants; undefined if there are none. */
  readonly assistants?:
    | Omit<AssistantDeps, "callerAddress" | "admitByKey" | "png" | "now" | "logger">
    | undefined;
  /** Facts of /.well-known/security.txt; undefined if there is no such file. */
  readonly securityTxt?: SecurityTxtFacts | undefined;
  /** Mounts the dashboard; undefined if there is none. */
  readonly mountDashboard?: ((facts: DashboardFacts) => AnswerDashboard) | undefined;
  /** Mounts the front page and the documentation; undefined if there are none. */
  readonly mountSite?: ((facts: SiteFacts) => MountedSite) | undefined;
}

/** Creates the application: the API on the store, the dashboard and the public pages, without a socket. */
export function createApp(deps: AppDeps): Hono<Env> {
  const { store, trustProxy } = deps;
  const api = createApiParts({
    ...deps,
    access: accountAccess(deps),
    charges: store.charges,
    claims: store.claims,
    isReady: deps.isReady ?? (() => store.ping()),
    callerAddress: (c) => clientAddress(c, trustProxy),
    startTrace: otelTrace,
  });
  const app = new Hono<Env>();
  app.use(api.layer);
  app.route("/", api.routes);
  if (deps.assistants !== undefined) {
    const { now, logger, png } = deps;
    const callerAddress = (c: Context<Env>) => clientAddress(c, trustProxy);
    const { admitByKey } = api;
    app.route(
      "/",
      createAssistantRoutes({ ...deps.assistants, callerAddress, admitByKey, png, now, logger }),
    );
  }
  if (deps.securityTxt !== undefined) addSecurityTxt(app, deps.securityTxt, deps.now);
  const freePaths = [...api.facts.freePaths, ...(deps.assistants === undefined ? [] : [MCP_PATH])];
  const missingPage = addPages(app, { ...api.facts, freePaths }, deps);
  refuseOtherRequests(app, async (c) => (await missingPage?.(c)) ?? api.refuseUnknown(c));
  return app;
}
