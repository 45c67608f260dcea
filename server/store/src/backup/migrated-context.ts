import { byPlan } from "@chart/accounts";
import type { Kysely } from "kysely";
import type { Engine, QueryContext } from "../base/query-context.js";
import { StatementCache } from "../base/statement-cache.js";
import type { Tables } from "../base/tables.js";
import { migrateToLatest } from "../migrations/migrate.js";

/** Migrates a store that no other process can see, and returns a context for queries on it. */
export async function migratedContext(db: Kysely<Tables>, engine: Engine): Promise<QueryContext> {
  await migrateToLatest(db, engine);
  // No credits are allotted here, so the plans do not matter.
  const planCredits = byPlan(() => 0);
  return { db, reader: db, pages: db, engine, statements: new StatementCache(), planCredits };
}
