import type { Context } from "hono";
import { html } from "hono/html";
import type { JSX } from "hono/jsx/jsx-runtime";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { RenderMessage } from "./deps.js";
import type { DashboardEnv } from "./env.js";

/** Responds with a page of HTML. */
export function render(
  c: Context<DashboardEnv>,
  page: JSX.Element,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return c.html(html`<!doctype html>${page}`, status);
}

/**
 * Responds with 404, equally for pages that do not exist and pages of somebody else, so that nobody can find out which
 * accounts exist.
 */
export function notFound(
  c: Context<DashboardEnv>,
  renderMessage: RenderMessage,
): Response | Promise<Response> {
  return renderMessage(c, 404, "Page not found", "This page doesn't exist. Check the address.");
}
