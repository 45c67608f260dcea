import { sql } from "kysely";
import { firstId } from "../../lib/random-id.js";
import type { RequestGroup } from "../../request-log/request-log-store.js";
import { inTransaction, type QueryContext, withSingleWrite } from "../query-context.js";
import { rowsQuery } from "./batch-query.js";

/** Maximum rows that one purge deletes; the next purge continues. */
const PURGE_LIMIT = 500;

/** Adds groups, sorted by account: rows that are near each other in the index are written together. */
export async function addRequestGroups(
  context: QueryContext,
  groups: readonly RequestGroup[],
): Promise<void> {
  const sorted = groups.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  const rows = sorted.map((group) => [
    group.lastId,
    group.firstId,
    group.accountId,
    group.keyId,
    group.method,
    group.route,
    group.status,
    group.code ?? null,
    group.credits,
    group.requests,
  ]);
  await withSingleWrite(context, (changes) => insertGroups(changes, rows));
}

const insertGroups = rowsQuery(
  {
    last_id: "text",
    first_id: "text",
    account_id: "text",
    key_id: "text",
    method: "text",
    route: "text",
    status: "bigint",
    code: "text",
    credits: "bigint",
    requests: "text",
  },
  // Only a group whose first write had an unknown outcome can be there already. "where true" tells SQLite's parser that
  // "on conflict" does not belong to a join.
  (_context, groups) => sql`
    insert into request_groups
      (last_id, first_id, account_id, key_id, method, route, status, code, credits, requests)
    select last_id, first_id, account_id, key_id, method, route, status, code, credits, requests
    from ${groups} as added where true
    on conflict (last_id) do nothing`,
);

/** Deletes old groups. Nodes that purge at the same time skip each other's rows instead of waiting. */
export function purgeRequestGroups(context: QueryContext, before: Date): Promise<number> {
  return inTransaction(context, async ({ db, engine }) => {
    const { numDeletedRows } = await db
      .deleteFrom("request_groups")
      .where("last_id", "in", (eb) => {
        const old = eb
          .selectFrom("request_groups")
          .select("last_id")
          .where("last_id", "<", firstId("req", before.getTime()))
          .orderBy("last_id")
          .limit(PURGE_LIMIT);
        return engine === "postgres" ? old.forUpdate().skipLocked() : old;
      })
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
