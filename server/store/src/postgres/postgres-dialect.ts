import { PostgresAdapter, PostgresDialect } from "kysely";

/**
 * Kysely's PostgreSQL without its lock for migrations. That lock belongs to a session, and a pooler may release it in
 * another one, so that every later start would wait for it in vain. `migrate` takes a lock of its transaction instead.
 */
export class UnlockedPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
