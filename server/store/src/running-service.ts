import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { DatabaseLocation } from "./base/database-location.js";

/** The running service of a SQLite store, as a small file beside the store describes it. */
export interface RunningService {
  readonly pid: number;
  /** URL at which people reach the service, without a trailing slash. */
  readonly url: string;
}

/**
 * Writes the URL of this service beside its SQLite store, for the admin command. Nodes on PostgreSQL may be on several
 * machines, so nothing is written for them.
 *
 * @returns A resource that removes the file when it is closed.
 * @throws Error if the file cannot be written.
 */
export function publishRunningService(
  database: DatabaseLocation,
  service: RunningService,
): { readonly close: () => Promise<void> } {
  if (database.engine !== "sqlite") return { close: async () => {} };
  const path = fileOf(database.path);
  writeFileSync(path, JSON.stringify(service), { mode: 0o600 });
  return {
    close: async () => {
      if (readFile(path)?.pid === service.pid) rmSync(path, { force: true });
    },
  };
}

/** Reads the URL of the service on a SQLite store; undefined if its process has ended: a crash leaves the file. */
export function runningServiceUrl(
  database: DatabaseLocation,
  isRunning: (pid: number) => boolean,
): string | undefined {
  if (database.engine !== "sqlite") return undefined;
  const service = readFile(fileOf(database.path));
  return service !== undefined && isRunning(service.pid) ? service.url : undefined;
}

function fileOf(databasePath: string): string {
  return `${databasePath}.running`;
}

/** Reads the file. A missing one, or one that was cut off when the disk was full, describes no service. */
function readFile(path: string): RunningService | undefined {
  try {
    const { pid, url } = JSON.parse(readFileSync(path, "utf8"));
    return Number.isInteger(pid) && typeof url === "string" ? { pid, url } : undefined;
  } catch {
    return undefined;
  }
}
