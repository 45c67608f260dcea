import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.js";

/** Returns the PostgreSQL schema in which tables are created. */
export async function currentSchema(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  return rows[0]?.schema ?? "public";
}
