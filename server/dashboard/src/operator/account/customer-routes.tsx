import type { AccountDetails } from "@chart/accounts";
import { lastDays, spanOf } from "@chart/accounts";
import { randomId } from "chart-http/base";
import type { Context } from "hono";
import type { RouteDeps } from "../../base/deps.js";
import type { DashboardEnv, DashboardRoutes } from "../../base/env.js";
import { notFound, render } from "../../base/render.js";
import { formatDayAndMonth } from "../../components/format.js";
import { PAGE_LIMIT, readCursor, takePage } from "../../components/page-links.js";
import { operatorPath } from "../../components/paths.js";
import { readLedger } from "../../credits/credits-routes.js";
import { linkDelivery } from "../base/send-link.js";
import { ChangesPage } from "./changes-page.js";
import { CustomerPage } from "./customer-page.js";
import { DeactivatePage } from "./deactivate-page.js";
import { LedgerPage } from "./ledger-page.js";
import { ManagePage, type RejectedGrant } from "./manage-page.js";
import { RemoveSecondFactorPage } from "./second-factor-page.js";

const DAYS = 30;

/** Confirmations of changes, by the value of the URL parameter `done`. */
const CONFIRMATIONS: ReadonlyMap<string | undefined, string> = new Map([
  ["plan", "Plan changed."],
  ["deactivated", "Account deactivated."],
  ["activated", "Account activated."],
  ["credits", "Credits granted."],
  ["credits-before", "These credits were granted already. Nothing was changed this time."],
  ["invited", "Invited. The link works once, for seven days."],
  ["reset", "The reset link works once, for one hour."],
  ["second-factor", "Second factor removed."],
]);

export const ACCOUNT_PATH = "/operator/accounts/:accountId";

/** Finds the account of a page; undefined if it does not exist. */
export function findManaged(
  c: Context<DashboardEnv>,
  { store, now }: Pick<RouteDeps, "store" | "now">,
): Promise<AccountDetails | undefined> {
  const accountId = c.req.param("accountId") ?? "";
  // Accepts only ids: `find` also accepts email addresses, which do not belong in URLs.
  return /^\w+$/.test(accountId) ? store.accounts.find(accountId, now()) : Promise.resolve(undefined);
}

/** Renders the forms that change an account, after a rejected grant with its values and error messages. */
export async function showManagePage(
  c: Context<DashboardEnv>,
  deps: RouteDeps,
  account: AccountDetails,
  grant?: RejectedGrant,
): Promise<Response> {
  const profile = await deps.store.signIn.findProfile(account.id);
  const props = {
    assets: deps.assets,
    viewer: c.var.viewer,
    account,
    planCredits: deps.planCredits,
    hasJoined: profile?.passwordHash !== undefined,
    hasSecondFactor: (await deps.store.secondFactors.find(account.id)) !== undefined,
    delivery: linkDelivery(deps),
    grantId: randomId("entry"),
    done: CONFIRMATIONS.get(c.req.query("done")),
    grant,
  };
  return render(c, <ManagePage {...props} />, grant === undefined ? 200 : 422);
}

export function addCustomerRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, renderMessage, now } = deps;

  const addPage = (
    path: string,
    show: (c: Context<DashboardEnv>, account: AccountDetails) => Promise<Response>,
  ) =>
    app.get(`${ACCOUNT_PATH}${path}`, async (c) => {
      const account = await findManaged(c, deps);
      return account === undefined ? notFound(c, renderMessage) : show(c, account);
    });

  addPage("", async (c, account) => {
    await deps.flushRequests();
    const days = lastDays(DAYS, now(), "UTC");
    const charges = await store.usage.countCharges(account.id, days);
    const failures = await store.usage.countFailures(account.id, days);
    const profile = await store.signIn.findProfile(account.id);
    const errors = await store.usage.countErrors(account.id, spanOf(days));
    const props = {
      assets,
      viewer: c.var.viewer,
      account,
      allocation: await store.usage.currentAllocation(account.id),
      days: days.map(({ from }, index) => ({
        label: formatDayAndMonth(from),
        succeeded: charges[index] ?? 0,
        failed: failures[index] ?? 0,
      })),
      errors: errors.map(({ code, calls }) => ({ code, calls, meaning: deps.describeError(code, "/v2/") })),
      keys: await store.keys.list(account.id),
      hasJoined: profile?.passwordHash !== undefined,
    };
    return render(c, <CustomerPage {...props} />);
  });

  addPage("/credits", async (c, account) => {
    const { viewer } = c.var;
    const path = operatorPath(account.id);
    const list = await readLedger(deps, {
      accountId: account.id,
      path: `${path}/credits`,
      requestsPath: `${path}/requests`,
      zone: viewer.profile.timeZone,
      query: c.req.query(),
    });
    return render(c, <LedgerPage assets={assets} viewer={viewer} account={account} list={list} />);
  });

  addPage("/changes", async (c, account) => {
    const before = readCursor(c.req.query("before"));
    const page = takePage(await store.audit.list({ accountId: account.id, before, limit: PAGE_LIMIT }));
    const props = { assets, viewer: c.var.viewer, account, ...page, isFirst: before === undefined };
    return render(c, <ChangesPage {...props} />);
  });

  addPage("/manage", (c, account) => showManagePage(c, deps, account));

  addPage("/second-factor", async (c, account) =>
    render(c, <RemoveSecondFactorPage assets={assets} viewer={c.var.viewer} account={account} />),
  );

  addPage("/deactivate", async (c, account) => {
    const days = lastDays(7, now(), "UTC");
    const counts = await store.usage.countCharges(account.id, days);
    const props = {
      assets,
      viewer: c.var.viewer,
      account,
      keys: (await store.keys.list(account.id)).length,
      requests: counts.reduce((sum, count) => sum + count, 0),
    };
    return render(c, <DeactivatePage {...props} />);
  });
}
