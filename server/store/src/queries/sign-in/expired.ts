import type { QueryContext } from "../../base/query-context.js";

/**
 * Deletes expired sessions or links, of all accounts. Must be called in a transaction. Passes over rows that another
 * transaction has locked: it would wait for transactions that lock the same rows in another order, or the same account.
 */
export async function deleteExpired(
  { db, engine }: QueryContext,
  table: "browser_sessions" | "links",
  at: string,
): Promise<void> {
  await db
    .deleteFrom(table)
    .where("token_hmac", "in", (eb) => {
      const expired = eb.selectFrom(table).select("token_hmac").where("expires_at", "<=", at);
      return engine === "postgres" ? expired.forUpdate().skipLocked() : expired;
    })
    .execute();
}
