import type { Tokens } from "marked";
import { escapeHtml } from "./escape-html.js";
import type { Slugs } from "./slugs.js";

/** Characters of a row that fit beside each other on a phone. */
const PHONE_LENGTH = 44;
/** Most columns of a table whose cells are readable one below the other. */
const MAX_STACKED = 5;

interface Cell {
  readonly cell: Tokens.TableCell;
  /** Text of the column's heading. */
  readonly label: string;
  /** True in the first column, which names the row. */
  readonly isName: boolean;
}

/**
 * Renders a table. HTML needs no end tags of rows and cells; without them, the longest pages are 4 % smaller. On phones,
 * wide tables of text show the cells of a row one below the other, each after the heading of its column; tables of
 * numbers are scrolled beside their first column. In a table of properties, links can point to each of them.
 */
export function renderTable(
  { header, rows }: Tokens.Table,
  renderCell: (cell: Tokens.TableCell) => string,
  slugs: Slugs,
): string {
  const isStacked = isWideText(header, rows);
  const headings = header.map((cell) => `<th scope="col"${alignmentOf(cell)}>${renderCell(cell)}`);
  const cellOf = ({ cell, label, isName }: Cell) => {
    // With two columns, the second one needs no words of its own.
    const labelled = isStacked && !isName && label !== "" && header.length > 2;
    return `<td${alignmentOf(cell)}${labelled ? ` data-label="${escapeHtml(label)}"` : ""}>${renderCell(cell)}`;
  };
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) =>
      cellOf({ cell, label: plain(header[column]), isName: column === 0 }),
    );
    const id =
      header[0]?.text.toLowerCase() === "property" ? ` id="${slugs.next(`property-${plain(row[0])}`)}"` : "";
    return `<tr${id}>${cells.join("")}`;
  });
  const head = header.every(({ text }) => text === "") ? "" : `<thead><tr>${headings.join("")}</tr></thead>`;
  const table = `<table${isStacked ? ' class="stacked"' : ""}>${head}<tbody>${lines.join("\n")}</tbody></table>`;
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table">${table}</div>\n`;
}

function alignmentOf({ align }: Tokens.TableCell): string {
  return align === "right" ? ' class="number"' : "";
}

function plain(heading: Tokens.TableCell | undefined): string {
  return heading?.text.replace(/[`*]/g, "") ?? "";
}

function isWideText(
  header: readonly Tokens.TableCell[],
  rows: readonly (readonly Tokens.TableCell[])[],
): boolean {
  if (header.length < 2 || header.length > MAX_STACKED) return false;
  const longest = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.text.length ?? 0)));
  if (longest.reduce((sum, length) => sum + length, 0) <= PHONE_LENGTH) return false;
  const hasText = header.map((_, column) => mostlyText(rows.flatMap((row) => row[column] ?? [])));
  const textLengths = longest.filter((_, column) => hasText[column]);
  const isLongText = textLengths.length > 1 && textLengths.reduce((a, b) => a + b) > PHONE_LENGTH * 0.8;
  return isLongText || mostlyText(rows.flatMap((row) => row.slice(1)));
}

/** Returns true if at least half of the cells hold words rather than numbers. */
function mostlyText(cells: readonly Tokens.TableCell[]): boolean {
  return cells.filter(({ text }) => /^[-+−<≤]?\d/.test(text)).length <= cells.length / 2;
}
