import type { PrivateDatabase } from "testkit/databases";
import { RequestGroups } from "../../src/request-log/group-requests.js";
import { membersOf } from "../../src/request-log/request-group.js";
import type { LoggedRequest, RequestGroup } from "../../src/request-log/request-log-store.js";

/** Groups requests as the service does. */
export function groupsOf(requests: readonly LoggedRequest[]): RequestGroup[] {
  const groups = new RequestGroups();
  for (const request of requests) groups.add(request);
  return groups.take();
}

/** Returns the requests of groups, in the order of their ids. */
export function requestsOf(groups: readonly RequestGroup[]): LoggedRequest[] {
  return groups
    .flatMap(({ firstId, lastId, requests, count, ...kind }) =>
      membersOf({ lastId, requests }).map((member) => ({ ...kind, ...member })),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Reads all requests of the log past the service, in the order of their ids. */
export async function readLog(database: PrivateDatabase): Promise<LoggedRequest[]> {
  const rows = await database.sql("select * from request_groups");
  return requestsOf(
    rows.map((row) => ({
      lastId: String(row["last_id"]),
      firstId: String(row["first_id"]),
      accountId: String(row["account_id"]),
      keyId: String(row["key_id"]),
      method: String(row["method"]),
      route: String(row["route"]),
      status: Number(row["status"]),
      code: row["code"] === null ? undefined : String(row["code"]),
      credits: Number(row["credits"]),
      requests: String(row["requests"]),
      count: 0,
    })),
  );
}
