import { StoreUnavailableError } from "chart-http/base";
import type { Kysely } from "kysely";
import type { DatabaseLocation } from "../base/database-location.js";
import type { Tables } from "../base/tables.js";
import { runTool } from "../postgres/postgres-tools.js";
import { BackupError } from "./backup-error.js";
import { chosenBackup } from "./backup-files.js";
import { checkBackup, checkedLedger } from "./check-backup.js";
import { addToEndingList, endingListBeside, readEndingList } from "./ending-list.js";
import { type AppliedEndings, applyEndings, type Ending, endingsOf } from "./endings.js";
import { type Losses, lostSince } from "./lost-since.js";
import { stage } from "./stage.js";
import type { StageOptions } from "./staged-store.js";

/** Result of a restore. */
export interface Restoration extends AppliedEndings {
  /** Path of the backup. */
  readonly file: string;
  readonly accounts: number;
  /** Time of the last entry of the backup's ledger, ISO 8601 in UTC; undefined if it is empty. */
  readonly lastEntryAt: string | undefined;
  /** New path, or schema, of the previous store; undefined if there was none. */
  readonly keptAside: string | undefined;
  /** Facts that only the previous store had; undefined if there was none, or it could not be read. */
  readonly lost: Losses | undefined;
  /** True if there was a previous store that could not be read. */
  readonly isPreviousUnreadable: boolean;
  /** False if what only the previous store had could not be found out. */
  readonly isCompared: boolean;
  /** Entries of the list beside the backup of what had ended; undefined if there is no list. */
  readonly listed: number | undefined;
  /** Why what has ended could not be written to the list beside the backups; undefined if it was. */
  readonly unlisted: string | undefined;
}

/** Settings of a restore. */
export interface RestoreOptions extends StageOptions {
  /** False to let keys that were revoked since the backup work again. */
  readonly keepsRevoked: boolean;
}

/**
 * Replaces the store by a verified backup, and keeps the old store under another name. What had ended before ends in the
 * restored store, too, before it can be opened: deleted accounts, and revoked keys.
 *
 * @param path Path of the backup, or of a folder, of which the newest is taken.
 * @throws BackupError if the backup is incomplete or a process has the store open; nothing has changed then.
 */
export async function restore(
  database: DatabaseLocation,
  path: string,
  options: RestoreOptions,
): Promise<Restoration> {
  const file = chosenBackup(path, database.engine);
  // Before the store is touched, so that errors name the backup.
  if (database.engine === "sqlite") await checkBackup(file);
  else await checkDump(file, options.environment);
  const list = endingListBeside(file);
  const listed = readEndingList(list);
  const staged = await stage(database, options);
  try {
    await staged.load(file);
    const { context, previous } = staged;
    // Before anything is ended here, which writes entries of its own.
    const { lastEntryAt } = await checkedLedger(context.db);
    const isReadable = previous !== undefined && previous !== "unreadable";
    const endings = [...listed.endings, ...(isReadable ? await knownEndings(previous) : [])];
    const lost = isReadable ? await lostSince(previous, context.db).catch(() => undefined) : undefined;
    const applied = await applyEndings(
      context,
      isReadable ? previous : undefined,
      endings,
      options.keepsRevoked,
      options.now,
    );
    const { accounts } = await checkedLedger(context.db);
    const revived = new Set(applied.aliveAgain.keys.map(({ id }) => id));
    // First: a restore that ends here has changed nothing, and the list may have more than the store.
    const unlisted = reasonOf(() => addToEndingList(list, endings, revived));
    const keptAside = await staged.publish();
    return {
      ...{ file, accounts, lastEntryAt, keptAside, unlisted, lost, ...applied },
      isPreviousUnreadable: previous === "unreadable",
      isCompared: previous === undefined || lost !== undefined,
      listed: listed.isThere ? listed.endings.length : undefined,
    };
  } finally {
    await staged.close();
  }
}

/** Checks that all of a dump can be read. */
async function checkDump(file: string, environment: StageOptions["environment"]): Promise<void> {
  try {
    await runTool({ tool: "pg_restore", parameters: ["--file=/dev/null", file], environment });
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new BackupError(`${file} is not a dump of PostgreSQL, or it is damaged (${error.message}).`, {
      cause: error,
    });
  }
}

/** Reads what has ended in the previous store. Without it, a restore would bring back what had ended. */
async function knownEndings(previous: Kysely<Tables>): Promise<readonly Ending[]> {
  try {
    return await endingsOf(previous);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The store that would be replaced does not say which keys and accounts have ended (${reason}). Move it away to restore without it.`,
      { cause: error },
    );
  }
}

function reasonOf(action: () => void): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
