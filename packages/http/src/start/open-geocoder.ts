import type { Config } from "../config/config.js";
import { openGazetteerGeocoder } from "../geocoding/gazetteer-geocoder.js";
import type { Geocoder } from "../geocoding/geocoder.js";
import { createGoogleGeocoder } from "../geocoding/google/google-geocoder.js";

/**
 * Opens the configured geocoder; resolves once it can answer.
 *
 * @param onProgress Called with the share done, 0 to 1, while a gazetteer is built.
 */
export async function openGeocoder(
  {
    geocoder,
    gazetteerPath,
    googleGeocodeUrl,
  }: Pick<Config, "geocoder" | "gazetteerPath" | "googleGeocodeUrl">,
  onProgress: (share: number) => void,
): Promise<Geocoder> {
  return geocoder === "google"
    ? createGoogleGeocoder({ url: new URL(googleGeocodeUrl) })
    : openGazetteerGeocoder(gazetteerPath, { onProgress });
}
