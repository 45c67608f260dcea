import { openExisting } from "../sqlite/libsql-database.js";

/**
 * Lists the accounts that a store has deleted and a backup of it still has, by id. A restore brings them back, with
 * their keys. Returns undefined if the store cannot be read: a damaged one must not prevent a restore.
 */
export function deletedSince(storePath: string, backupPath: string): readonly string[] | undefined {
  const deleted = accountsOf(storePath, "status = 'deleted'");
  const live = new Set(accountsOf(backupPath, "status <> 'deleted'", { isImmutable: true }));
  return deleted?.filter((id) => live.has(id));
}

function accountsOf(
  path: string,
  condition: string,
  options?: Parameters<typeof openExisting>[1],
): readonly string[] | undefined {
  try {
    const database = openExisting(path, options);
    try {
      const query = `select id from accounts where ${condition} order by id`;
      return (database.prepare(query).all([]) as { readonly id: string }[]).map(({ id }) => id);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
