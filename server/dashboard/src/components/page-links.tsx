import type { EntryCursor } from "@chart/accounts";
import type { FC } from "hono/jsx";

export const PAGE_SIZE = 30;

/** The limit of a query for one page. One entry more than fits shows that there is another page. */
export const PAGE_LIMIT: number = PAGE_SIZE + 1;

/** A page of a list that starts with its newest entries. */
export interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  /** The cursor of the next page; undefined on the last page. */
  readonly older: string | undefined;
}

/** Takes a page from the result of a query with {@link PAGE_LIMIT}. */
export function takePage<Entry extends { readonly at: Date; readonly id: string }>(
  found: readonly Entry[],
): ListPage<Entry> {
  const entries = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined;
  return { entries, older: last && `${last.at.toISOString()}~${last.id}` };
}

/** Reads the cursor from a link; undefined if it is invalid. */
export function readCursor(text: string | undefined): EntryCursor | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)~(\w{1,40})$/.exec(text ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}

/** Links to the first and the next page of a list; empty if there is only one page. */
export const PageLinks: FC<{
  /** The URL of the first page; undefined on that page. */
  readonly newest?: string | undefined;
  /** The URL of the next page; undefined on the last page. */
  readonly older: string | undefined;
}> = ({ newest, older }) =>
  newest === undefined && older === undefined ? null : (
    <nav class="actions" aria-label="Pages">
      {newest !== undefined && (
        <a class="button plain slim" href={newest}>
          Newest
        </a>
      )}
      {older !== undefined && (
        <a class="button plain slim" href={older} rel="next">
          Older
        </a>
      )}
    </nav>
  );
