/** Escapes a line of text for Markdown, in a cell of a table, too. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]()<>#|~&:@]/g, "\\$&");
}
