import type { BusyAccount, RequestUse } from "@chart/accounts";
import { sql } from "kysely";
import type { QueryContext } from "../../base/query-context.js";
import { rowsQuery } from "./batch-query.js";

const touch = rowsQuery(
  { account_id: "text", last_at: "text" },
  (_context, uses) =>
    // "where true" tells SQLite's parser that "on conflict" does not belong to a join.
    sql`insert into account_activity (account_id, last_used_at, credits)
      select accounts.id, used.last_at, allocation_credits + granted_credits
      from (
        select account_id, max(last_at) as last_at from ${uses} as given group by account_id
      ) as used join accounts on accounts.id = used.account_id where true order by accounts.id
      on conflict (account_id) do update set credits = excluded.credits, last_used_at = case
        when excluded.last_used_at > account_activity.last_used_at then excluded.last_used_at
        else account_activity.last_used_at end`,
);

/** Updates the last use of accounts, and the copy of their credits. */
export async function touchAccounts(context: QueryContext, uses: readonly RequestUse[]): Promise<void> {
  await touch(
    context,
    uses.map(({ accountId, lastAt }) => [accountId, lastAt.toISOString()]),
  );
}

/** Writes the credits of an account to the copy by which operators sort. Must be called in the transaction of a change. */
export async function copyCredits({ db }: QueryContext, accountId: string): Promise<void> {
  await sql`
    insert into account_activity (account_id, last_used_at, credits)
    select id, '', allocation_credits + granted_credits from accounts where id = ${accountId}
    on conflict (account_id) do update set credits = excluded.credits`.execute(db);
}

/** Lists the accounts with the most requests since an hour. */
export async function listBusiest(
  { pages }: Pick<QueryContext, "pages">,
  sinceHour: string,
  limit: number,
): Promise<BusyAccount[]> {
  const { rows } = await sql<BusyAccount>`
    select busiest.account_id as "accountId", email, calls, failed from (
      select account_id, cast(sum(calls) as bigint) as calls,
        cast(sum(case when code = '' then 0 else calls end) as bigint) as failed
      from request_counts where quarter_hour >= ${`${sinceHour}:00`}
      group by account_id order by 2 desc, 1 limit ${limit}
    ) as busiest join accounts on accounts.id = busiest.account_id
    order by calls desc, busiest.account_id`.execute(pages);
  return rows;
}
