import type { Context } from "hono";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import type { NextSlice } from "../base/exports.js";

/** Seconds after which a refused export may be asked for again. */
const EXPORT_RETRY_SECONDS = 10;

/** Responds with a CSV file that is made while it is sent, or with 429 while the account has another export. */
export async function answerExport(
  c: Context<DashboardEnv>,
  { exports, delayRefusal, renderMessage }: Pick<RouteDeps, "exports" | "delayRefusal" | "renderMessage">,
  { name, nextSlice }: { readonly name: string; readonly nextSlice: NextSlice },
): Promise<Response> {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  // Hono answers HEAD like GET, but never reads the body.
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  const body = exports.start(c.var.viewer.account.id, nextSlice);
  if (body !== undefined) return c.body(body, 200, headers);
  return refuseExport(c, { delayRefusal, renderMessage });
}

/** Responds with 429 while the account has another export. */
export async function refuseExport(
  c: Context<DashboardEnv>,
  { delayRefusal, renderMessage }: Pick<RouteDeps, "delayRefusal" | "renderMessage">,
): Promise<Response> {
  await delayRefusal();
  c.header("Retry-After", String(EXPORT_RETRY_SECONDS));
  return renderMessage(
    c,
    429,
    "An export is already running",
    "An account can have one export at a time. Wait until it has finished, then try again.",
  );
}
