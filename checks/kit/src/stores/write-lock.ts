import { setTimeout as delay } from "node:timers/promises";
import Database from "libsql";

/** Takes the write lock of a SQLite file, on a separate connection; returns a function that gives it back. */
export async function takeWriteLock(path: string): Promise<() => void> {
  const holder = new Database(path);
  while (!hasBegun(holder)) await delay(1);
  return () => {
    holder.close();
  };
}

/** Begins a transaction with the write lock; returns false while another connection has it. */
function hasBegun(connection: Database.Database): boolean {
  try {
    connection.exec("begin immediate");
    return true;
  } catch (error) {
    if (!String(error).includes("locked")) throw error;
    return false;
  }
}
