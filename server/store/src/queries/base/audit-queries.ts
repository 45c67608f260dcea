import type { AuditAction, AuditEntry, AuditStore, EntryCursor, KeptAuditEntry } from "@chart/accounts";
import { randomId } from "chart-http/base";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";
import type { Tables } from "../../base/tables.js";

/** Writes an audit entry. Must be called in the transaction of the change that the entry describes. */
export async function insertAudit({ db }: QueryContext, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_entries")
    .values({
      id: randomId("audit"),
      created_at: entry.at.toISOString(),
      actor_id: entry.actorId ?? null,
      actor: entry.actor,
      action: entry.action,
      account_id: entry.accountId ?? null,
      detail: entry.detail,
      request_id: entry.requestId ?? null,
    })
    .execute();
}

export function auditStore({ pages }: QueryContext): AuditStore {
  return {
    async list({ accountId, actor, action, from, to, requestId, before, limit }) {
      let query = pages.selectFrom("audit_entries").selectAll();
      if (accountId !== undefined) query = query.where("account_id", "=", accountId);
      if (actor !== undefined) query = query.where("actor", "=", actor);
      if (action !== undefined) query = query.where("action", "=", action);
      if (from !== undefined) query = query.where("created_at", ">=", from.toISOString());
      if (to !== undefined) query = query.where("created_at", "<", to.toISOString());
      if (requestId !== undefined) query = query.where("request_id", "=", requestId);
      const rows = await newestFirst(query, before).limit(limit).execute();
      const emails = await emailsOf(pages, rows);
      return rows.map(
        (row): KeptAuditEntry => ({
          id: row.id,
          at: new Date(row.created_at),
          actorId: row.actor_id ?? undefined,
          actor: row.actor,
          action: row.action as AuditAction,
          accountId: row.account_id ?? undefined,
          accountEmail: emails.get(row.account_id ?? ""),
          detail: row.detail,
          requestId: row.request_id ?? undefined,
        }),
      );
    },
  };
}

async function emailsOf(
  pages: Kysely<Tables>,
  rows: readonly { readonly account_id: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap(({ account_id }) => account_id ?? []));
  if (ids.size === 0) return new Map();
  const accounts = await pages
    .selectFrom("accounts")
    .select(["id", "email"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

/** Sorts entries from the newest on, and starts after the cursor. Entries of one instant are sorted by id. */
export function newestFirst<Table extends "audit_entries" | "ledger", Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  before: EntryCursor | undefined,
): SelectQueryBuilder<Tables, Table, Row> {
  // Both tables have the columns used here, but Kysely cannot infer that for a union of tables.
  const base = query as unknown as SelectQueryBuilder<Tables, "ledger", Row>;
  const rest =
    before === undefined
      ? base
      : // A comparison of rows, unlike its expansion with `or`, lets both engines start at the cursor in the index.
        base.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id})`);
  const ordered = rest.orderBy("created_at", "desc").orderBy("id", "desc");
  return ordered as unknown as SelectQueryBuilder<Tables, Table, Row>;
}
