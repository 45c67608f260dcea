import type { Migration } from "kysely";

/** Adds the table of Idempotency-Keys: leases of running requests, and answers that are kept for retries. */
export const idempotentRequests: Migration = {
  async up(db) {
    await db.schema
      .createTable("idempotent_requests")
      .addColumn("key_hmac", "text", (column) => column.primaryKey())
      .addColumn("request_id", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text")
      .addColumn("data", "text")
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("idempotent_requests_by_expiry")
      .on("idempotent_requests")
      .column("expires_at")
      .execute();
  },
};
