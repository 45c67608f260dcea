import { Kysely, PostgresDialect, sql } from "kysely";
import { migrate } from "./migrations.js";
import { takeSharedToken } from "./postgres-buckets.js";
import { openPostgresPool, type PostgresOptions } from "./postgres-pool.js";
import type { Session } from "./session.js";
import { SqlStore } from "./sql-store.js";
import { type Store, StoreUnavailableError } from "./store.js";
import type { Tables } from "./tables.js";

const OLDEST_VERSION = 15;

/**
 * Opens the store in a PostgreSQL database, which several nodes may share, and migrates it.
 *
 * @throws StoreUnavailableError where the database cannot be reached, or is too old.
 */
export async function openPostgresStore(
  url: string,
  options: PostgresOptions & Pick<Session, "planCredits">,
): Promise<Store> {
  const pool = openPostgresPool(url, options);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const session: Session = { db, engine: "postgres", planCredits: options.planCredits };
  try {
    await checkVersion(db);
    await migrate(session);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return new SqlStore(session, {
    takeToken: (bucket, limit, now) => takeSharedToken(db, bucket, limit, now),
    connectionUse: () => pool.use(),
  });
}

async function checkVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_VERSION) {
    throw new StoreUnavailableError(`PostgreSQL ${version} is older than ${OLDEST_VERSION}`);
  }
}
