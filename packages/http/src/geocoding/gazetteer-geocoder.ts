import { dirname } from "node:path";
import { findPlace, Gazetteer, type PrepareOptions, prepareGazetteer } from "chart-gazetteer";
import { StartError } from "../config/start-error.js";
import { LruCache } from "../lib/lru-cache.js";
import { makeFolder } from "../lib/make-folder.js";
import type { GeocodeFailure, Geocoder, Place } from "./geocoder.js";

/**
 * Opens a geocoder on the built-in gazetteer, which works offline, accepts any key and knows the time zone of each place.
 * Builds the gazetteer first if it is absent or outdated.
 *
 * @param path Absolute path of the SQLite file.
 * @throws StartError if the gazetteer can be neither used nor built.
 */
export async function openGazetteerGeocoder(path: string, options: PrepareOptions = {}): Promise<Geocoder> {
  try {
    makeFolder(dirname(path));
    await prepareGazetteer(path, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`GAZETTEER_PATH: ${path} cannot be used (${reason})`, { cause: error });
  }
  return new GazetteerGeocoder(new Gazetteer(path));
}

/** Size of the cache from texts to places: usually 1 MB, and 5 MB at most. */
const CACHED_TEXTS = 10_000;
/** Length in characters of the longest text that is cached. No place's name is longer. */
const MAX_CACHED_LENGTH = 200;

class GazetteerGeocoder implements Geocoder {
  readonly #gazetteer: Gazetteer;
  readonly #recent = new LruCache<string, Place>(CACHED_TEXTS);

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  async geocode(location: string): Promise<Place | GeocodeFailure> {
    return this.#recent.get(location) ?? this.#lookUp(location);
  }

  #lookUp(location: string): Place | GeocodeFailure {
    const found = findPlace(this.#gazetteer, location);
    if (found === undefined) return { code: "GEOCODE_LOCATION_NOT_FOUND" };
    const place = { coords: { lat: found.lat, lng: found.lng }, zone: found.zone };
    if (location.length <= MAX_CACHED_LENGTH) this.#recent.set(location, place);
    return place;
  }

  async close(): Promise<void> {
    this.#gazetteer.close();
  }
}
