import { placeKey, splitLocation } from "chart-gazetteer";
import type { GoogleResult } from "./google-reply.js";

/**
 * Returns true if a result is only a country although the text names something in it: the provider did not know the
 * city. "Singapore" and "Monaco, Monaco" name nothing else.
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
