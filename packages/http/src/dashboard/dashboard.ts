import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { StoreUnavailableError } from "../database/stores.js";
import { loggableError } from "../telemetry/log.js";
import { addAccountRoutes } from "./account/account-routes.js";
import { type Asset, loadAssets } from "./assets.js";
import type { DashboardDeps, DashboardEnv, DashboardFacts } from "./deps.js";
import { refuseForeignForms } from "./guard/csrf-protection.js";
import { securityHeaders } from "./guard/security-headers.js";
import { readSessionCookie } from "./guard/session-cookie.js";
import {
  findViewer,
  requireFormToken,
  requireOperator,
  requireOwnAccount,
  requireSignIn,
} from "./guard/sign-in-required.js";
import { addOperatorRoutes } from "./operator/operator-routes.js";
import { notFound, telling } from "./render.js";
import type { RouteDeps } from "./route-deps.js";
import { addSettingsRoutes } from "./settings/settings-routes.js";
import { addLinkRoutes } from "./sign-in/link-routes.js";
import { addSignInRoutes } from "./sign-in/sign-in-routes.js";
import { addUsageRoutes } from "./usage/usage-routes.js";

const MAX_FORM_BYTES = 16 * 1024;

export type { DashboardFacts } from "./deps.js";

/** Answers a request below /dashboard. */
export type AnswerDashboard = (
  request: Request,
  bindings: DashboardEnv["Bindings"],
) => Response | Promise<Response>;

/**
 * The pages on which people get their keys and see their use: an application of its own below /dashboard,
 * rendered on the server, that works without a script.
 */
export function dashboardApp(deps: DashboardDeps, facts: DashboardFacts): AnswerDashboard {
  const assets = loadAssets();
  const tell = telling(assets);
  const routeDeps: RouteDeps = { ...deps, ...facts, assets, tell };

  // A slash at the end of an address that somebody types makes no difference.
  const app = new Hono<DashboardEnv>({ strict: false }).basePath("/dashboard");
  app.use(securityHeaders(deps.isSecure));
  app.use(async (c, next) => {
    await next();
    c.header("X-Request-Id", c.env.requestId);
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  for (const { path, type, body } of Object.values<Asset>({ ...assets })) {
    const headers = { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" };
    app.get(path.slice("/dashboard".length), (c) => c.body(body, 200, headers));
  }
  app.use(
    bodyLimit({
      maxSize: MAX_FORM_BYTES,
      onError: (c) => tell(c, 413, "Too much", "This form is larger than the service takes."),
    }),
  );
  app.use(
    refuseForeignForms(deps.baseUrl, (c) =>
      tell(c, 403, "Refused", "This form was sent by another site. Nothing was changed."),
    ),
  );

  // Nothing is called by a name with NUL in it, and PostgreSQL does not even look for it.
  app.use(async (c, next) => (c.req.url.includes("%00") ? notFound(c, tell) : next()));

  addSignInRoutes(app, routeDeps);
  addLinkRoutes(app, routeDeps);

  app.use("/accounts/*", requireSignIn(deps), requireFormToken(tell));
  app.use("/accounts/:accountId/*", requireOwnAccount(tell));
  addAccountRoutes(app, routeDeps);
  addUsageRoutes(app, routeDeps);
  addSettingsRoutes(app, routeDeps);

  for (const path of ["/operator", "/operator/*"]) {
    app.use(path, requireSignIn(deps), requireOperator(tell), requireFormToken(tell));
  }
  addOperatorRoutes(app, routeDeps);

  app.notFound(async (c) => {
    const viewer = await findViewer(deps, readSessionCookie(c, deps.isSecure));
    if (viewer !== undefined) c.set("viewer", viewer);
    return notFound(c, tell);
  });
  app.onError((error, c) => {
    if (error instanceof StoreUnavailableError) {
      c.header("Retry-After", "1");
      return tell(c, 503, "Please try again", "The service cannot answer at the moment.");
    }
    const { requestId } = c.env;
    deps.logger.error({ requestId, error: loggableError(error) }, "a page failed on our side");
    return tell(
      c,
      500,
      "Something went wrong",
      `It is our fault. The number of this request is ${requestId}.`,
    );
  });
  return (request, bindings) => app.fetch(request, bindings);
}
