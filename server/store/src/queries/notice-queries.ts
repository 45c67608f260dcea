import type { ClaimedNotice, CreditNotice, NoticePage, NoticeStore, NoticeThreshold } from "@chart/accounts";
import { creditLevel } from "@chart/accounts";
import { sql } from "kysely";
import { inTransaction, type QueryContext, withSingleWrite } from "../base/query-context.js";
import { isDue } from "./base/due-periods.js";

/** Number of accounts of a page, which takes a few milliseconds to read. */
const PAGE_SIZE = 5000;
/** Time for which a process has claimed the sweep: a little less than the minute until the next one. */
const SWEEP_MS = 50_000;

export function noticeStore(context: QueryContext): NoticeStore {
  return {
    claimSweep: (now) => claimSweep(context, now),
    findDue: (now, cursor) => findDue(context, now, cursor),
    add: (notices, now) => inTransaction(context, (transaction) => addNotices(transaction, notices, now)),
    claim: (now) => inTransaction(context, (transaction) => claimNotice(transaction, now)),
    markSent: (notice, now) => update(context, notice, { sent_at: now.toISOString() }),
    retryAt: (notice, at) => update(context, notice, { attempt_at: at.toISOString() }),
  };
}

/** Claims the sweep of this minute. A claim far in the future was written by a wrong clock and is ignored. */
async function claimSweep(context: QueryContext, now: Date): Promise<boolean> {
  const earlier = new Date(now.getTime() - SWEEP_MS).toISOString();
  const ahead = new Date(now.getTime() + SWEEP_MS).toISOString();
  return withSingleWrite(context, async ({ db }) => {
    const claimed = await db
      .updateTable("store_settings")
      .set({ value: now.toISOString() })
      .where("name", "=", "credit-sweep")
      .where((eb) => eb.or([eb("value", "<=", earlier), eb("value", ">", ahead)]))
      .returning("name")
      .executeTakeFirst();
    return claimed !== undefined;
  });
}

/**
 * Finds the due notices of the accounts after a cursor. The rule is the one of accounts/credit-level.ts. An account
 * that has spent nothing in its period has no notice: it may be one without credits of its own.
 */
async function findDue(
  { pages }: QueryContext,
  now: Date,
  cursor: string | undefined = "",
): Promise<NoticePage> {
  const ends = await pages
    .selectFrom("accounts")
    .select("id")
    .where("id", ">", cursor)
    .orderBy("id")
    .offset(PAGE_SIZE - 1)
    .limit(1)
    .executeTakeFirst();
  const within = (id: string) =>
    sql`${sql.ref(id)} > ${cursor} ${ends === undefined ? sql`` : sql`and ${sql.ref(id)} <= ${ends.id}`}`;
  // Each step reads only the rows that the step before has left; a plain join would let PostgreSQL read all charges.
  const { rows } = await sql<CreditNotice>`
    with low as materialized (
      select id, period_started_at,
        case when allocation_credits + granted_credits = 0 then 0 else 20 end as threshold
      from accounts
      where ${within("id")} and status = 'active' and renews_at > ${now.toISOString()}
        and ((allocation_credits + granted_credits) * 5 <= period_credits
          or allocation_credits + granted_credits = 0)
    ),
    unknown as materialized (
      select id, period_started_at, threshold from low
      where not exists (
        select 1 from credit_notices as known
        where ${within("known.account_id")} and known.account_id = low.id
          and known.period_start = period_started_at and known.threshold = low.threshold
      )
    )
    select id as "accountId", period_started_at as "periodStart", threshold from unknown
    where (
      select 1 from charge_counts
      where charge_counts.account_id = unknown.id and quarter_hour >= substr(period_started_at, 1, 13)
      limit 1
    ) is not null
    order by id`.execute(pages);
  return { due: rows, next: ends?.id };
}

async function addNotices({ db }: QueryContext, notices: readonly CreditNotice[], now: Date): Promise<void> {
  const at = now.toISOString();
  const row = ({ accountId, periodStart }: CreditNotice, threshold: NoticeThreshold, waits: boolean) => ({
    ...{ account_id: accountId, period_start: periodStart, threshold, created_at: at, sent_at: null },
    attempt_at: waits ? at : null,
  });
  if (notices.length > 0) {
    await db
      .insertInto("credit_notices")
      .values(notices.map((notice) => row(notice, notice.threshold, true)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const replaced = notices.filter(({ threshold }) => threshold === 0);
  if (replaced.length > 0) {
    await db
      .insertInto("credit_notices")
      .values(replaced.map((notice) => row(notice, 20, false)))
      .onConflict((conflict) =>
        conflict.columns(["account_id", "period_start", "threshold"]).doUpdateSet({ attempt_at: null }),
      )
      .execute();
  }
}

async function claimNotice(context: QueryContext, now: Date): Promise<ClaimedNotice | undefined> {
  for (;;) {
    const row = await nextNotice(context, now);
    if (row === undefined) return undefined;
    const notice: CreditNotice = {
      accountId: row.account_id,
      periodStart: row.period_start,
      threshold: row.threshold,
    };
    const credits = row.allocation_credits + row.granted_credits;
    const level = creditLevel({ credits, periodCredits: row.period_credits });
    const isTrue =
      row.status === "active" &&
      row.period_started_at === row.period_start &&
      !isDue(row, now) &&
      level === (row.threshold === 0 ? "out" : "low");
    if (!isTrue) {
      // Deletes the notice instead of marking it: if it becomes true again in this period, it is due again.
      await noticeRow(context.db.deleteFrom("credit_notices"), notice).execute();
      continue;
    }
    await noticeRow(context.db.updateTable("credit_notices").set({ attempt_at: null }), notice).execute();
    return {
      ...notice,
      email: row.email,
      plan: row.plan,
      credits,
      periodCredits: row.period_credits,
      renewsAt: new Date(row.renews_at),
      dueSince: new Date(row.created_at),
      timeZone: row.time_zone ?? "UTC",
    };
  }
}

/** Reads the notice that has waited longest. Locks it, and passes over those that other processes have locked. */
function nextNotice({ db, engine }: QueryContext, now: Date) {
  const query = db
    .selectFrom("credit_notices")
    .innerJoin("accounts", "accounts.id", "credit_notices.account_id")
    .leftJoin("profiles", "profiles.account_id", "accounts.id")
    .select(["credit_notices.account_id", "period_start", "threshold", "credit_notices.created_at"])
    .select(["email", "plan", "status", "renews_at", "time_zone"])
    .select(["allocation_credits", "granted_credits", "period_credits", "period_started_at"])
    .where("attempt_at", "<=", now.toISOString())
    .orderBy("attempt_at")
    .limit(1);
  return (engine === "postgres" ? query.forUpdate("credit_notices").skipLocked() : query).executeTakeFirst();
}

function noticeRow<
  Query extends { where(column: "account_id" | "period_start" | "threshold", is: "=", value: never): Query },
>(query: Query, { accountId, periodStart, threshold }: CreditNotice): Query {
  return query
    .where("account_id", "=", accountId as never)
    .where("period_start", "=", periodStart as never)
    .where("threshold", "=", threshold as never);
}

async function update(
  context: QueryContext,
  notice: CreditNotice,
  change: { readonly sent_at: string } | { readonly attempt_at: string },
): Promise<void> {
  await withSingleWrite(context, async ({ db }) => {
    await noticeRow(db.updateTable("credit_notices").set(change), notice).execute();
  });
}
