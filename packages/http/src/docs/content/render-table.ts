import type { Tokens } from "marked";

/** Characters of a row that fit beside each other on a phone. */
const PHONE_LENGTH = 60;
/** Most columns of a table whose cells are readable one below the other. */
const MAX_STACKED = 4;

/**
 * Renders a table. HTML needs no end tags of rows and cells; without them, the longest pages are 4 % smaller. On phones,
 * wide tables of text show the cells of a row one below the other, and tables of numbers are scrolled.
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
  const stacked = isWideText(rows) ? ' class="stacked"' : "";
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table${stacked}>${head}<tbody>${body}</tbody></table></div>\n`;
}

function isWideText(rows: readonly (readonly Tokens.TableCell[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  if (columns < 3 || columns > MAX_STACKED) return false;
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.text.length ?? 0)),
  );
  if (longest.reduce((sum, length) => sum + length, 0) <= PHONE_LENGTH) return false;
  const afterFirst = rows.flatMap((row) => row.slice(1));
  return afterFirst.filter(({ text }) => /^[-+−<≤]?\d/.test(text)).length <= afterFirst.length / 2;
}
