import { Readable } from "node:stream";
import { StoreUnavailableError } from "chart-http/base";
import type { Kysely } from "kysely";
import type { QueryContext } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { HeldDatabase, quoteName, REPLACING } from "../postgres/held-database.js";
import { runTool, startTool } from "../postgres/postgres-tools.js";
import { BackupError } from "./backup-error.js";
import { checkMigrations } from "./check-backup.js";
import { migratedContext } from "./migrated-context.js";
import { instantInName, type StagedStore, type StageOptions } from "./staged-store.js";

/** Schema in which a store is prepared. */
const STAGE = "chart_restoring";

/**
 * Stages a store as a schema beside that of the store in use, and renames both at the end: the role of the service may do
 * so in its own database, and a command that is killed leaves the store in use as it was.
 *
 * @throws BackupError if another session is open in the database.
 */
export async function stagePostgres(url: string, { now, environment }: StageOptions): Promise<StagedStore> {
  const held = await HeldDatabase.hold(url).catch(asBackupError);
  const { schema } = held;
  const used = quoteName(schema);
  let staged: Kysely<Tables> | undefined;
  let context: QueryContext | undefined;
  const hasPrevious = await held.hasStore(schema);
  const previous = hasPrevious
    ? await held.connect(schema).catch(async (error) => {
        await held.release();
        return asBackupError(error);
      })
    : undefined;
  const disconnect = async () => {
    await staged?.destroy();
    await previous?.destroy();
    staged = undefined;
  };
  let isOpen = true;
  return {
    async load(backupPath) {
      await held.run(`drop schema if exists ${STAGE} cascade`);
      if (backupPath === undefined) await held.run(`create schema ${STAGE}`);
      else await restoreInto(STAGE, { url, schema, backupPath, environment }).catch(asBackupError);
      await held.run(`grant usage on schema ${STAGE} to public`);
      staged = await held.connect(STAGE).catch(asBackupError);
      if (backupPath !== undefined) await checkContents(staged, backupPath);
      context = await migratedContext(staged, "postgres");
    },
    get context() {
      if (context === undefined) throw new TypeError("the store is not loaded");
      return context;
    },
    previous,
    async publish() {
      await disconnect();
      if (!(await held.hasStore(STAGE))) throw new TypeError("the store was prepared elsewhere");
      const aside = `chart_before_${instantInName(now).toLowerCase()}`;
      await held
        .commit([
          hasPrevious ? `alter schema ${used} rename to ${aside}` : `drop schema if exists ${used}`,
          `alter schema ${STAGE} rename to ${used}`,
        ])
        .catch(asBackupError);
      return hasPrevious ? aside : undefined;
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await disconnect().catch(() => {});
      await held.run(`drop schema if exists ${STAGE} cascade`).catch(() => {});
      await held.release();
    },
  };
}

/** Checks that a dump was one of a store, of this release or an earlier one. */
async function checkContents(staged: Kysely<Tables>, backupPath: string): Promise<void> {
  try {
    await checkMigrations(staged, "postgres");
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${backupPath} is not a dump of a store of this service.`, { cause: error });
  }
}

interface Dump {
  readonly url: string;
  /** Schema of the store in the dump and in the database. */
  readonly schema: string;
  readonly backupPath: string;
  readonly environment: StageOptions["environment"];
}

/**
 * Restores a dump into another schema. A dump names its own in every statement, so for the time of one transaction, of
 * which other sessions see nothing, the schemas change their names.
 */
async function restoreInto(stage: string, { url, schema, backupPath, environment }: Dump): Promise<void> {
  const used = quoteName(schema);
  const script = startTool({
    tool: "pg_restore",
    parameters: ["--no-owner", "--no-privileges", `--schema=${schema}`, "--file=-", backupPath],
    environment,
  });
  const statements = async function* () {
    yield `begin; alter schema ${used} rename to ${stage}_aside; create schema ${used};\n`;
    yield* script.output;
    // Without the end of the script nothing is committed.
    await script.ended;
    yield `\nalter schema ${used} rename to ${stage}; alter schema ${stage}_aside rename to ${used}; commit;\n`;
  };
  const session = runTool({
    tool: "psql",
    parameters: ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"],
    ...{ url, environment, applicationName: REPLACING, stdin: Readable.from(statements()) },
  });
  // The reason of a script that ends early is in the program that wrote it, or in the one that read it.
  const [written, run] = await Promise.allSettled([script.ended, session]);
  for (const result of [run, written]) if (result.status === "rejected") throw result.reason;
}

function asBackupError(error: unknown): never {
  if (!(error instanceof StoreUnavailableError)) throw error;
  throw new BackupError(`The PostgreSQL database was not changed: ${error.message}.`, { cause: error });
}
