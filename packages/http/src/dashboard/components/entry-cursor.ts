import type { EntryCursor } from "../../accounts/audit-entry.js";

/** A cursor as it stands in a link. */
export function cursorText({ at, id }: { readonly at: Date; readonly id: string }): string {
  return `${at.toISOString()}~${id}`;
}

/** The cursor of a link; anything else is none. */
export function readCursor(text: string | undefined): EntryCursor | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)~(\w{1,40})$/.exec(text ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}
