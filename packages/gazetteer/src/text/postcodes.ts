/** British, Canadian and Irish codes in full, with or without their space. */
const LETTERED = String.raw`[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]\d[\dw] ?[a-z\d]{4}`;
/** "SW1" of London, "B15" of Birmingham. */
const BRITISH_DISTRICT = String.raw`[A-Z]{1,2}\d{1,2}[A-Z]?`;
/** "10115", "D-10115", "AD500", "62701-1234", "00-001", "111 22", "110 001", "〒100-0001". */
const NUMBERED = String.raw`〒?\d{2}-\d{3}|\d{3} \d{2,3}|(?:[A-Z]{1,3}-?|[A-Z] )?〒?\d{3,7}(?:-\d{3,4})?`;
/** "1012 JS" of Amsterdam. "7100 La Louvière" has no such code, so this is tried after {@link NUMBERED}. */
const DUTCH = String.raw`\d{4} ?[a-z]{2}`;
/** "Paris 16e", "Dublin 4", "Budapest XIII", "Praha 8". */
const CITY_DISTRICT =
  /\s+(?:\d{1,2}(?:er|e|ème|eme|th|st|nd|rd|[ºª°.])?|[IVX]{1,5}\.?)(?: (?:arrondissement|kerület|district))?$/u;

const KINDS: readonly (readonly [code: string, flags: string])[] = [
  [LETTERED, "iu"],
  [NUMBERED, "u"],
  [DUTCH, "iu"],
  [BRITISH_DISTRICT, "u"],
];
const PATTERNS = KINDS.map(([code, flags]) => ({
  whole: new RegExp(`^(?:${code})$`, flags),
  leading: new RegExp(String.raw`^(?:${code})\s+(?=\p{L})`, flags),
  trailing: new RegExp(String.raw`(?<=\p{L}[.)]?)\s+(?:${code})$`, flags),
}));

/** Removes postcode and district number from a part of a text. Returns every variant that differs from the part. */
export function withoutPostcode(part: string): readonly string[] {
  const variants = new Set<string>();
  for (const { whole, leading, trailing } of PATTERNS) {
    if (whole.test(part)) return [""];
    variants.add(part.replace(leading, "").replace(trailing, ""));
  }
  variants.add(part.replace(CITY_DISTRICT, ""));
  for (const variant of [...variants]) variants.add(variant.replace(CITY_DISTRICT, ""));
  variants.delete(part);
  return [...variants];
}
