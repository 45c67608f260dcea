import { readDayRange } from "@chart/accounts";
import type { RouteDeps } from "../../base/deps.js";
import type { DashboardRoutes } from "../../base/env.js";
import { render } from "../../base/render.js";
import { PAGE_LIMIT, readCursor, takePage } from "../../components/page-links.js";
import { type AuditFilter, AuditPage } from "./audit-page.js";
import { actionNamed, actorNamed } from "./audit-words.js";

/** Maximum length of a text of the filter: that of an email address. */
const MAX_TEXT = 254;

export function addAuditRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  const { store, assets, now } = deps;

  app.get("/operator/audit", async (c) => {
    const { viewer } = c.var;
    const filter = readFilter(c.req.query());
    const account = filter.account === "" ? undefined : await store.signIn.findProfile(filter.account);
    const days = { first: filter.from, last: filter.to };
    const range = readDayRange(days, { now: now(), zone: viewer.profile.timeZone, choices: [] });
    const faults = {
      account:
        filter.account !== "" && account === undefined ? "No account has this address or ID." : undefined,
      from: range.firstFault,
      to: range.lastFault,
    };
    const before = readCursor(c.req.query("before"));
    const isFaulty = Object.values(faults).some((fault) => fault !== undefined);
    const found = isFaulty
      ? []
      : await store.audit.list({
          accountId: account?.accountId,
          actor: actorNamed(filter.actor),
          action: actionNamed(filter.action),
          from: range.from,
          to: range.to,
          before,
          limit: PAGE_LIMIT,
        });
    const props = { assets, viewer, filter, faults, ...takePage(found), isFirst: before === undefined };
    return render(c, <AuditPage {...props} />);
  });
}

function readFilter(query: Readonly<Record<string, string>>): AuditFilter {
  const text = (name: keyof AuditFilter) => (query[name] ?? "").trim().slice(0, MAX_TEXT);
  return {
    account: text("account"),
    actor: text("actor"),
    action: actionNamed(query["action"]) ?? "",
    from: text("from"),
    to: text("to"),
  };
}
