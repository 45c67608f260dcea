import type { Geocoder } from "chart-http";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";
import { createGazetteerGeocoder } from "../adapters/geocoding/gazetteer-geocoder.js";
import { GazetteerPlaceIndex } from "../adapters/geocoding/gazetteer-place-index.js";
import { createGoogleGeocoder } from "../adapters/geocoding/google/google-geocoder.js";
import { openGazetteer } from "../adapters/geocoding/open-gazetteer.js";
import type { Config } from "../config/config.js";
import { printGazetteerProgress } from "./gazetteer-progress.js";

export interface PlaceServices {
  readonly geocoder: Geocoder;
  readonly places: GazetteerPlaceIndex;
  /** Resolves once the geocoder can answer; rejects with a StartError if it never will. */
  readonly opening: Promise<unknown>;
}

/**
 * Creates the configured geocoder and the place index, while the gazetteer of both opens in the background. The first
 * start builds it, which takes seconds. If Google is the geocoder, the service works without a gazetteer, too.
 *
 * @param rendering Settles once the pages are rendered, which a build waits for.
 */
export function openGeocoder(
  { geocoder, gazetteerPath, googleGeocodeUrl }: GeocoderConfig,
  rendering: Promise<unknown>,
  logger: Logger,
): PlaceServices {
  if (geocoder === "google") {
    const places = new GazetteerPlaceIndex(openGazetteer(gazetteerPath, { after: rendering }), (error) =>
      logger.error({ error: loggableError(error) }, "could not open the place index: /v2/places answers 503"),
    );
    const google = createGoogleGeocoder({ url: new URL(googleGeocodeUrl) });
    return { geocoder: google, places, opening: Promise.resolve() };
  }
  const opening = openGazetteer(gazetteerPath, { after: rendering, onProgress: printGazetteerProgress() });
  // The failure ends the start, which prints it.
  const places = new GazetteerPlaceIndex(opening, () => {});
  return { geocoder: createGazetteerGeocoder(places), places, opening };
}

type GeocoderConfig = Pick<Config, "geocoder" | "gazetteerPath" | "googleGeocodeUrl">;
