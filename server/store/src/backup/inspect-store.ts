import { existsSync } from "node:fs";
import type { PepperFingerprints } from "@chart/accounts";
import { type Kysely, sql } from "kysely";
import type { DatabaseLocation } from "../base/database-location.js";
import type { Engine } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { executedMigrations, type LaterMigrations, laterMigrations } from "../migrations/later-migrations.js";
import { migrationNames } from "../migrations/migrate.js";
import { connect } from "./connect.js";

/** State of a store, as it is before a service of this release opens it. */
export interface StoreInspection {
  /** False if the first start of a service will create it. */
  readonly exists: boolean;
  readonly accounts: number;
  /** Migrations that the next start will run. */
  readonly pending: readonly string[];
  /** Migrations of a later release, which this one does not know. */
  readonly later: LaterMigrations;
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
    later: { expanding: [], contracting: undefined },
    hasPepper: true,
  };
  if (database.engine === "sqlite" && !existsSync(database.path)) return none;
  const db = connect(database, true);
  try {
    const executed = await executedMigrations(db, engine);
    return executed.length > 0 ? await inspect(db, engine, executed, pepper) : none;
  } finally {
    await db.destroy();
  }
}

async function inspect(
  db: Kysely<Tables>,
  engine: Engine,
  executed: readonly string[],
  pepper: PepperFingerprints,
): Promise<StoreInspection> {
  const known = migrationNames(engine);
  const { accounts } = await db
    .selectFrom("accounts")
    .select(sql<number>`cast(count(*) as bigint)`.as("accounts"))
    .executeTakeFirstOrThrow();
  return {
    exists: true,
    accounts,
    pending: known.filter((name) => !executed.includes(name)),
    later: laterMigrations(executed, known),
    hasPepper: await isPepperOf(db, executed, pepper),
  };
}

/** Migration that lets a store know its pepper. */
const WITH_SETTINGS = "0008-store-settings";

async function isPepperOf(
  db: Kysely<Tables>,
  executed: readonly string[],
  { current, previous }: PepperFingerprints,
): Promise<boolean> {
  if (!executed.includes(WITH_SETTINGS)) return true;
  const stored = await db
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "pepper")
    .executeTakeFirst();
  return stored === undefined || stored.value === current || stored.value === previous;
}
