/** A cell of a CSV file; undefined is an empty cell. */
export type Cell = string | number | undefined;

/**
 * Writes one line of a CSV file (RFC 4180). A spreadsheet runs text as a formula if it starts with =, +, - or @ (also
 * in full width), a tab or a line break. Such text gets an apostrophe in front, as OWASP advises.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const guarded = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
