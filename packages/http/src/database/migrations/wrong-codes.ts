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
