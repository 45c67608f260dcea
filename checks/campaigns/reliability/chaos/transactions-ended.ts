import type { PrivateDatabase } from "@chart/kit/stores/databases";

const OPEN =
  "select pid from pg_stat_activity where application_name = 'chart-http' and xact_start is not null";

/**
 * Resolves once the killed service has no open transaction. SQLite ends it with the process, PostgreSQL some time
 * later.
 */
export async function transactionsEnded({ engine, sql }: PrivateDatabase): Promise<void> {
  if (engine === "sqlite") return;
  while ((await sql(OPEN)).length > 0);
}
