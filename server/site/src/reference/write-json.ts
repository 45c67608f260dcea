/** Longest line of a list of numbers or texts, without its indent. */
const MAX_LIST_LINE = 60;

const OMISSION = "…";

/** Longest example that is shown whole, in lines. */
const MAX_WHOLE_LINES = 80;

/** Most members or items of an inner value that a shortened example shows whole. */
const MAX_INNER = 8;

/** Most objects in an inner value that a shortened example shows whole. */
const MAX_OBJECTS = 3;

/** Writes a value as JSON with a line for each member, but as many numbers or texts of a list in a line as fit. */
export function writeJson(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2);
  return json.replace(
    /\[(\n\s+)((?:(?:-?[\d.]+|"(?:[^"\\]|\\.)*"),?\s+)+)\]/g,
    (_, indent: string, items: string) => {
      const lines = filledLines(items.trimEnd().split(/\n\s*/));
      return lines.length === 1 ? `[${lines[0]}]` : `[${indent}${lines.join(indent)}${indent.slice(0, -2)}]`;
    },
  );
}

function filledLines(items: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const item of items) {
    const longer = line === "" ? item : `${line} ${item}`;
    if (longer.length > MAX_LIST_LINE && line !== "") lines.push(line);
    line = longer.length > MAX_LIST_LINE ? item : longer;
  }
  return [...lines, line];
}

/** Writes an example as JSON. Of a long one, "…" stands for most of the members and items of large inner values. */
export function writeExample(value: unknown): string {
  const whole = writeJson(value);
  return whole.split("\n").length > MAX_WHOLE_LINES ? writeShortened(mapMembers(value, shortened)) : whole;
}

/** Writes the named members of an object as JSON, in which "…" stands for the others. */
export function writeMembers(value: object, names: readonly string[], path: string): string {
  const members = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
  const inner = { [OMISSION]: OMISSION, ...(mapMembers(members, shortened) as object) };
  return writeShortened({ [OMISSION]: OMISSION, [path]: inner });
}

/** Writes the outline of a document as JSON: of each list the first item, and of each object two members. */
export function writeOutline(document: object): string {
  return writeShortened(mapMembers(document, outlineOf));
}

function outlineOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.slice(0, 1), ...(value.length > 1 ? [OMISSION] : [])];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries
    .slice(0, 2)
    .map(([name, inner]) => [name, typeof inner === "object" ? OMISSION : inner]);
  return Object.fromEntries([...shown, ...(entries.length > shown.length ? [[OMISSION, OMISSION]] : [])]);
}

function writeShortened(value: unknown): string {
  return writeJson(value)
    .replace(/(?<!"…)": "…"/g, `": ${OMISSION}`)
    .replace(/(?:"…": )?"…"(?:,(?=\n))?/g, OMISSION);
}

/** Keeps the first items of a long list, and the first members of a large object, with the last one if it is small. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfObjects = typeof value[0] === "object";
    const most = isOfObjects ? 1 : MAX_INNER;
    const items = value.length > most ? value.slice(0, isOfObjects ? 1 : 3) : value;
    return [...items.map(shortened), ...(items.length < value.length ? [OMISSION] : [])];
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const areObjects = entries.every(([, member]) => typeof member === "object" && !Array.isArray(member));
  if (entries.length <= (areObjects ? MAX_OBJECTS : MAX_INNER)) return mapMembers(value, shortened);
  const shown = areObjects ? entries.slice(0, 1) : entries.slice(0, 3);
  const last = areObjects ? [] : entries.slice(-1);
  return mapMembers(Object.fromEntries([...shown, [OMISSION, OMISSION], ...last]), shortened);
}

function mapMembers(value: unknown, map: (member: unknown) => unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(member)]));
}
