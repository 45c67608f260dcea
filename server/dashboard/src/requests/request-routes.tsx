import { requestLogStart } from "@chart/accounts";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes, Viewer } from "../base/env.js";
import { notFound, render } from "../base/render.js";
import { PAGE_SIZE } from "../components/page-links.js";
import { accountPath } from "../components/paths.js";
import { answerExport } from "../export/answer-export.js";
import { requestSlices } from "./request-csv.js";
import { type FilterFacts, queryOf, readRequestFilter, readRequestId } from "./request-filter.js";
import { RequestPage } from "./request-page.js";
import { type RequestListProps, RequestsPage } from "./requests-page.js";

interface RequestListRequest {
  readonly accountId: string;
  readonly path: string;
  readonly zone: string;
  readonly query: Record<string, string>;
}

type ListDeps = Pick<RouteDeps, "endpointPaths" | "freePaths" | "now"> & {
  readonly store: Pick<RouteDeps["store"], "requestLog">;
};

/** Reads the list of an account's requests that a page's address asks for. */
export async function readRequestList(
  deps: ListDeps,
  { accountId, path, zone, query }: RequestListRequest,
): Promise<RequestListProps> {
  const now = deps.now();
  const facts = await filterFacts(deps, { accountId, zone, now });
  const filter = readRequestFilter(query, facts);
  const before = readRequestId(query["before"]);
  const wanted = { ...queryOf(filter, accountId, now), before, limit: PAGE_SIZE };
  const found = await deps.store.requestLog.list(wanted);
  return { path, ...facts, filter, ...found, isFirst: before === undefined };
}

async function filterFacts(
  { endpointPaths, freePaths, store }: ListDeps,
  { accountId, zone, now }: { readonly accountId: string; readonly zone: string; readonly now: Date },
): Promise<FilterFacts> {
  const keys = await store.requestLog.listKeys(accountId, requestLogStart(now));
  return { routes: [...endpointPaths, ...freePaths], keys, zone, now };
}

export function addRequestRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, now } = deps;
  const listOf = (viewer: Viewer) => ({
    accountId: viewer.account.id,
    path: `${accountPath(viewer.account.id)}/requests`,
    zone: viewer.profile.timeZone,
  });

  app.get("/accounts/:accountId/requests", async (c) => {
    const { viewer } = c.var;
    const query = c.req.query();
    const wanted = query["id"]?.trim() || undefined;
    const id = readRequestId(wanted);
    if (id !== undefined) {
      const request = await store.requestLog.find(id, requestLogStart(now()));
      if (request?.accountId === viewer.account.id) {
        return c.redirect(`${accountPath(viewer.account.id)}/requests/${id}`, 303);
      }
    }
    const list = await readRequestList(deps, { ...listOf(viewer), query });
    return render(c, <RequestsPage assets={assets} viewer={viewer} {...list} unknownId={wanted} />);
  });

  app.get("/accounts/:accountId/requests.csv", async (c) => {
    const { accountId, zone } = listOf(c.var.viewer);
    const facts = await filterFacts(deps, { accountId, zone, now: now() });
    const query = queryOf(readRequestFilter(c.req.query(), facts), accountId, facts.now);
    const nextSlice = requestSlices(store.requestLog, query, zone);
    return answerExport(c, deps, { name: "requests.csv", nextSlice });
  });

  app.get("/accounts/:accountId/requests/:requestId", async (c) => {
    const { viewer } = c.var;
    const id = readRequestId(c.req.param("requestId"));
    const request = id === undefined ? undefined : await store.requestLog.find(id, requestLogStart(now()));
    if (request?.accountId !== viewer.account.id) return notFound(c, renderMessage);
    const meaning = request.code && deps.describeError(request.code, request.route);
    return render(c, <RequestPage assets={assets} viewer={viewer} request={request} meaning={meaning} />);
  });
}
