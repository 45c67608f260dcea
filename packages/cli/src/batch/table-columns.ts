import { columnsOf, type JsonMember } from "../formats/chart-members.js";
import type { Columns } from "./columns.js";

/** The contents of a row of charts. */
export interface RowForm {
  /** Columns that a table copies: those of CSV, or of the first row of NDJSON. */
  readonly tableColumns: Columns | undefined;
  readonly members: readonly JsonMember[];
  /** True for a last column with what else a row may mean. */
  readonly hasNotes: boolean;
}

/** Returns the columns of a table of charts: those that are copied, then those of the members. */
export function tableColumns({ tableColumns: columns, members, hasNotes }: RowForm): readonly string[] {
  const copied = columns === undefined ? [] : copiedNames(columns, { members, hasNotes });
  return [...copied, ...columnsOf(members), ...(hasNotes ? [NOTE] : [])];
}

/** Name of the column with what else a row may mean. */
export const NOTE = "note";

/** Returns the names of the copied columns. One that has no name, or that of a member or an earlier column, gets its number. */
export function copiedNames(
  { names, copied }: Columns,
  { members, hasNotes }: Pick<RowForm, "members" | "hasNotes">,
): readonly string[] {
  const taken = new Set<string>(["", ...members, ...columnsOf(members), ...(hasNotes ? [NOTE] : [])]);
  return copied.map((at) => {
    let name = names[at] ?? "";
    while (taken.has(name)) name = `${name}_${at + 1}`;
    taken.add(name);
    return name;
  });
}
