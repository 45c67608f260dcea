import { type Kysely, sql } from "kysely";
import { currentSchema } from "../base/current-schema.js";
import type { Engine } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";

/** Migrations of a store that this release does not know; see docs/maintainers/upgrades.md. */
export interface LaterMigrations {
  /** Those after which this release still serves the store. */
  readonly expanding: readonly string[];
  /** The first one after which it does not; undefined if there is none. */
  readonly contracting: string | undefined;
}

/** Reads the names of the migrations that have run in a database, in order; none if it has no store. */
export async function executedMigrations(db: Kysely<Tables>, engine: Engine): Promise<readonly string[]> {
  const { rows: tables } =
    engine === "sqlite"
      ? await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db)
      : await sql`select 1 from pg_tables
          where schemaname = ${await currentSchema(db)} and tablename = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  // Not in the order of a locale.
  return rows.map(({ name }) => name).sort();
}

const EXPANDING = /^\d{4}-expand-./;

/**
 * Finds the migrations that a later release has run. One whose name does not say that it expands, or that would come
 * before the newest known one, counts as contracting.
 *
 * @param known Names of all migrations of this release, in order.
 */
export function laterMigrations(executed: readonly string[], known: readonly string[]): LaterMigrations {
  const newest = known.at(-1) ?? "";
  const isExpanding = (name: string) => EXPANDING.test(name) && name > newest;
  const unknown = executed.filter((name) => !known.includes(name));
  return {
    expanding: unknown.filter(isExpanding),
    contracting: unknown.find((name) => !isExpanding(name)),
  };
}

/** Says why this release does not open a store, and what to do. */
export function refusalOf(contracting: string): string {
  return `a later release has contracted this store by its migration ${contracting}: start that release`;
}
