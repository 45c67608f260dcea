import { sql } from "kysely";
import pg from "pg";
import { firstId } from "../../lib/random-id.js";
import type { LoggedRequest } from "../../request-log/request-log-store.js";
import { inTransaction, type QueryContext, withSingleWrite } from "../query-context.js";
import { rowsQuery } from "./batch-query.js";

/** Maximum rows that one purge deletes; the next purge continues. */
const PURGE_LIMIT = 500;

/**
 * Adds requests, sorted by account: rows that are near each other in the index are written together. Only a group whose
 * first write had an unknown outcome can be there already, and looking for each row takes PostgreSQL a fifth of the time.
 * So this looks only after an insert has failed.
 */
export async function addRequests(context: QueryContext, requests: readonly LoggedRequest[]): Promise<void> {
  const sorted = requests.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  const rows = sorted.map((request) => [
    request.id,
    request.accountId,
    request.keyId,
    request.method,
    request.route,
    request.status,
    request.code ?? null,
    request.durationUs,
    request.credits,
  ]);
  try {
    await withSingleWrite(context, (changes) => insertNew(changes, rows));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await withSingleWrite(context, (changes) => insertMissing(changes, rows));
  }
}

const COLUMNS = {
  id: "text",
  account_id: "text",
  key_id: "text",
  method: "text",
  route: "text",
  status: "bigint",
  code: "text",
  duration_us: "bigint",
  credits: "bigint",
} as const;

const insertNew = rowsQuery(
  COLUMNS,
  (_context, requests) => sql`
    insert into request_log (id, account_id, key_id, method, route, status, code, duration_us, credits)
    select id, account_id, key_id, method, route, status, code, duration_us, credits from ${requests} as requests`,
);

const insertMissing = rowsQuery(
  COLUMNS,
  // "where true" tells SQLite's parser that "on conflict" does not belong to a join.
  (_context, requests) => sql`
    insert into request_log (id, account_id, key_id, method, route, status, code, duration_us, credits)
    select id, account_id, key_id, method, route, status, code, duration_us, credits
    from ${requests} as requests where true
    on conflict (id) do nothing`,
);

/** Returns true if a request is in the log already. The engines report this differently. */
function isDuplicate(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.constraint === "request_log_pkey";
  return error instanceof Error && error.message === "UNIQUE constraint failed: request_log.id";
}

/** Deletes old requests. Nodes that purge at the same time skip each other's rows instead of waiting. */
export function purgeRequests(context: QueryContext, before: Date): Promise<number> {
  return inTransaction(context, async ({ db, engine }) => {
    const { numDeletedRows } = await db
      .deleteFrom("request_log")
      .where("id", "in", (eb) => {
        const old = eb
          .selectFrom("request_log")
          .select("id")
          .where("id", "<", firstId("req", before.getTime()))
          .orderBy("id")
          .limit(PURGE_LIMIT);
        return engine === "postgres" ? old.forUpdate().skipLocked() : old;
      })
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
