import { formatInTimeZone } from "date-fns-tz/formatInTimeZone";
import { dayNamed } from "../../usage/day.js";
import type { LedgerEntry, LedgerQuery, UsageStore } from "../../usage/usage-store.js";
import { PAGE_LIMIT, readCursor, takePage } from "../components/page-links.js";
import type { RouteDeps } from "../deps.js";
import type { DashboardRoutes } from "../env.js";
import { render } from "../render.js";
import { csvLine } from "./csv.js";
import { ENTRY_NAMES, UsagePage } from "./usage-page.js";

/** Entries that an export reads per query, which bounds its memory. */
const EXPORT_BATCH_SIZE = 1000;

/** Adds the ledger as pages and as a CSV file. */
export function addUsageRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, endpointPaths } = deps;

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

  app.get("/accounts/:accountId/usage.csv", (c) => {
    const { viewer } = c.var;
    const zone = viewer.profile.timeZone;
    const { ledger } = readQuery(c.req.query(), zone, endpointPaths);
    const lines = csvLines(store.usage, { ...ledger, accountId: viewer.account.id }, zone);
    return c.body(ReadableStream.from(encoded(lines)) as ReadableStream, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="usage.csv"',
    });
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

/** Streams the export: a header line, then batches of entries. */
async function* csvLines(
  usage: UsageStore,
  query: Omit<LedgerQuery, "limit">,
  zone: string,
): AsyncGenerator<string> {
  yield csvLine([
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
  for (;;) {
    const entries = await usage.listLedger({ ...query, before, limit: EXPORT_BATCH_SIZE });
    yield entries.map((entry) => csvLine(cellsOf(entry, zone))).join("");
    const last = entries.at(-1);
    if (last === undefined || entries.length < EXPORT_BATCH_SIZE) return;
    before = { at: last.at.toISOString(), id: last.id };
  }
}

function cellsOf(entry: LedgerEntry, zone: string): Parameters<typeof csvLine>[0] {
  return [
    entry.at.toISOString(),
    formatInTimeZone(entry.at, zone, "yyyy-MM-dd HH:mm:ss"),
    ENTRY_NAMES[entry.kind],
    entry.endpoint,
    entry.amount,
    entry.pot,
    entry.reason,
    entry.requestId,
  ];
}

async function* encoded(lines: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) if (line !== "") yield encoder.encode(line);
}
