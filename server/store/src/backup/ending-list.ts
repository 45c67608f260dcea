import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Ending } from "./endings.js";
import { syncPath } from "./sync-path.js";

/** Name of the list beside the backups, which tells a restore on another machine what ended after the backup. */
const LIST_NAME = "ended.txt";

/** Returns the path of the list beside a backup. */
export function endingListBeside(backupPath: string): string {
  return join(dirname(backupPath), LIST_NAME);
}

/** Reads the list; empty if there is none. Each line has a kind, an id and an instant. */
export function readEndingList(path: string): readonly Ending[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return text.split("\n").flatMap((line): Ending[] => {
    const [kind, id, endedAt = ""] = line.split(" ");
    return (kind === "key" || kind === "account") && id ? [{ kind, id, endedAt }] : [];
  });
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
  for (const { kind, id, endedAt } of [...readEndingList(path), ...endings]) {
    if (kind === "key" && revived.has(id)) continue;
    const name = `${kind} ${id}`;
    if (!lines.has(name)) lines.set(name, `${name} ${endedAt}`.trimEnd());
  }
  const part = `${path}.part`;
  const file = openSync(part, "w", 0o600);
  try {
    writeFileSync(
      file,
      [...lines.values()]
        .sort()
        .map((line) => `${line}\n`)
        .join(""),
    );
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
  syncPath(dirname(path));
}
