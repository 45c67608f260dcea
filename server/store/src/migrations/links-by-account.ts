import type { Migration } from "kysely";

/** Adds an index for ending an account's links, which otherwise reads all links of all accounts. */
export const linksByAccount: Migration = {
  async up(db) {
    await db.schema.createIndex("links_by_account").on("links").column("account_id").execute();
  },
};
