import { type RequestReport, type RequestUse, requestLogStart } from "@chart/accounts";
import { firstId } from "chart-http/base";
import { sql } from "kysely";
import { forUpdate, inTransaction, type QueryContext } from "../../base/query-context.js";
import { touchAccounts } from "../base/activity.js";
import { rowsQuery } from "../base/batch-query.js";
import { quarterHourOf } from "../base/charge-counts.js";
import { lockedOnce } from "../base/locked-once.js";
import { insertRequests } from "./insert-requests.js";

/** Maximum rows that one purge deletes; the next purge continues. */
const PURGE_LIMIT = 500;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days for which failures are counted: the longest range of the dashboard's overview, and one for changes of clocks. */
const FAILURE_DAYS = 91;
/** Days for which successes are counted: the longest range of a page, and a day for nodes whose clocks differ. */
const SUCCESS_DAYS = 8;

/** Adds requests, and what they change, in one transaction. */
export function addReport(context: QueryContext, { requests, uses }: RequestReport): Promise<void> {
  return inTransaction(context, async (transaction) => {
    if (requests.length > 0) await insertRequests(transaction, requests);
    if (uses.length > 0) await addUses(transaction, uses);
  });
}

/**
 * Adds counts, and updates the last use of keys and accounts. Locks rows in the order in which the deletion of an account
 * does, and of each table in the order of its key, so that nodes cannot deadlock.
 */
async function addUses(context: QueryContext, uses: readonly RequestUse[]): Promise<void> {
  const rows = uses.map(({ accountId, keyId, startMs, code, calls, lastAt, route }) => {
    const last = lastAt.toISOString();
    const start = quarterHourOf(new Date(startMs).toISOString());
    return [accountId, keyId, start, code, calls, last, `${last.slice(0, 16)}:00.000Z`, route];
  });
  const keys = context.db
    .selectFrom("api_keys")
    .select("id")
    .where("id", "in", [...new Set(uses.map(({ keyId }) => keyId))])
    .orderBy("id");
  if (context.engine === "postgres") await forUpdate(context, keys).execute();
  await touchKeys(context, rows);
  await addCounts(context, rows);
  await touchAccounts(context, uses);
}

const USES = {
  account_id: "text",
  key_id: "text",
  start: "text",
  code: "text",
  calls: "bigint",
  last_at: "text",
  last_minute: "text",
  route: "text",
} as const;

const touchKeys = rowsQuery(
  USES,
  (_context, uses) => sql`
    update api_keys set last_used_at = last_minute, last_used_endpoint = route
    from (
      select *, row_number() over (partition by key_id order by last_at desc) as position from ${uses} as uses
    ) as used
    where api_keys.id = key_id and position = 1 and (last_used_at is null or last_used_at < last_minute
      or (last_used_at = last_minute and coalesce(last_used_endpoint, '') <> route))`,
);

const addCounts = rowsQuery(
  USES,
  (_context, uses) => sql`
    insert into request_counts (account_id, quarter_hour, code, calls)
    select account_id, start, code, cast(sum(calls) as bigint) from ${uses} as uses where true
    group by account_id, start, code order by account_id, start, code
    on conflict (account_id, quarter_hour, code) do update
    set calls = request_counts.calls + excluded.calls`,
);

/** Deletes old requests. Nodes that purge at the same time skip each other's rows instead of waiting. */
export function purgeRequests(context: QueryContext, now: Date): Promise<number> {
  return inTransaction(context, async (transaction) => {
    const { db, engine } = transaction;
    const firstKept = firstId("req", requestLogStart(now).getTime());
    const { numDeletedRows } = await db
      .deleteFrom("request_log")
      .where("id", "in", (eb) => {
        const old = eb
          .selectFrom("request_log")
          .select("id")
          .where("id", "<", firstKept)
          .orderBy("id")
          .limit(PURGE_LIMIT);
        return lockedOnce(engine, old, "request_log");
      })
      .executeTakeFirst();
    const deleted = Number(numDeletedRows);
    if (deleted === 0) await purgeCounts(transaction, now);
    return deleted;
  });
}

/**
 * Deletes old counts. Of successes, deletes those of one day, because the index would search all failures with them. If no
 * purge ran on that day, they stay until they are as old as failures.
 */
async function purgeCounts({ db }: QueryContext, now: Date): Promise<void> {
  const start = (days: number) => quarterHourOf(new Date(now.getTime() - days * DAY_MS).toISOString());
  await db.deleteFrom("request_counts").where("quarter_hour", "<", start(FAILURE_DAYS)).execute();
  await db
    .deleteFrom("request_counts")
    .where("quarter_hour", ">=", start(SUCCESS_DAYS + 1))
    .where("quarter_hour", "<", start(SUCCESS_DAYS))
    .where("code", "=", "")
    .execute();
}
