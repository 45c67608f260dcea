const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const SPECIAL = /[&<>"']/;

/** Escapes a text for the content of an element or an attribute. */
export function escapeText(text: string): string {
  // Most texts have none of them, and a test takes a fraction of a replacement.
  if (!SPECIAL.test(text)) return text;
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
