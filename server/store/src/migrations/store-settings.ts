import { type Migration, sql } from "kysely";

/**
 * Adds facts about the store itself: the fingerprint of its pepper, for the store and for each key, and a row that the
 * readiness check rewrites.
 */
export const storeSettings: Migration = {
  async up(db) {
    await db.schema
      .createTable("store_settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await sql`insert into store_settings (name, value) values ('probe', '')`.execute(db);
    await db.schema.alterTable("api_keys").addColumn("pepper", "text").execute();
  },
};

/** Adds the keys and accounts that ended in stores that a restore has replaced. */
export const earlierEndings: Migration = {
  async up(db) {
    await db.schema
      .createTable("earlier_endings")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("ended_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("earlier_endings_pkey", ["kind", "id"])
      .execute();
  },
};
