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

class GazetteerGeocoder implements Geocoder {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  async geocode(location: string): Promise<Place | GeocodeFailure> {
    const place = findPlace(this.#gazetteer, location);
    if (place === undefined) return { code: "GEOCODE_LOCATION_NOT_FOUND" };
    const { lat, lng, zone } = place;
    return { coords: { lat, lng }, zone };
  }

  async close(): Promise<void> {
    this.#gazetteer.close();
  }
}
