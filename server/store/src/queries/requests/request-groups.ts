import type { KeptRequest, RequestQuery } from "@chart/accounts";
import { timeOfId } from "chart-http/base";
import { sql } from "kysely";
import { inTransaction, type QueryContext } from "../../base/query-context.js";
import type { Tables } from "../../base/tables.js";
import { lockedOnce } from "../base/locked-once.js";
import { insertRequests } from "./insert-requests.js";
import { type Bounds, conditionsOf, SEARCH_LIMIT } from "./request-filter.js";

/*
 * Requests that an earlier version logged in groups, until all of them are rows of the log:
 *
 *     id          req_0VCmWU Kd3Xk09aPq27Zb         ids begin with the time, so they are in its order
 *                 span       rest
 *     requests    Kd3Xk09aPq27Zb:1234 Kd7Qn55LmW01xY:987       rest and duration in µs, in any order
 *
 * All ids of a group have one span, so a request can only be in a group whose `last_id` is in its own span. This file goes
 * with its table, once no installation can have groups any more.
 */

const SPAN_LENGTH = "req_".length + 6;

/** Maximum groups that a move reads, and number of requests from which on it takes no further group: some milliseconds. */
const MOVE_LIMIT = 500;

type GroupRow = Tables["request_groups"];

/** Returns a text that sorts after all ids in the span of an id, and before every id of a later span. */
function endOfSpan(id: string): string {
  return `${id.slice(0, SPAN_LENGTH)}~`;
}

function membersOf(row: GroupRow & { readonly key_name?: string | null }): KeptRequest[] {
  return row.requests.split(" ").map((member) => {
    const end = member.indexOf(":");
    const id = row.last_id.slice(0, SPAN_LENGTH) + member.slice(0, end);
    return {
      id,
      at: timeOfId(id),
      accountId: row.account_id,
      keyId: row.key_id,
      keyName: row.key_name ?? undefined,
      method: row.method,
      route: row.route,
      status: row.status,
      code: row.code ?? undefined,
      durationUs: Number(member.slice(end + 1)),
      credits: row.credits,
    };
  });
}

/**
 * Moves groups to the log, the oldest first. Each group is in one of both tables at any time, so a crash loses none. Nodes
 * that move at the same time skip each other's groups.
 */
export function moveGroups(context: QueryContext): Promise<number> {
  return inTransaction(context, async (transaction) => {
    const oldest = transaction.db
      .selectFrom("request_groups")
      .selectAll()
      .orderBy("last_id")
      .limit(MOVE_LIMIT);
    const rows = await (context.engine === "postgres" ? oldest.forUpdate().skipLocked() : oldest).execute();
    const requests: KeptRequest[] = [];
    const moved: string[] = [];
    for (const row of rows) {
      if (requests.length >= MOVE_LIMIT) break;
      requests.push(...membersOf(row));
      moved.push(row.last_id);
    }
    if (moved.length === 0) return 0;
    await insertRequests(transaction, requests);
    await transaction.db.deleteFrom("request_groups").where("last_id", "in", moved).execute();
    return requests.length;
  });
}

/** Deletes the oldest groups that ended before an id, up to a limit; returns their number. */
export async function purgeGroups(
  { db, engine }: QueryContext,
  firstKept: string,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("request_groups")
    .where("last_id", "in", (eb) => {
      const old = eb
        .selectFrom("request_groups")
        .select("last_id")
        .where("last_id", "<", firstKept)
        .orderBy("last_id")
        .limit(limit);
      return lockedOnce(engine, old, "request_groups");
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface UnmovedRequests {
  readonly requests: readonly KeptRequest[];
  /** Id at which the search ended because of its limit. */
  readonly endId: string | undefined;
}

/**
 * Lists the newest requests of a query that are in groups. A group has no request after its last id, so the newest
 * requests are in as many groups with the largest last ids, and in those that lie across the end of the list:
 *
 *     groups        first ──────────── last      ids grow to the right
 *     1                        ├────────────┤    across: read whole
 *     2                  ├─────────┤     ↑
 *     3             ├───────────┤     `untilId`
 */
export async function unmovedRequests(
  { pages }: QueryContext,
  query: RequestQuery,
  { fromId, untilId }: Bounds,
): Promise<UnmovedRequests> {
  const columns = { account: "account_id", key: "key_id", route: "route" };
  const { indexed, rest } = conditionsOf(query, "request_groups", columns, (text) => text);
  const endId =
    rest &&
    (
      await sql<{ last_id: string }>`
        select last_id from request_groups where ${indexed} and last_id >= ${fromId} and last_id < ${untilId}
        order by last_id desc limit 1 offset ${SEARCH_LIMIT - 1}`.execute(pages)
    ).rows[0]?.last_id;
  const matching = sql`
    select request_groups.*, api_keys.name as key_name
    from request_groups left join api_keys on api_keys.id = request_groups.key_id
    where ${rest === undefined ? indexed : sql`${indexed} and ${rest}`}`;
  const before = await sql<GroupRow>`
    ${matching} and last_id >= ${endId ?? fromId} and last_id < ${untilId}
    order by last_id desc limit ${query.limit + 1}`.execute(pages);
  const across = await sql<GroupRow>`
    ${matching} and last_id >= ${untilId} and last_id < ${endOfSpan(untilId)} and first_id < ${untilId}
    order by last_id desc`.execute(pages);
  const requests = [...before.rows, ...across.rows]
    .flatMap(membersOf)
    .filter(({ id }) => id >= (endId ?? fromId) && id < untilId);
  return { requests, endId };
}

/** Finds a request that is in a group. */
export async function findUnmoved(
  { pages, engine }: QueryContext,
  id: string,
): Promise<KeptRequest | undefined> {
  const position = sql.raw(engine === "postgres" ? "strpos" : "instr");
  const { rows } = await sql<GroupRow>`
    select request_groups.*, api_keys.name as key_name
    from request_groups left join api_keys on api_keys.id = request_groups.key_id
    where last_id >= ${id} and last_id < ${endOfSpan(id)} and first_id <= ${id}
      and ${position}(requests, ${`${id.slice(SPAN_LENGTH)}:`}) > 0`.execute(pages);
  return rows.flatMap(membersOf).find((request) => request.id === id);
}
