import type { PrivateDatabase } from "testkit/databases";

const OPEN =
  "select pid from pg_stat_activity where application_name = 'chart-http' and xact_start is not null";

/**
 * Resolves once no transaction of a service that was killed is under way any more: PostgreSQL ends it some time after
 * the process, SQLite with it.
 */
export async function transactionsEnded({ engine, sql }: PrivateDatabase): Promise<void> {
  if (engine === "sqlite") return;
  while ((await sql(OPEN)).length > 0);
}
