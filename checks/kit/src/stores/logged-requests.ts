import type { LoggedRequest, RequestUse } from "@chart/accounts";
import type { PrivateDatabase } from "@chart/kit/stores/databases";

/** Makes a count of one successful request at an instant, with the only key of its account. */
export function useOf(accountId: string, lastAt: Date, facts: Partial<RequestUse> = {}): RequestUse {
  return {
    ...{ accountId, keyId: accountId.replace("acct", "key"), startMs: lastAt.getTime(), code: "", calls: 1 },
    ...{ lastAt, route: "/v2/charts", ...facts },
  };
}

/** Reads all requests of the log past the service, in the order of their ids. */
export async function readLog(database: PrivateDatabase): Promise<LoggedRequest[]> {
  const rows = await database.sql(`
    select id, accounts.term as account_id, keys.term as key_id, method, routes.term as route, status, code,
      duration_us, credits
    from request_log join request_terms as accounts on accounts.number = account_term
      join request_terms as keys on keys.number = key_term
      join request_terms as routes on routes.number = route_term
    order by id`);
  return rows.map((row) => ({
    id: String(row["id"]),
    accountId: String(row["account_id"]),
    keyId: String(row["key_id"]),
    method: String(row["method"]),
    route: String(row["route"]),
    status: Number(row["status"]),
    code: row["code"] === null ? undefined : String(row["code"]),
    durationUs: Number(row["duration_us"]),
    credits: Number(row["credits"]),
  }));
}
