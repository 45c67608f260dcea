/** Writes a row of CSV (RFC 4180) without its end: cells with quotes, separators or line breaks are quoted. */
export function csvRow(cells: readonly (string | number | boolean)[]): string {
  return cells.map(cell).join(",");
}

function cell(value: string | number | boolean): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
