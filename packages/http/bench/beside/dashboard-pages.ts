import { percentile } from "testkit/percentile";
import type { DashboardReader } from "../lib/dashboard-reader.js";
import { PageCallers } from "../lib/page-callers.js";
import type { ChartsBeside } from "./charts-beside.js";

const NEVER_USED = "endpoint=%2Fv1%2Fbodygraphs";

/** Pages that read much of the ledger or the log, by name: the path below an account. */
const LONG_PAGES: Readonly<Record<string, string>> = {
  credits: "/credits",
  "credits, an endpoint never used": `/credits?${NEVER_USED}`,
  requests: "/requests",
  "requests with an error code": "/requests?code=INVALID_BIRTHDATE",
  "requests, an endpoint never used": `/requests?${NEVER_USED}`,
  overview: "",
  "overview of 90 days": "?days=90",
};

/** Pages of an owner, by name: the path below the account. */
const OWNER_PAGES: Readonly<Record<string, string>> = {
  ...LONG_PAGES,
  "quick start": "/quick-start",
  "API keys": "/key",
  "requests, 4xx of 7 days": "/requests?status=4xx&days=7",
  "requests, succeeded": "/requests?status=2xx",
  "requests, 4xx with another code": "/requests?status=4xx&code=STORE_UNAVAILABLE",
  "credits of 90 days": "/credits?days=90",
  settings: "/settings",
};

/** Pages of an operator, by name. */
const operatorPages = (accountId: string): Readonly<Record<string, string>> => ({
  "operator: accounts": "/dashboard/operator",
  "operator: accounts by last use": "/dashboard/operator?sort=used-asc",
  "operator: accounts by credits": "/dashboard/operator?sort=credits-desc",
  "operator: accounts found": "/dashboard/operator?q=account-5",
  "operator: account": `/dashboard/operator/accounts/${accountId}`,
  "operator: its requests": `/dashboard/operator/accounts/${accountId}/requests`,
  "operator: its requests, an endpoint never used": `/dashboard/operator/accounts/${accountId}/requests?${NEVER_USED}`,
  "operator: its credits": `/dashboard/operator/accounts/${accountId}/credits`,
  "operator: its changes": `/dashboard/operator/accounts/${accountId}/changes`,
  "operator: manage": `/dashboard/operator/accounts/${accountId}/manage`,
  "operator: audit log": "/dashboard/operator/audit",
  "operator: health": "/dashboard/operator/health",
});

/** Prints how long each page takes for a single reader, the first load of each included. */
export async function timePages(
  owner: DashboardReader,
  operator: DashboardReader,
  loads: number,
): Promise<void> {
  const pages = [
    ...Object.entries(OWNER_PAGES).map(([name, path]) => ({ name, reader: owner, path: owner.pathOf(path) })),
    ...Object.entries(operatorPages(owner.accountId)).map(([name, path]) => ({
      name,
      reader: operator,
      path,
    })),
  ].map((page) => ({ ...page, times: [] as number[] }));
  for (let load = 0; load < loads; load++) {
    for (const { reader, path, times } of pages) times.push(await reader.open(path));
  }
  console.log(`\n| page, ${loads} loads | p50 ms | p99 ms | longest ms |\n| --- | ---: | ---: | ---: |`);
  for (const { name, times } of pages) {
    const cells = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0));
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
}

/** Measures charts beside callers of each page that reads much. */
export async function measurePages(
  charts: ChartsBeside,
  owners: readonly DashboardReader[],
  callers: number,
): Promise<void> {
  const of = (caller: number) => owners[caller % owners.length] as DashboardReader;
  const cookies = Array.from({ length: callers }, (_, caller) => of(caller).cookie);
  for (const [name, path] of Object.entries(LONG_PAGES)) {
    await charts.measure(name, async (ended) => {
      const { url } = charts.service.server;
      const pages = new PageCallers(url, (caller) => of(caller).pathOf(path), cookies);
      await ended;
      await pages.stop();
      return pages.answers;
    });
  }
}
