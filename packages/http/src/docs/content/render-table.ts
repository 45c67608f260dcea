import type { Tokens } from "marked";

/** Average length from which the cells of a column are sentences. */
const SENTENCE_LENGTH = 30;
/** Most columns of a table whose cells are readable one below the other. */
const MAX_STACKED = 4;

/**
 * Renders a table. HTML needs no end tags of rows and cells; without them, the longest pages are 4 % smaller. On phones,
 * tables with sentences show the cells of a row one below the other, and others are scrolled.
 */
export function renderTable(
  { header, rows }: Tokens.Table,
  renderCell: (cell: Tokens.TableCell) => string,
): string {
  const cells = (row: readonly Tokens.TableCell[], tag: "th" | "td") =>
    row
      .map((cell) => {
        const align = cell.align === "right" ? ' class="number"' : "";
        const scope = tag === "th" ? ' scope="col"' : "";
        return `<${tag}${scope}${align}>${renderCell(cell)}`;
      })
      .join("");
  const isEmpty = header.every(({ text }) => text === "");
  const head = isEmpty ? "" : `<thead><tr>${cells(header, "th")}</tr></thead>`;
  const body = rows.map((row) => `<tr>${cells(row, "td")}`).join("\n");
  const stacked = hasSentences(rows) ? ' class="stacked"' : "";
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table${stacked}>${head}<tbody>${body}</tbody></table></div>\n`;
}

function hasSentences(rows: readonly (readonly Tokens.TableCell[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  if (columns < 3 || columns > MAX_STACKED) return false;
  return Array.from({ length: columns }, (_, column) =>
    rows.reduce((sum, row) => sum + (row[column]?.text.length ?? 0), 0),
  ).some((sum) => sum > SENTENCE_LENGTH * rows.length);
}
