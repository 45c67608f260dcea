import type { AccountFilter, AccountListQuery, ListedAccount, Role } from "@chart/accounts";
import { type RawBuilder, sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";

interface ListedRow {
  readonly id: string;
  readonly email: string;
  readonly plan: ListedAccount["plan"];
  readonly status: ListedAccount["status"];
  readonly role: Role | null;
  /** A number on SQLite. */
  readonly is_invited: boolean | number;
  readonly credits: number;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly sorted_by: string | number;
}

/**
 * Lists a page of accounts. The order decides which table the page is read from, so that both engines read its index
 * from the cursor on and stop after a page.
 */
export async function listAccounts(
  { pages, engine }: Pick<QueryContext, "pages" | "engine">,
  { filter, order, isDescending, after, limit }: AccountListQuery,
): Promise<ListedAccount[]> {
  const columns = columnsOf(engine);
  const [column, id] = columns[filter.kind === "all" ? order : "email"];
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const rest =
    after === undefined
      ? sql`true`
      : sql`(${column}, ${id}) ${sql.raw(isDescending ? "<" : ">")} (${cursorValue(order, after.value)}, ${after.id})`;
  const { rows } = await sql<ListedRow>`
    select accounts.id, email, plan, status, role, allocation_credits + granted_credits as credits,
      accounts.created_at, account_activity.last_used_at, ${column} as sorted_by,
      profiles.password_hash is null and coalesce(account_activity.last_used_at, '') = '' and not exists (
        select 1 from api_keys where api_keys.account_id = accounts.id and revoked_at is null
      ) as is_invited
    from ${FROM[filter.kind === "all" ? order : "email"]}
      left join profiles on profiles.account_id = accounts.id
    where ${matches(filter, columns.email[0])} and ${rest}
    order by ${column} ${direction}, ${id} ${direction}
    limit ${limit}`.execute(pages);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    plan: row.plan,
    status: row.status,
    role: row.role ?? "customer",
    isInvited: Boolean(row.is_invited),
    credits: row.credits,
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at ? new Date(row.last_used_at) : undefined,
    sortedBy: String(row.sorted_by),
  }));
}

/** Counts accounts, up to a limit. */
export async function countAccounts(
  { pages, engine }: Pick<QueryContext, "pages" | "engine">,
  filter: AccountFilter,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from accounts where ${matches(filter, columnsOf(engine).email[0])} limit ${limit}
    ) as counted`.execute(pages);
  return Number(rows[0]?.count ?? 0);
}

/** Tables of each order, the one with its index first. */
const FROM: Readonly<Record<AccountListQuery["order"], RawBuilder<unknown>>> = {
  email: sql`accounts left join account_activity on account_activity.account_id = accounts.id`,
  created: sql`accounts left join account_activity on account_activity.account_id = accounts.id`,
  used: sql`account_activity join accounts on accounts.id = account_activity.account_id`,
  credits: sql`account_activity join accounts on accounts.id = account_activity.account_id`,
};

/** Column and tie-breaker of each order, exactly as in its index (migration 0015). */
function columnsOf(
  engine: QueryContext["engine"],
): Readonly<Record<AccountListQuery["order"], readonly [RawBuilder<unknown>, RawBuilder<unknown>]>> {
  const binary = sql.raw(engine === "postgres" ? ` collate "C"` : "");
  return {
    // An address is unique, so it needs no other tie-breaker than itself.
    email: [sql`email${binary}`, sql`email${binary}`],
    created: [sql`accounts.created_at`, sql`accounts.id${binary}`],
    used: [sql`account_activity.last_used_at`, sql`account_activity.account_id`],
    credits: [sql`account_activity.credits`, sql`account_activity.account_id`],
  };
}

function cursorValue(order: AccountListQuery["order"], value: string): string | number {
  return order === "credits" ? Number(value) : value;
}

/** Condition of a filter. A prefix is a range that ends before the highest code point. */
function matches(filter: AccountFilter, email: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (filter.kind) {
    case "all":
      return sql`true`;
    case "id":
      return sql`accounts.id = ${filter.id}`;
    case "key":
      return sql`accounts.id in (select account_id from api_keys where last_four = ${filter.lastFour})`;
    case "email":
      return sql`${email} >= ${filter.prefix} and ${email} < ${`${filter.prefix}\u{10ffff}`}`;
  }
}
