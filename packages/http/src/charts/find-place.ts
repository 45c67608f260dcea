import { Failure } from "../errors/failure.js";
import type { Caller } from "../ports/caller.js";
import { type Geocoder, isGeocodeFailure, type Place } from "../ports/geocoder.js";
import type { PlaceToFind } from "./birth-data.js";

/** Asks the geocoder for a place; returns a failure if it finds none or cannot be reached. */
export async function findPlace(
  geocoder: Pick<Geocoder, "geocode">,
  { location, geocodeKey }: PlaceToFind,
  caller: Caller,
): Promise<Place | Failure> {
  let found: Awaited<ReturnType<Geocoder["geocode"]>>;
  try {
    found = await geocoder.geocode(location, geocodeKey, caller);
  } catch (cause) {
    // The caller will not receive this failure; it stops the work and appears in the log.
    if (caller.signal?.aborted) {
      return new Failure("BAD_REQUEST", { message: "The client closed the connection." });
    }
    return new Failure("GEOCODE_UNAVAILABLE", { cause });
  }
  if (!isGeocodeFailure(found)) return found;

  const { code, suggestions = [], retryAfterSeconds, cause } = found;
  return new Failure(code, {
    ...(suggestions.length > 0 && { message: `We couldn't find that place. ${question(suggestions)}` }),
    ...(retryAfterSeconds !== undefined && {
      headers: { "Retry-After": String(Math.ceil(retryAfterSeconds)) },
    }),
    ...(cause !== undefined && { cause }),
  });
}

/** Asks for one of the suggested places. They contain commas, so semicolons separate them. */
function question(suggestions: readonly string[]): string {
  return suggestions.length === 1
    ? `Did you mean ${suggestions[0]}?`
    : `Did you mean one of these: ${suggestions.join("; ")}?`;
}
