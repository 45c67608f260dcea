import type { Config } from "../config/config.js";
import { openGazetteerGeocoder } from "./gazetteer-geocoder.js";
import type { Geocoder } from "./geocoder.js";
import { createGoogleGeocoder } from "./google/google-geocoder.js";

/**
 * Opens the geocoder that the configuration names; resolves once it can answer.
 *
 * @param onProgress Told the share done, 0 to 1, while a gazetteer is built.
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
