import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "../base/query-context.js";
import { BackupError } from "./backup-error.js";
import { instantInName } from "./staged-store.js";

/** Ends of the names of backups. */
const EXTENSIONS: Readonly<Record<Engine, string>> = { sqlite: "db", postgres: "dump" };

/** Matches backups by their names, those of releases before 0.4 (2026-11-28.db) included. */
const NAMES: Readonly<Record<Engine, RegExp>> = {
  sqlite: /^(chart-)?\d{4}-?\d\d-?\d\d\S*\.db$/,
  postgres: /^(chart-)?\d{4}-?\d\d-?\d\d\S*\.dump$/,
};

/** Returns the path of a new backup: `path` itself, or a name with the time if it is a folder. */
export function newBackupPath(path: string, engine: Engine, now: Date): string {
  if (!isFolder(path)) return path;
  return join(path, `chart-${instantInName(now)}.${EXTENSIONS[engine]}`);
}

/**
 * Returns the path of the backup to restore: `path` itself, or the newest one if it is a folder.
 *
 * @throws BackupError if there is none.
 */
export function chosenBackup(path: string, engine: Engine): string {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  if (!isFolder(path)) return path;
  const timeOf = (name: string) => name.replace(/\D/g, "");
  const names = readdirSync(path).filter((name) => NAMES[engine].test(name));
  const [newest] = names.sort((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1));
  if (newest === undefined)
    throw new BackupError(`The folder ${path} has no backup (*.${EXTENSIONS[engine]}).`);
  return join(path, newest);
}

/** Age after which an unfinished backup was left by a process that was killed. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes unfinished backups that killed processes have left in a folder. */
export function removeUnfinished(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(db|dump)\.part-[\da-f-]{36}$/.test(name)) continue;
    const path = join(folder, name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - modified > LEFT_AFTER_MS) rmSync(path, { force: true });
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
