import { LruCache } from "../../lru-cache.js";
import type { GeocodeFailure, Geocoder, Place } from "../geocoder.js";
import { findPlace } from "./find-place.js";
import { Gazetteer } from "./gazetteer.js";
import { type PrepareOptions, prepareGazetteer } from "./prepare-gazetteer.js";

/**
 * Geocodes from the embedded gazetteer: offline, with any key, each place with its own zone. Builds the
 * gazetteer first where it is absent or outdated.
 *
 * @param path Absolute path of the SQLite file.
 * @throws StartError where the gazetteer can neither be used nor built.
 */
export async function openGazetteerGeocoder(path: string, options: PrepareOptions = {}): Promise<Geocoder> {
  await prepareGazetteer(path, options);
  return new GazetteerGeocoder(new Gazetteer(path));
}

/** Texts whose places are remembered, none longer than a place's name: 1 MB as people write them, 5 MB at most. */
const REMEMBERED_TEXTS = 10_000;
const MAX_REMEMBERED_LENGTH = 200;

class GazetteerGeocoder implements Geocoder {
  readonly #gazetteer: Gazetteer;
  readonly #recent = new LruCache<string, Place>(REMEMBERED_TEXTS);

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
    if (location.length <= MAX_REMEMBERED_LENGTH) this.#recent.set(location, place);
    return place;
  }

  async close(): Promise<void> {
    this.#gazetteer.close();
  }
}
