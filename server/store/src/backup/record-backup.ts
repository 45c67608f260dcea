import { openExisting } from "../sqlite/libsql-database.js";

/**
 * Records the time of a backup in the store itself, where the operators' page about its health reads it. The copy has the
 * time of the backup before it.
 *
 * @throws Error if the store cannot be written.
 */
export function recordBackup(storePath: string, at: Date): void {
  const database = openExisting(storePath);
  try {
    database
      .prepare(
        "insert into store_settings (name, value) values ('last-backup', ?) on conflict (name) do update set value = excluded.value",
      )
      .run([at.toISOString()]);
  } finally {
    database.close();
  }
}
