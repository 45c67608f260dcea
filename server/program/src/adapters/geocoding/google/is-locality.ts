import { distanceKm } from "chart-gazetteer";
import type { AddressComponent, GoogleResult, Viewport } from "./google-reply.js";

const AREA_TYPE =
  /^(?:country|administrative_area_level_\d|continent|archipelago|natural_feature|colloquial_area)$/;
/** Types of a locality, and of the parts of a city that Google lists instead of one. */
const LOCALITY_TYPE = /^(?:locality|postal_town|sublocality(?:_level_\d)?|neighborhood)$/;
/** An area less wide than this has one answer: a city-state, or an island. */
const SMALL_AREA_KM = 100;

/**
 * Returns true if a result is precise enough for a birthplace: a locality or something in it. A country or another area
 * counts only if it is small, because the middle of a large one may be in another time zone.
 */
export function isLocality({ types, address_components, partial_match, geometry }: GoogleResult): boolean {
  if (partial_match && !address_components.some(isInLocality)) return false;
  const isArea =
    types.some((type) => AREA_TYPE.test(type)) && !types.some((type) => LOCALITY_TYPE.test(type));
  return !isArea || (geometry.viewport !== undefined && extentKm(geometry.viewport) < SMALL_AREA_KM);
}

/** Returns true if an address component is a locality. */
export function isInLocality({ types }: AddressComponent): boolean {
  return types.some((type) => LOCALITY_TYPE.test(type));
}

/** Returns the longer side of a box, in km. */
function extentKm({ northeast, southwest }: Viewport): number {
  const height = distanceKm(southwest, { lat: northeast.lat, lng: southwest.lng });
  const middle = (northeast.lat + southwest.lat) / 2;
  const degreesEast = (northeast.lng - southwest.lng + 360) % 360;
  // Measured in two halves, because the shortest way between the ends of a box wider than 180 degrees is outside it.
  const width = 2 * distanceKm({ lat: middle, lng: 0 }, { lat: middle, lng: degreesEast / 2 });
  return Math.max(height, width);
}
