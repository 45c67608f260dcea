/** Writes a row of CSV (RFC 4180) without its end: cells with quotes, separators or line breaks are quoted. */
export function csvRow(cells: readonly (string | number | boolean)[], separator = ","): string {
  return cells.map((value) => cell(value, separator)).join(separator);
}

function cell(value: string | number | boolean, separator: string): string {
  const text = String(value);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
