import { sql } from "kysely";
import type { ActivityReport, BusyAccount } from "../../../operators/operator-store.js";
import { inTransaction, type QueryContext } from "../../query-context.js";
import { rowsQuery } from "../batch-query.js";

const HOURS = {
  hour: "text",
  account_id: "text",
  calls: "bigint",
  failed: "bigint",
  last_at: "text",
} as const;

const addHours = rowsQuery(
  HOURS,
  (_context, rows) =>
    // "where true" tells SQLite's parser that "on conflict" does not belong to a join.
    sql`insert into account_hours (hour, account_id, calls, failed)
      select hour, account_id, calls, failed from ${rows} as used where true
      on conflict (hour, account_id) do update
        set calls = account_hours.calls + excluded.calls, failed = account_hours.failed + excluded.failed`,
);

const touchAccounts = rowsQuery(
  HOURS,
  (_context, rows) =>
    sql`insert into account_activity (account_id, last_used_at, credits)
      select accounts.id, used.last_at, allocation_credits + granted_credits
      from (
        select account_id, max(last_at) as last_at from ${rows} as given group by account_id
      ) as used join accounts on accounts.id = used.account_id where true order by accounts.id
      on conflict (account_id) do update set credits = excluded.credits, last_used_at = case
        when excluded.last_used_at > account_activity.last_used_at then excluded.last_used_at
        else account_activity.last_used_at end`,
);

/** Adds requests to the hours and to the last use of accounts, and deletes old hours. */
export function addActivity(context: QueryContext, { hours, keepFromHour }: ActivityReport): Promise<void> {
  const rows = hours.map(
    ({ accountId, hour, calls, failed, lastAt }) =>
      [hour, accountId, calls, failed, lastAt.toISOString()] as const,
  );
  return inTransaction(context, async (transaction) => {
    await addHours(transaction, rows);
    await touchAccounts(transaction, rows);
    await transaction.db.deleteFrom("account_hours").where("hour", "<", keepFromHour).execute();
  });
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
      select account_id, cast(sum(calls) as bigint) as calls, cast(sum(failed) as bigint) as failed
      from account_hours where hour >= ${sinceHour}
      group by account_id order by 2 desc, 1 limit ${limit}
    ) as busiest join accounts on accounts.id = busiest.account_id
    order by calls desc, busiest.account_id`.execute(pages);
  return rows;
}
