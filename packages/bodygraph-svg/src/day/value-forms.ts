/** A text of a value for a bar. */
export interface ValueForm {
  readonly text: string;
  /** False if it may take only one line, as a later text is as good in one. */
  readonly mayWrap: boolean;
}

/** Abbreviations of types and authorities. A map, as values may be any text. */
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Manifesting Generator", ["Man. Gen.", "MG"]],
  ["Generator", ["Gen."]],
  ["Manifestor", ["Manif."]],
  ["Projector", ["Proj."]],
  ["Reflector", ["Refl."]],
  ["Emotional", ["Emo."]],
  ["Sacral", ["Sac."]],
  ["Splenic", ["Spl."]],
  ["Ego Manifested", ["Ego Man.", "Ego M."]],
  ["Ego Projected", ["Ego Proj.", "Ego P."]],
  ["Self Projected", ["Self Proj.", "Self"]],
  ["Sounding Board", ["S. Board", "S. B."]],
]);

const CENTERS: ReadonlyMap<string, string> = new Map([
  ["Throat", "Thr"],
  ["Spleen", "Spl"],
  ["Solar Plexus", "SP"],
  ["Sacral", "Sac"],
]);

const CROSS = /^(Right Angle|Left Angle|Juxtaposition) Cross of (.+) \(((\d+)\/\d+ \| \d+\/\d+)\)$/;

const ANGLES: Readonly<Record<string, string>> = { R: "RAX", L: "LAX", J: "JX" };

/** The place of a value in its row. */
export interface RowContext {
  /** The value before it. */
  readonly previous: string | undefined;
  /** Number of values of the row. */
  readonly count: number;
  /** False leaves out the longest texts. */
  readonly hasLongForms: boolean;
}

/** Most lists of a row that are all written in full, and length of a list that always is. */
const MAX_FULL_LISTS = 4;
const MAX_SHORT_LIST = 22;

/** Value of an empty list. */
export const NONE = "none";

/**
 * Returns the texts that say a value of a member, from its full text to its shortest abbreviation. A value of no known
 * form has one text.
 *
 * @param context The value before it in its row, and the number of values of the row.
 */
export function formsOf(member: string, value: string, context: RowContext): ValueForm[] {
  if (isList(member)) return listForms(value, context);
  switch (member) {
    case "definition": {
      const name = value.replace(/ Definition$/, "");
      return forms(name, name.replace("Triple Split", "Triple").replace("Quad Split", "Quad"));
    }
    case "incarnationCross":
      return crossForms(value, context);
    default:
      return forms(value, ...(ABBREVIATIONS.get(value) ?? []));
  }
}

/** Tests whether the values of a member are lists, whose texts depend on the value before. */
export function isList(member: string): boolean {
  return member === "centers" || member === "channelsShort";
}

function forms(...texts: readonly string[]): ValueForm[] {
  return texts.map((text) => ({ text, mayWrap: true }));
}

/** Returns the texts of a list: its items, and those that come and go. In a row of many long lists they alone are easier to read. */
function listForms(value: string, { previous, count, hasLongForms }: RowContext): ValueForm[] {
  const items = value.split(", ");
  const short = items.map(shorten).join(", ");
  if (previous === undefined) return hasLongForms ? forms(value, short) : forms(short);
  const changed = forms(difference(items, previous.split(", ")));
  if (!hasLongForms) return changed;
  if (count <= MAX_FULL_LISTS) return [{ text: value, mayWrap: false }, ...forms(short), ...changed];
  return short.length <= MAX_SHORT_LIST ? [{ text: short, mayWrap: false }, ...changed] : changed;
}

function difference(items: readonly string[], before: readonly string[]): string {
  const added = items.filter((item) => item !== NONE && !before.includes(item));
  const removed = before.filter((item) => item !== NONE && !items.includes(item));
  return [...added.map((item) => `+${shorten(item)}`), ...removed.map((item) => `–${shorten(item)}`)].join(
    " ",
  );
}

function shorten(item: string): string {
  return CENTERS.get(item) ?? item;
}

/** Returns the texts of a cross. The Sun's gate and the angle are enough: each gate has one cross of each angle. */
function crossForms(value: string, { hasLongForms }: RowContext): ValueForm[] {
  const found = CROSS.exec(value);
  if (found === null) return forms(value);
  const [, angleName, name, gates, sun] = found as unknown as [string, string, string, string, string];
  const angle = ANGLES[angleName[0]!]!;
  const short = forms(`${angle} of ${name} (${gates})`, `${angle} ${gates}`, `${angle} ${sun}`);
  return hasLongForms ? [{ text: value, mayWrap: false }, ...short] : short;
}
