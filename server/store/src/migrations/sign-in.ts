import type { Migration } from "kysely";

/** Adds the tables for signing in to the dashboard: profiles, browser sessions and single-use links. */
export const signIn: Migration = {
  async up(db) {
    await db.schema
      .createTable("profiles")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("accounts.id"))
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("password_hash", "text")
      .execute();

    await db.schema
      .createTable("browser_sessions")
      .addColumn("token_hmac", "text", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("user_agent", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("browser_sessions_by_account")
      .on("browser_sessions")
      .column("account_id")
      .execute();
    await db.schema
      .createIndex("browser_sessions_by_expiry")
      .on("browser_sessions")
      .column("expires_at")
      .execute();

    await db.schema
      .createTable("links")
      .addColumn("token_hmac", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.references("accounts.id"))
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("links_by_expiry").on("links").column("expires_at").execute();
  },
};
