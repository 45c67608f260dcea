import type { Place } from "chart-http";
import type { AddressComponent, GoogleResult } from "./google-reply.js";
import { isInLocality } from "./is-locality.js";

/** Length in characters at which a provider's name is cut. */
const MAX_NAME_LENGTH = 200;

/** Returns the place of a result: its coordinates, and the names of its locality, first-level area and country. */
export function placeOfResult({ geometry, address_components }: GoogleResult): Place {
  const { lat, lng } = geometry.location;
  const nameOf = (isPart: (component: AddressComponent) => boolean) =>
    [...(address_components.find(isPart)?.long_name ?? "")].slice(0, MAX_NAME_LENGTH).join("");
  const names = {
    name: nameOf(({ types }) => types.includes("locality")) || nameOf(isInLocality),
    region: nameOf(({ types }) => types.includes("administrative_area_level_1")),
    country: nameOf(({ types }) => types.includes("country")),
  };
  return { coords: { lat, lng }, names };
}
