import { localTime } from "../../lib/local-time.js";
import { dayNamed } from "../../usage/day.js";
import type { LedgerEntry, LedgerQuery, UsageStore } from "../../usage/usage-store.js";
import { PAGE_LIMIT, readCursor, takePage } from "../components/page-links.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardRoutes } from "../env.js";
import { render } from "../render.js";
import { csvLine } from "./csv.js";
import type { NextSlice } from "./exports.js";
import { ENTRY_NAMES, UsagePage } from "./usage-page.js";

/** Entries in a slice of an export, which take a few milliseconds and little memory. */
const SLICE_SIZE = 500;

/** Seconds after which a refused export may be asked for again. */
const EXPORT_RETRY_SECONDS = 10;

/** Adds the ledger as pages and as a CSV file. */
export function addUsageRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, endpointPaths, renderMessage, exports } = deps;

  app.get("/accounts/:accountId/usage", async (c) => {
    const { viewer } = c.var;
    const query = readQuery(c.req.query(), viewer.profile.timeZone, endpointPaths);
    const found = await store.usage.listLedger({
      ...query.ledger,
      accountId: viewer.account.id,
      before: readCursor(c.req.query("before")),
      limit: PAGE_LIMIT,
    });
    const props = {
      assets,
      viewer,
      endpointPaths,
      filter: query.filter,
      dayFault: query.dayFault,
      ...takePage(found),
      isFirst: c.req.query("before") === undefined,
    };
    return render(c, <UsagePage {...props} />);
  });

  app.get("/accounts/:accountId/usage.csv", async (c) => {
    const { viewer } = c.var;
    const zone = viewer.profile.timeZone;
    const { ledger } = readQuery(c.req.query(), zone, endpointPaths);
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="usage.csv"',
    };
    // Hono answers HEAD like GET, but never reads the body.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const accountId = viewer.account.id;
    const body = exports.start(accountId, csvSlices(store.usage, { ...ledger, accountId }, zone));
    if (body !== undefined) return c.body(body, 200, headers);
    await deps.delayRefusal();
    c.header("Retry-After", String(EXPORT_RETRY_SECONDS));
    return renderMessage(
      c,
      429,
      "An export is already running",
      "An account can have one export at a time. Wait until it has finished, then try again.",
    );
  });
}

/** The filter of a request, for the page and for the store. */
interface UsageQuery {
  readonly filter: { readonly endpoint: string; readonly day: string };
  readonly dayFault: string | undefined;
  readonly ledger: Pick<LedgerQuery, "endpoint" | "from" | "to">;
}

/** Reads the ledger filter; unknown endpoints and invalid days are ignored. */
function readQuery(
  query: Record<string, string>,
  zone: string,
  endpointPaths: readonly string[],
): UsageQuery {
  const { endpoint: wanted = "", day: dayName = "" } = query;
  const endpoint = endpointPaths.includes(wanted) ? wanted : undefined;
  const day = dayNamed(dayName, zone);
  return {
    filter: { endpoint: endpoint ?? "", day: day?.name ?? "" },
    dayFault: dayName !== "" && day === undefined ? "That date does not exist." : undefined,
    ledger: { endpoint, from: day?.from, to: day?.to },
  };
}

/** Creates the slices of an export: a header line and the newest entries first, then older ones. */
function csvSlices(usage: UsageStore, query: Omit<LedgerQuery, "limit">, zone: string): NextSlice {
  let head = csvLine([
    "time_utc",
    `time (${zone})`,
    "entry",
    "endpoint",
    "credits",
    "pot",
    "reason",
    "request_id",
  ]);
  let before: LedgerQuery["before"];
  let isOver = false;
  return async () => {
    if (isOver) return undefined;
    const entries = await usage.listLedger({ ...query, before, limit: SLICE_SIZE });
    const last = entries.at(-1);
    isOver = last === undefined || entries.length < SLICE_SIZE;
    before = last && { at: last.at.toISOString(), id: last.id };
    const slice = head + entries.map((entry) => csvLine(cellsOf(entry, zone))).join("");
    head = "";
    return slice;
  };
}

function cellsOf(entry: LedgerEntry, zone: string): Parameters<typeof csvLine>[0] {
  return [
    entry.at.toISOString(),
    localTime(entry.at, zone).toISOString().slice(0, 19).replace("T", " "),
    ENTRY_NAMES[entry.kind],
    entry.endpoint,
    entry.amount,
    entry.pot,
    entry.reason,
    entry.requestId,
  ];
}
