import type { Config } from "../config/config.js";

/** Returns a geocoding key for examples: the gazetteer takes any text, Google only the caller's own key. */
export function geocodeKeyExample({ geocoder }: Pick<Config, "geocoder">): string {
  return geocoder === "google" ? "YOUR_GOOGLE_KEY" : "any";
}
