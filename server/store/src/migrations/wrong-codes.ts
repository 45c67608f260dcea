import { type Kysely, type Migration, sql } from "kysely";

/**
 * Adds the limits of wrong codes of second factors: of everybody who signs in, and of each session. Each is the instant
 * at which the limit is full again, as rate-limit/token-bucket.ts explains. Adds the time of the latest notice as well.
 * Neither engine rewrites the rows for such columns.
 */
export const wrongCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table second_factors add column wrong_codes_full_ms bigint not null default 0`.execute(
      db,
    );
    await sql`alter table second_factors add column noticed_at text`.execute(db);
    await sql`alter table browser_sessions add column wrong_codes_full_ms bigint not null default 0`.execute(
      db,
    );
  },
};

/** Adds the recovery code that was used last, so that the same form, sent twice, is no reason for a warning. */
export const latestRecoveryCode: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table second_factors add column recovery_code_hash text`.execute(db);
    await sql`alter table second_factors add column recovery_code_used_at text`.execute(db);
  },
};

/** Adds the limits of wrong passwords. They are few: a limit that is full again is deleted. */
export const passwordGuesses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("password_guesses")
      .addColumn("bucket", "text", (column) => column.primaryKey())
      .addColumn("full_ms", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("password_guesses_by_end").on("password_guesses").column("full_ms").execute();
  },
};
