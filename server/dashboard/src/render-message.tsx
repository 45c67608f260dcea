import type { Assets } from "@chart/ui";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { NextStep, RenderMessage } from "./base/deps.js";
import type { DashboardEnv } from "./base/env.js";
import { render } from "./base/render.js";
import { MessagePage } from "./components/message-page.js";
import { readSessionCookie } from "./guard/session-cookie.js";

/** Creates the function that responds with a message; signed-in viewers see it below the navigation. */
export function createRenderMessage(assets: Assets, isSecure: boolean): RenderMessage {
  return (c, status, title, text, nextStep = retryOf(c, status)) => {
    const requestId = status >= 500 ? c.env.requestId : undefined;
    // Before the sign-in is checked, the cookie is all that is known about the viewer.
    const hasSession = readSessionCookie(c, isSecure) !== undefined;
    const message = { title, text, requestId, nextStep, hasSession };
    return render(c, <MessagePage assets={assets} viewer={c.get("viewer")} {...message} />, status);
  };
}

/** Returns the link that opens a page again, if it failed for a reason that passes. */
function retryOf(c: Context<DashboardEnv>, status: ContentfulStatusCode): NextStep | undefined {
  const mayPass = status === 429 || status >= 500;
  if (!mayPass || c.req.method !== "GET") return undefined;
  const { pathname, search } = new URL(c.req.url);
  return { label: "Try again", href: pathname + search };
}
