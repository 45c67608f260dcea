import { plainText, wordsOf } from "./typed-text.js";

/** Returns the time zone that a text names with its area, such as `Europe/Zürich`; undefined if it names none. */
export function zoneNamed(zones: readonly string[], text: string): string | undefined {
  if (!plainText(text).includes("/")) return undefined;
  const wanted = wordsOf(text).join("");
  return zones.find((zone) => wordsOf(zone).join("") === wanted);
}

/** Zones that are named by a continent or an ocean and a city. */
const GEOGRAPHIC = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/**
 * Finds the time zones whose names have the words of a text, whatever its accents, capitals and signs: `São Paulo`,
 * `st. john's`, `port au prince`. Those whose city begins with the text come first.
 *
 * @param zones IANA names of the time zones.
 */
export function findZones(zones: readonly string[], text: string): readonly string[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const joined = words.join("");
  const found = zones.flatMap((zone) => {
    const own = wordsOf(zone);
    const city = wordsOf(zone.slice(zone.lastIndexOf("/") + 1)).join("");
    const isFirst = city.startsWith(joined);
    if (!isFirst && !words.every((word) => own.some((part) => part.startsWith(word)))) return [];
    return [{ zone, rank: (isFirst ? 0 : 2) + (GEOGRAPHIC.test(zone) ? 0 : 1) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ zone }) => zone);
}
