import type { Config } from "../config.js";
import type { Geocoder } from "./geocoder.js";

/** Opens the geocoder that the configuration names; resolves once it can answer. */
export async function openGeocoder(
  _config: Pick<Config, "geocoder" | "gazetteerPath" | "googleGeocodeUrl">,
): Promise<Geocoder> {
  return { geocode: async () => ({ code: "GEOCODE_UNAVAILABLE" }) };
}
