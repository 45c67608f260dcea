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
