import { requestLogStart } from "@chart/accounts";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { notFound, render } from "../base/render.js";
import { operatorPath } from "../components/paths.js";
import { readRequestId } from "../requests/request-filter.js";
import { readRequestList } from "../requests/request-routes.js";
import { ACCOUNT_PATH, findManaged } from "./account/customer-routes.js";
import { CustomerRequestPage, CustomerRequestsPage } from "./account/request-pages.js";
import { FindRequestPage } from "./find-request-page.js";

const MAX_CHANGES = 20;

/** Adds the request log of each account, and the search for a request of any account. */
export function addRequestRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, now } = deps;
  const findLogged = (id: string) => store.requestLog.find(id, requestLogStart(now()));

  app.get("/operator/request", async (c) => {
    const text = (c.req.query("id") ?? "").trim().slice(0, 60);
    const id = readRequestId(text);
    const logged = id === undefined ? undefined : await findLogged(id);
    if (logged !== undefined)
      return c.redirect(`${operatorPath(logged.accountId)}/requests/${logged.id}`, 303);
    const found =
      id === undefined
        ? undefined
        : {
            charge: await store.operators.findCharge(id),
            changes: await store.audit.list({ requestId: id, limit: MAX_CHANGES }),
          };
    return render(c, <FindRequestPage assets={assets} viewer={c.var.viewer} text={text} found={found} />);
  });

  app.get(`${ACCOUNT_PATH}/requests`, async (c) => {
    const account = await findManaged(c, deps);
    if (account === undefined) return notFound(c, renderMessage);
    const { viewer } = c.var;
    const list = await readRequestList(deps, {
      accountId: account.id,
      path: `${operatorPath(account.id)}/requests`,
      zone: viewer.profile.timeZone,
      query: c.req.query(),
    });
    return render(c, <CustomerRequestsPage assets={assets} viewer={viewer} account={account} list={list} />);
  });

  app.get(`${ACCOUNT_PATH}/requests/:requestId`, async (c) => {
    const account = await findManaged(c, deps);
    const id = readRequestId(c.req.param("requestId"));
    const request = id === undefined ? undefined : await findLogged(id);
    if (account === undefined || request?.accountId !== account.id) return notFound(c, renderMessage);
    const meaning = request.code && deps.describeError(request.code, request.route);
    const props = { assets, viewer: c.var.viewer, account, request, meaning };
    return render(c, <CustomerRequestPage {...props} />);
  });
}
