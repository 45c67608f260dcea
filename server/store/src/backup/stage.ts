import type { DatabaseLocation } from "../base/database-location.js";
import { stagePostgres } from "./staged-postgres.js";
import { stageSqlite } from "./staged-sqlite.js";
import type { StagedStore, StageOptions } from "./staged-store.js";

/**
 * Stages a store beside the one in use.
 *
 * @throws BackupError if another process uses that.
 */
export function stage(database: DatabaseLocation, options: StageOptions): Promise<StagedStore> {
  return database.engine === "sqlite"
    ? stageSqlite(database.path, options)
    : stagePostgres(database.url, options);
}
