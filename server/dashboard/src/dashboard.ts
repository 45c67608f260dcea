import { AccountGoneError } from "@chart/base";
import { addAssetRoutes, loadAssets, pageHeaders } from "@chart/ui";
import { loggableError, StoreUnavailableError } from "chart-http/base";
import { Hono } from "hono";
import { addOverviewRoutes } from "./account/overview-routes.js";
import { addQuickStartRoutes } from "./account/quick-start-routes.js";
import type { DashboardDeps, DashboardFacts, RouteDeps } from "./base/deps.js";
import type { DashboardEnv } from "./base/env.js";
import { Exports } from "./base/exports.js";
import { BrokenFormError } from "./base/forms.js";
import { notFound } from "./base/render.js";
import { addCreditsRoutes } from "./credits/credits-routes.js";
import { answerGone } from "./guard/answer-gone.js";
import { csrfProtection } from "./guard/csrf-protection.js";
import { limitFormSize } from "./guard/limit-form-size.js";
import { PageLimits } from "./guard/limit-pages.js";
import { readSessionCookie } from "./guard/session-cookie.js";
import {
  findViewer,
  requireCustomer,
  requireFormToken,
  requireOperator,
  requireOwnAccount,
  requireSignIn,
} from "./guard/sign-in-required.js";
import { addKeysRoutes } from "./keys/keys-routes.js";
import { addOperatorRoutes } from "./operator/operator-routes.js";
import { createRenderMessage } from "./render-message.js";
import { addRequestRoutes } from "./requests/request-routes.js";
import { samplePictures } from "./sample-bodygraph.js";
import { addSettingsRoutes } from "./settings/settings-routes.js";
import { addLinkRoutes } from "./sign-in/link-routes.js";
import { addSecondStepRoutes } from "./sign-in/second-step-routes.js";
import { addSignInRoutes } from "./sign-in/sign-in-routes.js";

export type { DashboardFacts } from "./base/deps.js";

export type AnswerDashboard = (
  request: Request,
  bindings: DashboardEnv["Bindings"],
) => Response | Promise<Response>;

/** Creates the application below /dashboard. It renders on the server and works without scripts. */
export function dashboardApp(deps: DashboardDeps, facts: DashboardFacts): AnswerDashboard {
  const assets = loadAssets(deps.serviceName, "dashboard", { pictures: samplePictures() });
  const renderMessage = createRenderMessage(assets, deps.isSecure);
  const pageLimits = new PageLimits({ now: deps.now, trustProxy: deps.trustProxy, renderMessage });
  const delayRefusal = () => pageLimits.delayRefusal();
  const routeDeps: RouteDeps = {
    ...deps,
    ...facts,
    assets,
    renderMessage,
    delayRefusal,
    exports: new Exports(),
  };

  // Not strict: a URL with a trailing slash leads to the same page.
  const app = new Hono<DashboardEnv>({ strict: false }).basePath("/dashboard");
  app.use(pageHeaders(deps.isSecure));
  // Assets need no sign-in.
  addAssetRoutes(app, assets, "/dashboard");
  app.use(pageLimits.perAddress());
  app.use(limitFormSize(renderMessage));
  app.use(
    csrfProtection(deps.baseUrl, (c) =>
      renderMessage(c, 403, "Request blocked", "This form was sent from another site. Nothing was changed."),
    ),
  );

  // No page has a NUL in its URL, and PostgreSQL rejects text that contains one.
  app.use(async (c, next) => (c.req.url.includes("%00") ? notFound(c, renderMessage) : next()));

  addSignInRoutes(app, routeDeps);
  addSecondStepRoutes(app, routeDeps);
  addLinkRoutes(app, routeDeps);

  app.use("/accounts/*", requireSignIn(deps), pageLimits.perAccount(), requireFormToken(renderMessage));
  app.use("/accounts/:accountId/*", requireOwnAccount(renderMessage), requireCustomer());
  addOverviewRoutes(app, routeDeps);
  addQuickStartRoutes(app, routeDeps);
  addKeysRoutes(app, routeDeps);
  addRequestRoutes(app, routeDeps);
  addCreditsRoutes(app, routeDeps);
  addSettingsRoutes(app, routeDeps);

  for (const path of ["/operator", "/operator/*"]) {
    app.use(path, requireSignIn(deps), pageLimits.perAccount());
    app.use(path, requireOperator(renderMessage), requireFormToken(renderMessage));
  }
  addOperatorRoutes(app, routeDeps);

  app.notFound(async (c) => {
    const viewer = await findViewer(deps, readSessionCookie(c, deps.isSecure));
    if (viewer !== undefined) c.set("viewer", viewer);
    return notFound(c, renderMessage);
  });
  app.onError((error, c) => {
    if (error instanceof AccountGoneError) return answerGone(c, deps.isSecure, renderMessage, error);
    if (error instanceof StoreUnavailableError) {
      c.header("Retry-After", "1");
      return renderMessage(
        c,
        503,
        "Temporarily unavailable",
        "We can't load this page right now. Try again in a moment.",
      );
    }
    if (error instanceof BrokenFormError) {
      return renderMessage(c, 400, "Form incomplete", "The form did not arrive completely. Send it again.");
    }
    const { requestId } = c.env;
    deps.logger.error(
      { requestId, error: loggableError(error) },
      "dashboard page failed with a server error",
    );
    return renderMessage(
      c,
      500,
      "Something went wrong",
      "This is a problem on our side. Try again in a moment. If it stays, send this ID to the service operator.",
    );
  });
  return (request, bindings) => app.fetch(request, bindings);
}
