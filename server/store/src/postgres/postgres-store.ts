import { StoreUnavailableError } from "chart-http/base";
import { Kysely, sql } from "kysely";
import { BatchQueue } from "../base/batch-queue.js";
import type { QueryContext } from "../base/query-context.js";
import { StatementCache } from "../base/statement-cache.js";
import type { Stores } from "../base/stores.js";
import type { Tables } from "../base/tables.js";
import { MIGRATION_TIMEOUT_MS, migrate } from "../migrations/migrate.js";
import { sqlStores } from "../queries/sql-stores.js";
import { type TokenRequest, takeSharedTokens } from "./postgres-buckets.js";
import { chargeInOneStatement } from "./postgres-charge.js";
import { UnlockedPostgresDialect } from "./postgres-dialect.js";
import { openPostgresPool, type PostgresOptions } from "./postgres-pool.js";

/** Oldest major version of PostgreSQL that the queries are tested on. */
const OLDEST_VERSION = 15;

/** Connections for reads of the dashboard. Few, because each can keep a processor of the server busy. */
const PAGE_CONNECTIONS = 2;

/**
 * Opens the stores in a PostgreSQL database, which several nodes may share, and migrates it.
 *
 * @throws StoreUnavailableError if the database cannot be reached or is too old.
 */
export async function openPostgresStore(
  url: string,
  options: PostgresOptions & Pick<QueryContext, "planCredits" | "pepper">,
): Promise<Stores> {
  const statements = new StatementCache();
  const open = (limits: PostgresOptions) => {
    const pool = openPostgresPool(url, statements, limits);
    return { pool, db: new Kysely<Tables>({ dialect: new UnlockedPostgresDialect({ pool }) }) };
  };
  const { connectTimeoutMs } = options;
  const limits = { ...(connectTimeoutMs !== undefined && { connectTimeoutMs }) };
  const { db: migrating } = open({ ...limits, maxConnections: 2, statementTimeoutMs: MIGRATION_TIMEOUT_MS });
  try {
    await checkVersion(migrating);
    await checkDurability(migrating);
    await migrate({ db: migrating, engine: "postgres" });
  } finally {
    await migrating.destroy();
  }
  const { pool, db } = open(options);
  const { db: pages } = open({ ...options, maxConnections: PAGE_CONNECTIONS });
  const { planCredits, pepper } = options;
  const context: QueryContext = {
    db,
    reader: db,
    pages,
    engine: "postgres",
    statements,
    planCredits,
    pepper,
  };
  const tokens = new BatchQueue((requests: readonly TokenRequest[]) => takeSharedTokens(context, requests));
  return sqlStores(context, {
    charge: chargeInOneStatement,
    probe: () => writeProbe(db),
    awaitStandby: () => awaitStandby(db),
    connectionUse: () => pool.use(),
    takeToken: (bucket, limit, _now, size = 1) => tokens.add({ bucket, limit, size }),
  });
}

/** Fails on a standby, and on a server that accepts no changes. */
async function writeProbe(db: Kysely<Tables>): Promise<void> {
  await sql`update store_settings set value = cast(now() as text) where name = 'probe'`.execute(db);
}

/**
 * Resolves once the synchronous standby, if there is one, has all that a query has read before. Only the primary shows a
 * commit whose wait for the standby was cancelled, or that a restart cut off.
 */
async function awaitStandby(db: Kysely<Tables>): Promise<void> {
  // A message writes nothing but a record that the commit waits for, as for all records before it. On a standby, the id
  // of the transaction fails with the code of a read-only server; the message has no code of its own.
  await sql`select case when current_setting('synchronous_standby_names') <> ''
    then concat(pg_current_xact_id(), pg_logical_emit_message(true, 'chart', '')) end`.execute(db);
}

async function checkVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_VERSION) {
    throw new StoreUnavailableError(`PostgreSQL ${version} is older than ${OLDEST_VERSION}`);
  }
}

/** Settings of synchronous_commit under which a commit is on disk before it is reported. */
const DURABLE = ["on", "remote_apply"];

/**
 * The connection asks for durable commits, but a pooler may drop what it asks for.
 *
 * @throws StoreUnavailableError if a commit could be reported before it is on disk.
 */
async function checkDurability(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('synchronous_commit') as setting`.execute(db);
  const setting = rows[0]?.setting ?? "";
  if (!DURABLE.includes(setting)) {
    throw new StoreUnavailableError(
      `synchronous_commit is ${setting}; set it for the role: alter role ... set synchronous_commit = on`,
    );
  }
}
