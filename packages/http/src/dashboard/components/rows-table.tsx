import type { Child } from "hono/jsx";
import type { JSX } from "hono/jsx/jsx-runtime";

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  /** A shorter title for narrow screens, which show it before each cell. */
  readonly shortTitle?: string;
  readonly isNumber?: boolean;
  /** The class of the cells below the title. */
  readonly cellClass?: string;
  /** Must return one text or one element: narrow screens lay it out next to the title. */
  readonly cell: (row: Row) => Child;
}

/** A table whose rows become small cards on a narrow screen. */
export function RowsTable<Row>({
  columns,
  rows,
  variant,
}: {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly variant?: "ledger";
}): JSX.Element {
  return (
    <table class={variant === undefined ? "rows" : `rows ${variant}`}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th scope="col" class={isNumber ? "number" : undefined}>
              {title}
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
