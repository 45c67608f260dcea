import { placeKey, splitLocation } from "chart-gazetteer";
import type { GoogleResult } from "./google-reply.js";

/**
 * Returns true if a result is only a country although the text names something in it. Then Google did not know the city
 * and returned the middle of the country. "Singapore" and "Monaco, Monaco" name only a country, so their result is right.
 */
export function isOnlyCountry({ types, address_components }: GoogleResult, location: string): boolean {
  const isCountry =
    types.includes("country") && types.every((type) => type === "country" || type === "political");
  if (!isCountry) return false;
  const names = new Set(
    address_components.flatMap(({ long_name, short_name }) => [placeKey(long_name), placeKey(short_name)]),
  );
  const parts = splitLocation(location).map(placeKey);
  return parts.some((part) => part !== "" && !names.has(part));
}
