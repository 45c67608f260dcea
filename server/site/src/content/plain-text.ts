/** Removes the marks of Markdown within a line. A number at its start stays: it belongs to a heading's anchor. */
export function plainText(markdown: string): string {
  return (
    markdown
      // Code such as `<key>` stays; tags of HTML do not.
      .replace(/`[^`]*`|<\/?[a-z][^<>]*>/g, (found) => (found.startsWith("`") ? found : ""))
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/\\(?=[[\]<>_*\\])/g, "")
      .replace(/[`*]+/g, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}
