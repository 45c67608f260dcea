import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { render } from "../base/render.js";
import { PAGE_LIMIT, readCursor, takePage } from "../components/page-links.js";
import { accountPath } from "../components/paths.js";
import { answerExport } from "../export/answer-export.js";
import { CreditsPage, type LedgerListProps } from "./credits-page.js";
import { ledgerSlices } from "./ledger-csv.js";
import { ledgerQueryOf, readLedgerFilter } from "./ledger-filter.js";

interface LedgerRequest {
  readonly accountId: string;
  readonly path: string;
  readonly requestsPath: string;
  readonly zone: string;
  readonly query: Record<string, string>;
}

type ListDeps = Pick<RouteDeps, "endpointPaths" | "now"> & {
  readonly store: Pick<RouteDeps["store"], "usage">;
};

/** Reads the part of an account's ledger that a page's address asks for. */
export async function readLedger(
  { store, endpointPaths, now }: ListDeps,
  { accountId, path, requestsPath, zone, query }: LedgerRequest,
): Promise<LedgerListProps> {
  const filter = readLedgerFilter(query, { endpointPaths, zone, now: now() });
  const wanted = ledgerQueryOf(filter, accountId);
  const before = readCursor(query["before"]);
  const found = await store.usage.listLedger({ ...wanted, before, limit: PAGE_LIMIT });
  const totals = await store.usage.ledgerTotals(accountId, filter.range);
  const list = { path, requestsPath, zone, endpointPaths, filter, totals };
  return { ...list, ...takePage(found), isFirst: before === undefined };
}

export function addCreditsRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, endpointPaths, now } = deps;

  app.get("/accounts/:accountId/credits", async (c) => {
    const { viewer } = c.var;
    const own = accountPath(viewer.account.id);
    const list = await readLedger(deps, {
      accountId: viewer.account.id,
      path: `${own}/credits`,
      requestsPath: `${own}/requests`,
      zone: viewer.profile.timeZone,
      query: c.req.query(),
    });
    return render(c, <CreditsPage assets={assets} viewer={viewer} {...list} />);
  });

  app.get("/accounts/:accountId/credits.csv", (c) => {
    const { account, profile } = c.var.viewer;
    const zone = profile.timeZone;
    const filter = readLedgerFilter(c.req.query(), { endpointPaths, zone, now: now() });
    const nextSlice = ledgerSlices(store.usage, ledgerQueryOf(filter, account.id), zone);
    return answerExport(c, deps, { name: "credits.csv", nextSlice });
  });

  // Bookmarks may lead to the list's old address.
  for (const ending of ["", ".csv"] as const) {
    app.get(`/accounts/:accountId/usage${ending}`, (c) => {
      const target = `${accountPath(c.var.viewer.account.id)}/credits${ending}`;
      return c.redirect(target + new URL(c.req.url).search, 301);
    });
  }
}
