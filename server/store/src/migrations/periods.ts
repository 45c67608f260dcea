import { periodEnd } from "@chart/accounts";
import type { Kysely, Migration } from "kysely";
import type { Tables } from "../base/tables.js";

/** Adds monthly periods. Existing accounts are in the first period since their creation. */
export const periods: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable("accounts")
      .addColumn("renews_at", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    const accounts = await db.selectFrom("accounts").select(["id", "created_at"]).execute();
    for (const { id, created_at } of accounts) {
      const createdAt = new Date(created_at);
      await db
        .updateTable("accounts")
        .set({ renews_at: periodEnd(createdAt, createdAt).toISOString() })
        .where("id", "=", id)
        .execute();
    }
  },
};
