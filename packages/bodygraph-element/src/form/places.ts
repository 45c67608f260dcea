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

/** True for each URL whose service refuses the origin of this page, false for each that answers it. */
const refusals = new Map<string, boolean | Promise<boolean>>();

/**
 * Asks a service for places. The text goes into the body of the request: an address would leave it in logs.
 *
 * @throws SearchError if the service does not answer with places.
 */
export async function searchPlaces(url: string, text: string, signal: AbortSignal): Promise<Place[]> {
  const query = plainText(text);
  if (query.length < 2) return [];
  try {
    const response = await fetch(url, { ...post(query), signal });
    refusals.set(url, false);
    if (response.status === 429) throw new SearchError("Too many searches. Wait a moment, then type on.");
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { places } = await response.json();
    return places.slice(0, MOST).map(placeOf);
  } catch (error) {
    if (signal.aborted || error instanceof SearchError) throw error;
    if (!refusals.has(url)) refusals.set(url, refuses(url));
    throw new SearchError(
      (await refusals.get(url))
        ? refusal(origin)
        : "Places cannot be searched right now. Try again, or give a time zone.",
    );
  }
}

/** Says why the service refuses this page: to its author, who can ask for the right, and to its visitors. */
function refusal(origin: string): string {
  // Of a file, or of a frame with a sandbox.
  if (origin === "null")
    return "A page without an origin, such as a file, cannot search for places. Give a time zone.";
  return `This service does not let ${origin} search for places: its operator must add ${origin} to EMBED_ORIGINS. A time zone works without that.`;
}

function post(q: string): RequestInit {
  return { method: "POST", body: new URLSearchParams({ q }) };
}

/**
 * Finds out, after a failed search, why it failed. A browser does not tell a page of another origin whether the service
 * refused it or could not be reached, but an answer that the page may not read arrives only in the first case. The probe
 * does not contain what was typed.
 */
async function refuses(url: string): Promise<boolean> {
  try {
    if (new URL(url, document.baseURI).origin === origin) return false;
    await fetch(url, { ...post(""), mode: "no-cors" });
    return true;
  } catch {
    // Offline: a later failure may have another cause.
    refusals.delete(url);
    return false;
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
