/** A cell; text is protected against being read as a formula. */
export type Cell = string | number | undefined;

/**
 * One line of a CSV file (RFC 4180). Text that a spreadsheet would take for a formula (it starts with =, +,
 * -, @, also in full width, a tab or the end of a line) gets an apostrophe before it, as OWASP advises.
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
