import type { Child } from "hono/jsx";
import type { JSX } from "hono/jsx/jsx-runtime";

/** A column of a table, and what each row has in it. */
export interface Column<Row> {
  readonly title: string;
  /** A shorter title for narrow screens, where it stands before each cell. */
  readonly shortTitle?: string;
  readonly isNumber?: boolean;
  /** The class of its cells, the title's excepted. */
  readonly cellClass?: string;
  /** One text or one element: on a narrow screen it stands beside the title. */
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
