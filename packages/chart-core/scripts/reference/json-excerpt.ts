/** Most characters of a line. */
const LINE_LENGTH = 80;

/** Characters up to which a value is shown as a whole. */
const SHORT_LENGTH = 40;

/** Most items of a list of numbers and texts. */
const MAX_PLAIN_ITEMS = 6;

/** Most members of an object: at the top, and inside. */
const MAX_MEMBERS = 40;
const MAX_INNER_MEMBERS = 6;

/** Most rows of a table, which is a list or a long object of objects. Of long rows it shows one. */
const MAX_ROWS = 2;

/** Levels of objects that are shown. */
const MAX_DEPTH = 3;

/**
 * Writes a value as JSON in which `…` stands for further items and members.
 *
 * @param depth Level of the value: 0 for the whole one.
 * @param name Characters of the name before it on its line.
 */
export function jsonExcerpt(value: unknown, depth = 0, name = 0): string {
  const whole = JSON.stringify(value);
  if (typeof value !== "object" || value === null) return whole;
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  if (members.length === 0) return whole;
  const most = whole.length <= SHORT_LENGTH ? members.length : maxMembers(value, depth);
  const shown = members.slice(0, most).map(([key, item]) => {
    const start = isList ? "" : `${JSON.stringify(key)}: `;
    return `${start}${jsonExcerpt(item, depth + 1, start.length)}`;
  });
  const texts = members.length > shown.length ? [...shown, "…"] : shown;
  const line = isList ? `[${texts.join(", ")}]` : `{ ${texts.join(", ")} }`;
  if (2 * depth + name + line.length < LINE_LENGTH && !line.includes("\n")) return line;
  const lines = texts.map((text) => `  ${text.replaceAll("\n", "\n  ")}`);
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${close}`;
}

function maxMembers(value: object, depth: number): number {
  if (depth >= MAX_DEPTH) return 0;
  const items = Object.values(value);
  const areObjects = items.every((item) => typeof item === "object" && item !== null);
  const isTable = areObjects && (Array.isArray(value) || items.length > MAX_INNER_MEMBERS);
  if (isTable) return JSON.stringify(items[0]).length > LINE_LENGTH ? 1 : MAX_ROWS;
  if (Array.isArray(value)) return MAX_PLAIN_ITEMS;
  return depth === 0 ? MAX_MEMBERS : MAX_INNER_MEMBERS;
}
