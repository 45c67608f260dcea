import type { Child } from "hono/jsx";
import type { JSX } from "hono/jsx/jsx-runtime";

interface SortLink {
  readonly href: string;
  /** Direction in which the list is sorted by this column; undefined if it is sorted by another one. */
  readonly direction: "ascending" | "descending" | undefined;
}

/** A column of {@link RowsTable}. */
export interface Column<Row> {
  readonly title: string;
  /** A shorter heading for narrow screens, which show it before each cell. */
  readonly shortTitle?: string;
  /** Makes the heading a link that sorts the list by this column. */
  readonly sort?: SortLink | undefined;
  /** Aligns the column to the right. */
  readonly isNumber?: boolean;
  readonly cellClass?: string;
  /** Must return one text or one element: narrow screens lay it out next to the heading. */
  readonly cell: (row: Row) => Child;
}

/** A table whose rows become small cards on a narrow screen. */
export function RowsTable<Row>({
  columns,
  rows,
  variant,
  isNarrow,
}: {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Lays out the rows of one kind of table on a narrow screen. */
  readonly variant?: "accounts" | "changes" | "errors" | "keys" | "ledger" | "requests";
  /** Keeps the table on a narrow screen: for a few short columns. */
  readonly isNarrow?: boolean;
}): JSX.Element {
  return (
    <table class={[!isNarrow && "rows", variant].filter(Boolean).join(" ") || undefined}>
      <thead>
        <tr>
          {columns.map(({ title, sort, isNumber }) => (
            <th scope="col" class={isNumber ? "number" : undefined} aria-sort={sort?.direction}>
              {sort === undefined ? (
                title
              ) : (
                <a class="sort" href={sort.href}>
                  {title}
                </a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {columns.map(({ title, shortTitle = title, isNumber, cellClass, cell }) => (
              <td data-label={shortTitle} class={isNumber ? "number" : cellClass}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
