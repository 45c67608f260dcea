import type { Context } from "hono";
import { firstRequest } from "../account/examples.js";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { render } from "../base/render.js";
import { NewKeyPage } from "./new-key-page.js";

/** Responds with a new key, which nothing can show again, and with a request to copy that has the key in it. */
export function showNewKey(
  c: Context<DashboardEnv>,
  deps: RouteDeps,
  key: {
    readonly title: string;
    readonly apiKey: string;
    readonly done?: string;
    readonly isFirst?: boolean;
  },
): Response | Promise<Response> {
  const { viewer } = c.var;
  const request = firstRequest(viewer, deps, key.apiKey);
  return render(c, <NewKeyPage assets={deps.assets} viewer={viewer} {...key} request={request} />);
}
