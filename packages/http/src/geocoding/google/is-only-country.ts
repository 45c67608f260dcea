import { COMMAS, placeKey } from "chart-gazetteer";
import type { GoogleResult } from "./google-reply.js";

/**
 * Whether a result is no more than a country although the text asked for something in it: the provider did
 * not know the city. "Singapore" and "Monaco, Monaco" ask for nothing else.
 */
export function isOnlyCountry({ types, address_components }: GoogleResult, location: string): boolean {
  const isCountry =
    types.includes("country") && types.every((type) => type === "country" || type === "political");
  if (!isCountry) return false;
  const names = new Set(
    address_components.flatMap(({ long_name, short_name }) => [placeKey(long_name), placeKey(short_name)]),
  );
  const parts = location.split(COMMAS).map(placeKey);
  return parts.some((part) => part !== "" && !names.has(part));
}
