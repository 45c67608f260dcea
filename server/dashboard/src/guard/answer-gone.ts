import type { AccountGoneError } from "@chart/base";
import type { Context } from "hono";
import type { RenderMessage } from "../base/deps.js";
import type { DashboardEnv, Viewer } from "../base/env.js";
import { clearSessionCookie } from "./session-cookie.js";

/**
 * Responds to a request that found an account deleted while it was running: signs the owner out, and tells everybody else
 * that there is nothing to change any more.
 */
export function answerGone(
  c: Context<DashboardEnv>,
  isSecure: boolean,
  renderMessage: RenderMessage,
  { accountId }: AccountGoneError,
): Response | Promise<Response> {
  // Not set on pages before the sign-in, such as the one behind an invitation.
  const viewer: Viewer | undefined = c.get("viewer");
  if (viewer?.account.id === accountId) {
    clearSessionCookie(c, isSecure);
    return c.redirect("/dashboard/sign-in?done=gone", 303);
  }
  return renderMessage(c, 410, "This account no longer exists", "It was deleted. Nothing was changed.");
}
