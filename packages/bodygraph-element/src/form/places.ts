/** Searches for places and time zones. */

/** A place to choose. */
export interface Place {
  readonly label: string;
  readonly timeZone: string;
  /** Null for a time zone. */
  readonly lat: number | null;
  readonly lng: number | null;
}

/** An error whose message is for people. */
export class SearchError extends Error {}

const MOST = 8;

/**
 * Asks a service for places. The text goes into the body of the request: an address would leave it in logs.
 *
 * @throws SearchError if the service does not answer with places.
 */
export async function searchPlaces(url: string, text: string, signal: AbortSignal): Promise<Place[]> {
  const query = text.trim();
  if (query.length < 2) return [];
  try {
    const response = await fetch(url, { method: "POST", body: new URLSearchParams({ q: query }), signal });
    if (response.status === 429) throw new SearchError("Too many searches. Wait a moment, then type on.");
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { places } = await response.json();
    return places.slice(0, MOST).map(placeOf);
  } catch (error) {
    if (signal.aborted || error instanceof SearchError) throw error;
    throw new SearchError("Places cannot be searched at the moment. Choose a time zone instead.");
  }
}

/** Reads a place of an answer. */
function placeOf({ name, region, country, lat, lng, zone }: Readonly<Record<string, unknown>>): Place {
  if (
    !(
      typeof name === "string" &&
      typeof lat === "number" &&
      typeof lng === "number" &&
      typeof zone === "string"
    )
  )
    throw new Error("not a place");
  // Of a city state each name once.
  const label = [...new Set([name, region, country])].filter(Boolean).join(", ");
  return { label, timeZone: zone, lat, lng };
}

/** Finds the time zones whose names have all words of a text; those that begin with it come first. */
export function searchZones(zones: readonly string[], text: string): Place[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const found = zones.flatMap((zone) => {
    const own = wordsOf(zone);
    if (!words.every((word) => own.some((part) => part.startsWith(word)))) return [];
    const city = wordsOf(zone.slice(zone.lastIndexOf("/") + 1)).join(" ");
    const rank = (city.startsWith(words.join(" ")) ? 0 : 2) + (GEOGRAPHIC.test(zone) ? 0 : 1);
    return [{ zone, rank }];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ zone }) => ({ label: zone.replaceAll("_", " "), timeZone: zone, lat: null, lng: null }));
}

/** Zones that are named by a continent or an ocean and a city. */
const GEOGRAPHIC = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s_/,]+/)
    .filter(Boolean);
}
