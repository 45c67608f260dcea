/** Time zones to choose from, UTC first. */
export const TIME_ZONES: readonly string[] = ["UTC", ...Intl.supportedValuesOf("timeZone")];

/** Zones by what people type, reduced to lower-case words. */
const BY_TEXT: ReadonlyMap<string, string> = new Map(TIME_ZONES.map((zone) => [wordsOf(zone), zone]));

/** Returns a zone as people read it, such as "America/New York". */
export function zoneLabel(zone: string): string {
  return zone.replaceAll("_", " ");
}

/**
 * Finds the zone that a person has typed: its name in any case, with blanks or underscores, or its city if only one zone
 * has that city. Undefined for any other text.
 */
export function findTimeZone(text: string): string | undefined {
  const words = wordsOf(text);
  const zone = BY_TEXT.get(words);
  if (zone !== undefined || words === "") return zone;
  const ofCity = TIME_ZONES.filter((name) => wordsOf(name).endsWith(`/${words}`));
  return ofCity.length === 1 ? ofCity[0] : undefined;
}

function wordsOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, " ");
}
