import { type AccountFilter, possibleKeyEnd, readSearch, withoutSecret } from "@chart/accounts";
import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { render } from "../base/render.js";
import { formatNumber } from "../components/format.js";
import { AccountsPage } from "./accounts-page.js";
import { cachedFor } from "./cached-for.js";
import { listPath, readChoice } from "./list-links.js";

const PAGE_SIZE = 50;
/** Number from which the matches of a search are no longer counted. */
const MAX_MATCHES = 1000;
/** Time for which the number of all accounts is cached, because counting them reads a whole index. */
const COUNT_TTL_MS = 30_000;

export function addAccountsRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now } = deps;
  const countAll = cachedFor(COUNT_TTL_MS, now, () =>
    store.operators.countAccounts({ kind: "all" }, Number.MAX_SAFE_INTEGER),
  );
  /** Counts the matches of a list; `listed` of them are known, and are all of them unless the list goes on. */
  const countOf = async (filter: AccountFilter, listed: number, isWhole: boolean) => {
    if (isWhole) return formatNumber(listed);
    if (filter.kind === "all") return formatNumber(Math.max(listed, await countAll()));
    const count = await store.operators.countAccounts(filter, MAX_MATCHES + 1);
    return count > MAX_MATCHES ? `${formatNumber(MAX_MATCHES)}+` : formatNumber(count);
  };

  app.get("/operator", async (c) => {
    const choice = readChoice(c.req.query());
    const text = withoutSecret(choice.text);
    // A key must not stay in the address of a page, and so in the history of the browser.
    if (text !== choice.text) return c.redirect(listPath({ ...choice, text }), 303);
    const filter = readSearch(text);
    const requestId = /^req_\w{1,40}$/.exec(choice.text)?.[0];
    if (requestId !== undefined) return c.redirect(`/dashboard/operator/request?id=${requestId}`, 303);

    await deps.flushRequests();
    const { order, isDescending, after } = choice;
    const isSearch = filter.kind !== "all";
    const found = await store.operators.listAccounts({
      filter,
      order: isSearch ? "email" : order,
      isDescending: !isSearch && isDescending,
      after,
      limit: PAGE_SIZE + 1,
    });
    const lastFour = isSearch && after === undefined ? possibleKeyEnd(choice.text) : undefined;
    const props = {
      assets,
      viewer: c.var.viewer,
      now: now(),
      choice: isSearch ? { ...choice, order: "email" as const, isDescending: false } : choice,
      accounts: found.slice(0, PAGE_SIZE),
      byKey:
        lastFour === undefined
          ? []
          : await store.operators.listAccounts({
              filter: { kind: "key", lastFour },
              order: "email",
              isDescending: false,
              limit: PAGE_SIZE,
            }),
      hasMore: found.length > PAGE_SIZE,
      count: await countOf(filter, found.length, after === undefined && found.length <= PAGE_SIZE),
    };
    return render(c, <AccountsPage {...props} />);
  });
}
