/** Texts of a value for a bar, the best first. */
export interface ValueForms {
  /** Texts that say the whole value, from its full text to its shortest abbreviation. */
  readonly whole: readonly string[];
  /** Texts that say a part of it. */
  readonly partial: readonly string[];
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

const CROSS = /^(Right Angle|Left Angle|Juxtaposition) Cross of (.+) \(((\d+\/\d+) \| \d+\/\d+)\)$/;

const ANGLES: Readonly<Record<string, string>> = { R: "RAX", L: "LAX", J: "JX" };

/** Returns the texts of a value of a member. A value of no known form has one text. */
export function formsOf(member: string, value: string): ValueForms {
  switch (member) {
    case "definition": {
      const name = value.replace(/ Definition$/, "");
      return { whole: [name, name.replace("Triple Split", "Triple").replace("Quad Split", "Quad")], partial: [] };
    }
    case "centers":
      return list(value, "centers", (center) => CENTERS.get(center) ?? center);
    case "channelsShort":
      return list(value, "channels", (channel) => channel);
    case "incarnationCross":
      return crossForms(value);
    default:
      return { whole: [value, ...(ABBREVIATIONS.get(value) ?? [])], partial: [] };
  }
}

function list(value: string, unit: string, shorten: (item: string) => string): ValueForms {
  const items = value.split(", ");
  const partial = items.length < 2 ? [] : [`${items.length} ${unit}`, `${items.length}`];
  return { whole: [value, items.map(shorten).join(", ")], partial };
}

function crossForms(value: string): ValueForms {
  const found = CROSS.exec(value);
  if (found === null) return { whole: [value], partial: [] };
  const [, angle, name, gates, sunAndEarth] = found as unknown as [string, string, string, string, string];
  return { whole: [value, `${ANGLES[angle[0]!]} of ${name} (${gates})`, gates], partial: [sunAndEarth] };
}
