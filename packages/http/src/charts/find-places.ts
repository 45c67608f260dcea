import { Failure } from "../errors/failure.js";
import type { Caller } from "../ports/caller.js";
import type { Geocoder } from "../ports/geocoder.js";
import type { KnownPlace } from "./birth-data.js";
import { findPlace } from "./find-place.js";
import type { OrderedPlace } from "./order.js";

/** Number of places of a request that are looked up at the same time. */
const AT_ONCE = 8;

/** Time after which no further lookup starts. A lookup takes 8 s at most, and a request may work for 20 s. */
const START_WITHIN_MS = 12_000;

/**
 * Finds the places of an order; asks the geocoder only for those given as text. Returns the failure of the first
 * place in the order that cannot be found.
 */
export async function findPlaces(
  geocoder: Pick<Geocoder, "geocode">,
  places: readonly OrderedPlace[],
  caller: Caller,
): Promise<readonly KnownPlace[] | Failure> {
  const startedMs = performance.now();
  const found: KnownPlace[] = [];
  for (let index = 0; index < places.length; index += AT_ONCE) {
    const isLate = performance.now() - startedMs > START_WITHIN_MS;
    const lookUp = async ({ place, item }: OrderedPlace): Promise<KnownPlace | Failure> => {
      if (!("location" in place)) return place;
      const answer = isLate ? new Failure("GEOCODE_TIMEOUT") : await findPlace(geocoder, place, caller);
      return answer instanceof Failure ? answer.within(item) : answer;
    };
    for (const answer of await Promise.all(places.slice(index, index + AT_ONCE).map(lookUp))) {
      if (answer instanceof Failure) return answer;
      found.push(answer);
    }
  }
  return found;
}
