import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BackupError } from "./backup-error.js";
import type { Ending } from "./endings.js";
import { syncPath } from "./sync-path.js";

/** Name of the list beside the backups, which tells a restore on another machine what ended after the backup. */
const LIST_NAME = "ended.txt";

const HEAD = "# Revoked keys and deleted accounts: a restore ends them again.";

/** Last line, by which a list that was cut off is noticed. */
const lastLine = (entries: number) => `# ${entries} entries`;

const ENTRY = /^(key|account) (\w+)(?: (\d{4}-\d\d-\d\dT[\d:.]+Z))?$/;

/** A list of what has ended. */
export interface EndingList {
  readonly endings: readonly Ending[];
  /** False if there is no list. */
  readonly isThere: boolean;
}

/** Returns the path of the list beside a backup. */
export function endingListBeside(backupPath: string): string {
  return join(dirname(backupPath), LIST_NAME);
}

/**
 * Reads the list.
 *
 * @throws BackupError if it is another file, or was cut off or changed.
 */
export function readEndingList(path: string): EndingList {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return { endings: [], isThere: false };
    throw new BackupError(`${path} cannot be read (${code}).`, { cause: error });
  }
  const lines = text.trimEnd().split(/\r?\n/);
  const entries = lines.slice(1, -1);
  if (lines[0] !== HEAD || lines.at(-1) !== lastLine(entries.length)) {
    throw new BackupError(
      `${path} is not a complete list of what has ended: copy it again, or move it away to restore without it.`,
    );
  }
  const endings = entries.map((line): Ending => {
    const [, kind, id = "", endedAt = ""] = ENTRY.exec(line) ?? [];
    if (kind === "key" || kind === "account") return { kind, id, endedAt };
    throw new BackupError(`${path} has a line that is not understood: ${line}`);
  });
  return { endings, isThere: true };
}

/**
 * Adds endings to the list, which keeps all it has but the keys in `revived`.
 *
 * @throws Error if it cannot be written; it is unchanged then.
 */
export function addToEndingList(
  path: string,
  endings: readonly Ending[],
  revived: ReadonlySet<string> = new Set(),
): void {
  const lines = new Map<string, string>();
  for (const { kind, id, endedAt } of [...readEndingList(path).endings, ...endings]) {
    if (kind === "key" && revived.has(id)) continue;
    const name = `${kind} ${id}`;
    if (!lines.has(name)) lines.set(name, `${name} ${endedAt}`.trimEnd());
  }
  const part = `${path}.part-${randomUUID()}`;
  try {
    const file = openSync(part, "wx", 0o600);
    try {
      const text = [HEAD, ...[...lines.values()].sort(), lastLine(lines.size)];
      writeFileSync(file, text.map((line) => `${line}\n`).join(""));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  syncPath(dirname(path));
}
