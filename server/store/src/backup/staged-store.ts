import type { Kysely } from "kysely";
import type { QueryContext } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";

/**
 * A store that is filled beside the one in use, and takes its place at once. No other process can open either of them
 * meanwhile. What a killed process has left of one is removed by the next.
 */
export interface StagedStore {
  /** Creates the store's tables, or fills it with a backup, which may be of an earlier release. */
  load(backupPath: string | undefined): Promise<void>;
  /** The loaded store. */
  readonly context: QueryContext;
  /** The store in use, to read; undefined if there is none, "unreadable" if it is damaged. */
  readonly previous: Kysely<Tables> | "unreadable" | undefined;
  /** Puts the loaded store in place. Returns the name under which the previous one is kept; undefined if there was none. */
  publish(): Promise<string | undefined>;
  /** Removes what was not put in place, and lets other processes in. */
  close(): Promise<void>;
}

/** Settings of a staged store. */
export interface StageOptions {
  /** Part of the name under which the previous store is kept. */
  readonly now: Date;
  /** Environment of PostgreSQL's own programs. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Returns an instant as part of a name, in the order of time: 20261129T062501123Z. */
export function instantInName(now: Date): string {
  return now.toISOString().replace(/\W/g, "");
}
