export interface LiteralForms {
  readonly object: readonly [open: string, close: string];
  readonly list: readonly [open: string, close: string];
  /** Separates a name from its value. */
  readonly separator: string;
  readonly name: (name: string) => string;
  /** Writes text, a number, true, false or null. */
  readonly scalar: (value: unknown) => string;
}

/** Values up to this length stay on one line. */
const MAX_INLINE_LENGTH = 76;

/**
 * Writes a JSON value as a literal of a language. An object or a list that does not fit on a line has a line for each
 * member.
 *
 * @param indent Spaces before the line on which the literal starts.
 * @param step Spaces by which members are indented further.
 * @param maxLength Longest value that stays on one line; members of a longer one have the usual limit.
 */
export function writeLiteral(
  value: unknown,
  forms: LiteralForms,
  indent: string,
  step = "  ",
  maxLength: number = MAX_INLINE_LENGTH,
): string {
  if (typeof value !== "object" || value === null) return forms.scalar(value);
  const inner = indent + step;
  const [open, close] = Array.isArray(value) ? forms.list : forms.object;
  const write = (space: string) =>
    Array.isArray(value)
      ? value.map((item) => writeLiteral(item, forms, space, step))
      : Object.entries(value).map(
          ([name, item]) => `${forms.name(name)}${forms.separator}${writeLiteral(item, forms, space, step)}`,
        );
  const pad = open.endsWith("{") ? " " : "";
  const inline = `${open}${pad}${write(inner).join(", ")}${pad}${close}`;
  if (inline.length + indent.length <= maxLength && !inline.includes("\n")) return inline;
  const lines = write(inner).map((item) => `${inner}${item},\n`);
  return `${open}\n${lines.join("")}${indent}${close}`;
}
