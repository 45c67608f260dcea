import type { LoggedRequest, RequestUse } from "@chart/accounts";
import type { PrivateDatabase } from "@chart/kit/databases";

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

/**
 * Writes requests as an earlier version did, past the service: those that differ only in id and duration, and whose ids
 * begin with the same ten characters, are groups of up to 32.
 */
export async function writeGroups(
  database: PrivateDatabase,
  requests: readonly LoggedRequest[],
): Promise<void> {
  const groups: LoggedRequest[][] = [];
  const open = new Map<string, LoggedRequest[]>();
  for (const request of requests) {
    const { id, durationUs: _, ...facts } = request;
    const kind = JSON.stringify([id.slice(0, 10), facts]);
    let group = open.get(kind);
    if (group === undefined || group.length === 32) {
      group = [];
      groups.push(group);
      open.set(kind, group);
    }
    group.push(request);
  }
  const rows = groups.map((group) => {
    const ids = group.map(({ id }) => id).sort();
    const [{ accountId, keyId, method, route, status, code, credits }] = group as [LoggedRequest];
    const members = group.map(({ id, durationUs }) => `${id.slice(10)}:${durationUs}`).join(" ");
    const texts = [ids.at(-1), ids[0], accountId, keyId, method, route, members].map((text) => `'${text}'`);
    return `(${texts}, ${code === undefined ? "null" : `'${code}'`}, ${status}, ${credits})`;
  });
  await database.sql(`insert into request_groups
    (last_id, first_id, account_id, key_id, method, route, requests, code, status, credits) values ${rows}`);
}
