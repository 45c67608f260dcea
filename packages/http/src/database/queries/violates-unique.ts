import pg from "pg";
import type { Tables } from "../tables.js";

/** Whether a change failed because another row has its value of a unique column, on either engine. */
export function violatesUnique<Table extends keyof Tables & string>(
  error: unknown,
  table: Table,
  column: keyof Tables[Table] & string,
): boolean {
  if (error instanceof pg.DatabaseError) return error.constraint === `${table}_${column}_key`;
  return error instanceof Error && error.message === `UNIQUE constraint failed: ${table}.${column}`;
}
