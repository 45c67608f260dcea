import type { Geocoder } from "chart-http";
import type { Logger } from "chart-http/base";
import { createGazetteerGeocoder } from "../adapters/geocoding/gazetteer-geocoder.js";
import { GazetteerPlaceIndex } from "../adapters/geocoding/gazetteer-place-index.js";
import { createGoogleGeocoder } from "../adapters/geocoding/google/google-geocoder.js";
import { openGazetteer } from "../adapters/geocoding/open-gazetteer.js";
import type { Config } from "../config/config.js";
import { printGazetteerProgress } from "./gazetteer-progress.js";

export interface PlaceServices {
  readonly geocoder: Geocoder;
  readonly places: GazetteerPlaceIndex;
}

/**
 * Opens the configured geocoder and the place index; resolves once the geocoder can answer. Both use the gazetteer; if
 * Google is the geocoder, the gazetteer opens in the background.
 */
export async function openGeocoder(
  { geocoder, gazetteerPath, googleGeocodeUrl }: GeocoderConfig,
  logger: Logger,
): Promise<PlaceServices> {
  if (geocoder === "google") {
    const opening = openGazetteer(gazetteerPath);
    return {
      geocoder: createGoogleGeocoder({ url: new URL(googleGeocodeUrl) }),
      places: new GazetteerPlaceIndex(opening, logger),
    };
  }
  const gazetteer = await openGazetteer(gazetteerPath, printGazetteerProgress());
  return {
    geocoder: createGazetteerGeocoder(gazetteer),
    places: new GazetteerPlaceIndex(Promise.resolve(gazetteer), logger),
  };
}

type GeocoderConfig = Pick<Config, "geocoder" | "gazetteerPath" | "googleGeocodeUrl">;

/**
 * Builds the gazetteer, if the geocoder needs it, before several workers would do so at the same time.
 *
 * @throws StartError if the gazetteer can be neither used nor built.
 */
export async function prepareGeocoder({ geocoder, gazetteerPath }: GeocoderConfig): Promise<void> {
  if (geocoder === "gazetteer") (await openGazetteer(gazetteerPath, printGazetteerProgress())).close();
}
