/** Media range of a header Accept with its preference. */
export interface MediaRange {
  /** Type and subtype in lower case; either may be `*`. */
  readonly range: string;
  /** Preference, 0 to 1. */
  readonly quality: number;
}

/** Reads a header Accept (RFC 9110, section 12.5.1), and skips its malformed members. */
export function readAccept(header: string): readonly MediaRange[] {
  return membersOf(header).flatMap((member) => readRange(member));
}

/** Returns the quality of a media type: that of its most specific range, or 0. */
export function qualityOf(type: string, ranges: readonly MediaRange[]): number {
  for (const candidate of [type, type.replace(/\/.*/, "/*"), "*/*"]) {
    const qualities = ranges.filter(({ range }) => range === candidate).map(({ quality }) => quality);
    if (qualities.length > 0) return Math.max(...qualities);
  }
  return 0;
}

/** Splits the header at its commas; those of quoted strings are part of a member. */
const membersOf = (header: string): string[] => header.match(/(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g) ?? [];

/** Splits a member at its semicolons, in the same way. */
const partsOf = (member: string): string[] => member.match(/(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/g) ?? [];

/** Reads a member of the header: one media range, or none if it is malformed. */
function readRange(member: string): MediaRange[] {
  const [range = "", ...parameters] = partsOf(member).map((part) => part.trim().toLowerCase());
  if (!/^(?:\*\/\*|[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+))$/.test(range)) return [];
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  if (weight === undefined) return [{ range, quality: 1 }];
  const [, quality] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight) ?? [];
  return quality === undefined ? [] : [{ range, quality: Number(quality) }];
}
