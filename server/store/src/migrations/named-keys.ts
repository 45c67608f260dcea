import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../base/query-context.js";

/** Lets an account have several active keys with different names, and keeps the endpoint of each key's last use. */
export const namedKeys = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Behind a pooler, the role's timeout applies, which is too short for an index of many millions of keys.
    if (engine === "postgres") await sql`set local statement_timeout = 0`.execute(db);
    // The default names the existing keys without rewriting their rows.
    await sql`alter table api_keys add column name text not null default 'Default'`.execute(db);
    await sql`alter table api_keys add column last_used_endpoint text`.execute(db);
    await sql`drop index api_keys_one_live_key`.execute(db);
    await sql`create unique index api_keys_live_names on api_keys (account_id, name)
      where revoked_at is null`.execute(db);
  },
});
