import { existsSync } from "node:fs";
import type { PepperFingerprints } from "@chart/accounts";
import { type Kysely, sql } from "kysely";
import type { DatabaseLocation } from "../base/database-location.js";
import type { Engine } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { migrationNames } from "../migrations/migrate.js";
import { connect, hasStore } from "./connect.js";

/** State of a store, as it is before a service of this release opens it. */
export interface StoreInspection {
  /** False if the first start of a service will create it. */
  readonly exists: boolean;
  readonly accounts: number;
  /** Migrations that the next start will run. */
  readonly pending: readonly string[];
  /** True if a later release has migrated the store, so that this one cannot open it. */
  readonly isLater: boolean;
  /** True if the configured pepper is that of the store, or its replacement, or the store has none yet. */
  readonly hasPepper: boolean;
}

/**
 * Reads the state of a store without changing it.
 *
 * @throws StoreUnavailableError if it cannot be read.
 */
export async function inspectStore(
  database: DatabaseLocation,
  pepper: PepperFingerprints,
): Promise<StoreInspection> {
  const { engine } = database;
  const none = {
    exists: false,
    accounts: 0,
    pending: migrationNames(engine),
    isLater: false,
    hasPepper: true,
  };
  if (database.engine === "sqlite" && !existsSync(database.path)) return none;
  const db = connect(database, true);
  try {
    const exists = engine === "sqlite" ? await hasMigrations(db) : await hasStore(db);
    return exists ? await inspect(db, engine, pepper) : none;
  } finally {
    await db.destroy();
  }
}

async function hasMigrations(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  return rows.length > 0;
}

async function inspect(
  db: Kysely<Tables>,
  engine: Engine,
  pepper: PepperFingerprints,
): Promise<StoreInspection> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = migrationNames(engine);
  const { accounts } = await db
    .selectFrom("accounts")
    .select(sql<number>`cast(count(*) as bigint)`.as("accounts"))
    .executeTakeFirstOrThrow();
  return {
    exists: true,
    accounts,
    pending: known.filter((name) => !done.has(name)),
    isLater: [...done].some((name) => !known.includes(name)),
    hasPepper: await isPepperOf(db, done, pepper),
  };
}

/** Migration that lets a store know its pepper. */
const WITH_SETTINGS = "0008-store-settings";

async function isPepperOf(
  db: Kysely<Tables>,
  done: ReadonlySet<string>,
  { current, previous }: PepperFingerprints,
): Promise<boolean> {
  if (!done.has(WITH_SETTINGS)) return true;
  const stored = await db
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "pepper")
    .executeTakeFirst();
  return stored === undefined || stored.value === current || stored.value === previous;
}
