/** A cell of a CSV file; undefined is an empty cell. */
export type Cell = string | number | undefined;

/** Quotes, and the characters at which spreadsheets split a line into cells. Which ones depends on the locale. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Start of a formula, at the start of the text or after a separator. A comma always separates or is quoted. */
const FORMULA_START = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/**
 * Writes one line of a CSV file (RFC 4180). A spreadsheet runs text as a formula if it starts with =, +, - or @ (also
 * in full width), a tab or a line break. Such text gets an apostrophe in front, as OWASP advises. So does such text after
 * a separator within a cell: a spreadsheet that splits at semicolons ignores quotes that do not open its own cell.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const guarded = cell.replace(FORMULA_START, "'");
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
