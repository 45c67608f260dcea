/** Searches for places and time zones. */
import { findZones, placeLabel, plainText } from "chart-reading";

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
  const query = plainText(text);
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
function placeOf({
  name,
  region = "",
  country = "",
  lat,
  lng,
  zone,
}: Readonly<Record<string, unknown>>): Place {
  if (
    !(
      typeof name === "string" &&
      typeof lat === "number" &&
      typeof lng === "number" &&
      typeof zone === "string"
    )
  )
    throw new Error("not a place");
  const label = placeLabel({ name, region: `${region}`, country: `${country}` });
  return { label, timeZone: zone, lat, lng };
}

/** Finds the time zones that a text may mean. */
export function searchZones(zones: readonly string[], text: string): Place[] {
  return findZones(zones, text).slice(0, MOST).map(placeOfZone);
}

/** Returns a time zone as it is chosen in place of a place. */
export function placeOfZone(zone: string): Place {
  return { label: zone.replaceAll("_", " "), timeZone: zone, lat: null, lng: null };
}
