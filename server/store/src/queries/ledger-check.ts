import type { LedgerCheck } from "@chart/accounts";
import { sql } from "kysely";
import type { QueryContext } from "../base/query-context.js";

/** Compares all balances with their ledgers in one statement, which charges meanwhile cannot disturb. */
export async function compareLedger({ db }: Pick<QueryContext, "db">): Promise<LedgerCheck> {
  const sumOf = (pot: "allocation" | "granted") =>
    sql<number>`cast(coalesce(sum(case when ledger.pot = ${pot} then ledger.amount end), 0) as bigint)`;
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("ledger", "ledger.account_id", "accounts.id")
    .groupBy(["accounts.id", "allocation_credits", "granted_credits"])
    .orderBy("accounts.id")
    .select((eb) => [
      "accounts.id as accountId",
      eb.ref("allocation_credits").as("allocationCredits"),
      sumOf("allocation").as("allocationLedger"),
      eb.ref("granted_credits").as("grantedCredits"),
      sumOf("granted").as("grantedLedger"),
    ])
    .execute();
  const differences = rows.filter(
    (row) => row.allocationCredits !== row.allocationLedger || row.grantedCredits !== row.grantedLedger,
  );
  return { accounts: rows.length, lastEntryAt: await lastEntryAt(db), differences };
}

async function lastEntryAt(db: QueryContext["db"]): Promise<string | undefined> {
  const { at } = await db
    .selectFrom("ledger")
    .select(sql<string | null>`max(created_at)`.as("at"))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}
