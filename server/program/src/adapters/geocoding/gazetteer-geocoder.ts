import { LruCache } from "@chart/base";
import { type Gazetteer, locatePlace, type Place as NamedPlace } from "chart-gazetteer";
import type { GeocodeFailure, Geocoder, Place, ZonedPlace } from "chart-http";

/** Size of the cache from texts to places: usually 3 MB, and 8 MB at most. */
const CACHED_TEXTS = 10_000;
/** Length in characters of the longest text that is cached. No place's name is longer. */
const MAX_CACHED_LENGTH = 200;

/** Seconds after which a lookup makes sense again while the gazetteer is being built. */
const RETRY_AFTER_S = 5;

/** The gazetteer, once it is open. */
interface OpenedGazetteer {
  readonly gazetteer: Gazetteer | undefined;
}

/**
 * Creates a geocoder on the built-in gazetteer, which works offline, accepts any key and knows the time zone of each
 * place. Until the gazetteer is open, lookups fail as unavailable.
 */
export function createGazetteerGeocoder(opened: OpenedGazetteer): Geocoder {
  return new GazetteerGeocoder(opened);
}

class GazetteerGeocoder implements Geocoder {
  readonly isFree = true;
  readonly #opened: OpenedGazetteer;
  readonly #recent = new LruCache<string, Place>(CACHED_TEXTS);

  constructor(opened: OpenedGazetteer) {
    this.#opened = opened;
  }

  async geocode(location: string): Promise<Place | GeocodeFailure> {
    return this.#recent.get(location) ?? this.#lookUp(location);
  }

  #lookUp(location: string): Place | GeocodeFailure {
    const { gazetteer } = this.#opened;
    if (gazetteer === undefined) return { code: "GEOCODE_UNAVAILABLE", retryAfterSeconds: RETRY_AFTER_S };
    const found = locatePlace(gazetteer, location);
    if ("notFound" in found) return { code: "GEOCODE_LOCATION_NOT_FOUND", suggestions: found.suggestions };
    const { lat, lng, zone, name, region, country, formerName } = found.place;
    const place = {
      coords: { lat, lng },
      zone,
      names: { name, region, country, ...(formerName !== undefined && { formerName }) },
      ...(found.alternatives.length > 0 && { alternatives: found.alternatives.map(zoned) }),
    };
    if (location.length <= MAX_CACHED_LENGTH) this.#recent.set(location, place);
    return place;
  }
}

function zoned({ lat, lng, zone }: NamedPlace): ZonedPlace {
  return { coords: { lat, lng }, zone };
}
