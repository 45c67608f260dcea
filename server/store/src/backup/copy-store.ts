import type { PepperFingerprints } from "@chart/accounts";
import { CompiledQuery, type Kysely, sql } from "kysely";
import { currentSchema } from "../base/current-schema.js";
import type { DatabaseLocation } from "../base/database-location.js";
import type { Engine, QueryContext } from "../base/query-context.js";
import type { Tables } from "../base/tables.js";
import { executedMigrations, laterMigrations } from "../migrations/later-migrations.js";
import { migrationNames } from "../migrations/migrate.js";
import { BackupError } from "./backup-error.js";
import { checkedLedger } from "./check-backup.js";
import { type HeldSource, holdSource } from "./held-source.js";
import { stage } from "./stage.js";
import type { StageOptions } from "./staged-store.js";

/** Result of a copy. */
export interface Copy {
  readonly accounts: number;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Time of the last entry of the ledger, ISO 8601 in UTC; undefined if it is empty. */
  readonly lastEntryAt: string | undefined;
  /** New path, or schema, of the store that was in the target; undefined if there was none. */
  readonly keptAside: string | undefined;
  /** True if an earlier copy had already brought all of it. */
  readonly wasThere: boolean;
}

/** Settings of a copy. */
export interface CopyOptions extends StageOptions {
  readonly pepper: PepperFingerprints;
  /** True to replace a store with other contents, which is kept under another name. */
  readonly replaces: boolean;
}

/**
 * Copies a store with everything in it to another database, of either engine, while no service uses one of them. The copy
 * takes its place once it is complete and equal, so one that is interrupted is simply repeated.
 *
 * @throws BackupError if that is not possible; the target is unchanged then.
 */
export async function copyStore(
  from: DatabaseLocation,
  to: DatabaseLocation,
  { pepper, replaces, ...options }: CopyOptions,
): Promise<Copy> {
  const source = await holdSource(from);
  try {
    await checkSource(source.db, from.engine, pepper);
    const target = await stage(to, options);
    try {
      const { previous } = target;
      const rows = await countsOf(source.db, await tablesOf(source.db, from.engine));
      const { accounts, lastEntryAt } = await checkedLedger(source.db);
      const facts = { accounts, rows, lastEntryAt };
      if (previous === "unreadable" && !replaces) {
        throw new BackupError(
          "The target is another file, or a damaged store; it was not changed. --replace keeps it under another name.",
        );
      }
      if (previous !== undefined && previous !== "unreadable" && !replaces) {
        if (await isEqual(source.db, previous, rows))
          return { ...facts, keptAside: undefined, wasThere: true };
        await refuseOtherStore(previous);
      }
      await target.load(undefined);
      await fill(target.context, source, rows);
      await checkedLedger(target.context.db);
      if (!(await isEqual(source.db, target.context.db, rows))) {
        throw new BackupError("The copy differs from the store; the target was not changed.");
      }
      return { ...facts, keptAside: await target.publish(), wasThere: false };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function checkSource(db: Kysely<Tables>, engine: Engine, pepper: PepperFingerprints): Promise<void> {
  const executed = await executedMigrations(db, engine);
  const known = migrationNames(engine);
  const { contracting, expanding } = laterMigrations(executed, known);
  const later = contracting ?? expanding[0];
  if (later !== undefined) {
    throw new BackupError(
      `A later version of the service has migrated the store (${later}): copy it with that version.`,
    );
  }
  if (executed.length !== known.length) {
    throw new BackupError("The store is not of this release: start the service of this release on it once.");
  }
  const stored = await db
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "pepper")
    .executeTakeFirst();
  if (stored !== undefined && stored.value !== pepper.current && stored.value !== pepper.previous) {
    throw new BackupError("KEY_PEPPER is not the pepper of this store: set the value that it was used with.");
  }
}

/** A store without accounts, as a service creates it at its first start, may be replaced. */
async function refuseOtherStore(previous: Kysely<Tables>): Promise<void> {
  const { accounts, lastEntryAt } = await checkedLedger(previous);
  if (accounts === 0) return;
  throw new BackupError(
    `The target has another store, with ${accounts} accounts and the last entry of ${lastEntryAt ?? "never"}; it was not changed. With --replace it is kept under another name.`,
  );
}

/** Tables that only one engine has, or that describe the database itself. */
const NOT_COPIED = /^(kysely_|sqlite_|rate_buckets$)/;

/** Lists the tables to copy, the one first that others refer to. */
async function tablesOf(db: Kysely<Tables>, engine: Engine): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  const schema = engine === "postgres" ? await currentSchema(db) : undefined;
  const names = tables
    .filter((table) => table.schema === schema && !NOT_COPIED.test(table.name))
    .map(({ name }) => name);
  return ["accounts", ...names.filter((name) => name !== "accounts").sort()];
}

async function countsOf(
  db: Kysely<Tables>,
  tables: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = await countOf(db, table);
  return counts;
}

async function countOf(db: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select cast(count(*) as bigint) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tables that decide who may do what: every row of them is compared. */
const COMPARED = ["accounts", "api_keys", "profiles", "second_factors"] as const;

/** Compares the number of rows of each table, and all rows of accounts with their balances, keys and logins. */
async function isEqual(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  rows: Readonly<Record<string, number>>,
): Promise<boolean> {
  for (const [table, count] of Object.entries(rows)) {
    if ((await countOf(target, table).catch(() => undefined)) !== count) return false;
  }
  for (const table of COMPARED) {
    const expected = new Set(await rowTexts(source, table));
    if (!(await rowTexts(target, table)).every((text) => expected.has(text))) return false;
  }
  return true;
}

async function rowTexts(db: Kysely<Tables>, table: (typeof COMPARED)[number]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom(table as "accounts")
    .selectAll()
    .execute();
  return rows.map((row) =>
    JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/** Largest part that is written at once, in characters and rows. */
const [PART_LENGTH, PART_ROWS] = [4_000_000, 5000];

async function fill(
  context: QueryContext,
  source: HeldSource,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [table, count] of Object.entries(counts)) {
    // Rows that the migrations have written.
    if ((await countOf(context.db, table)) > 0) await write(context, `delete from ${table}`);
    if (count === 0) continue;
    const insert = await insertInto(context, table);
    let [part, length]: [string[], number] = [[], 0];
    const flush = async () => {
      await write(context, insert, `[${part.join(",")}]`);
      [part, length] = [[], 0];
    };
    for await (const row of source.rowsOf(table)) {
      const text = JSON.stringify(row);
      part.push(text);
      length += text.length;
      if (length > PART_LENGTH || part.length >= PART_ROWS) await flush();
    }
    if (part.length > 0) await flush();
  }
  if (context.engine === "postgres") await setNextNumbers(context.db);
}

function write({ db }: QueryContext, statement: string, ...parameters: readonly string[]): Promise<unknown> {
  return db
    .transaction()
    .execute((transaction) => transaction.executeQuery(CompiledQuery.raw(statement, [...parameters])));
}

/** Makes the statement that inserts rows of a table from a JSON array of them. */
async function insertInto({ db, engine }: QueryContext, table: string): Promise<string> {
  const schema = engine === "postgres" ? await currentSchema(db) : undefined;
  const tables = await db.introspection.getTables();
  const columns = tables.find((each) => each.name === table && each.schema === schema)?.columns;
  if (columns === undefined) throw new BackupError(`The target has no table ${table}.`);
  const names = columns.map(({ name }) => name);
  return engine === "postgres"
    ? `insert into ${table} (${names.join(", ")}) overriding system value
        select ${names.join(", ")} from json_populate_recordset(null::${table}, $1::json)`
    : `insert into ${table} (${names.join(", ")})
        select ${names.map((name) => `value ->> '${name}'`).join(", ")} from json_each(?)`;
}

/** Lets numbers that PostgreSQL gives itself continue after the copied ones. */
async function setNextNumbers(db: Kysely<Tables>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('request_terms', 'number'),
    greatest(1, (select coalesce(max(number), 0) + 1 from request_terms)), false)`.execute(db);
}
