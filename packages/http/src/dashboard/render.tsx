import type { Context } from "hono";
import { html } from "hono/html";
import type { JSX } from "hono/jsx/jsx-runtime";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Assets } from "./assets.js";
import { MessagePage } from "./components/message-page.js";
import type { DashboardEnv } from "./deps.js";

/** A page as an answer. */
export function render(
  c: Context<DashboardEnv>,
  page: JSX.Element,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return c.html(html`<!doctype html>${page}`, status);
}

/** A page that only tells something. */
export type Tell = (
  c: Context<DashboardEnv>,
  status: ContentfulStatusCode,
  title: string,
  text: string,
) => Response | Promise<Response>;

/** Tells with these assets, and with the navigation where somebody is signed in. */
export function telling(assets: Assets): Tell {
  return (c, status, title, text) =>
    render(c, <MessagePage assets={assets} viewer={c.get("viewer")} title={title} text={text} />, status);
}

/** The one answer to everything that is not there, or not the viewer's. */
export function notFound(c: Context<DashboardEnv>, tell: Tell): Response | Promise<Response> {
  return tell(c, 404, "Not found", "This page does not exist.");
}
