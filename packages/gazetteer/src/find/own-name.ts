import type { NamedPlace } from "../file/gazetteer.js";
import type { Scope } from "./scopes.js";

/**
 * Minimum population at which a place's own name outweighs the alternate name of another place, or the former name of an
 * area: if the text names no area, a country, or a state or smaller area around the place.
 */
const LEAST = { bare: 40_000, inCountry: 25_000, inDivision: 5000 };

/** True if a place is large enough for its own name to decide, in the areas that the text names. */
export function isKnownByOwnName(
  { isOwnName, population, isCapital }: NamedPlace,
  scopes: readonly Pick<Scope, "areas">[],
): boolean {
  return isOwnName && (isCapital || population >= leastPopulation(scopes));
}

function leastPopulation(scopes: readonly Pick<Scope, "areas">[]): number {
  if (scopes.length === 0) return LEAST.bare;
  const isInCountry = scopes.every(({ areas }) => areas.some(({ admin1 }) => admin1 === undefined));
  return isInCountry ? LEAST.inCountry : LEAST.inDivision;
}
