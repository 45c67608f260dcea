/** Replaces what no picture can show in a line by blanks: control characters, line separators and no characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu, " ").trim();
}
