import { contains } from "../file/area.js";
import type { KnownPlace, NamedArea, NamedPlace } from "../file/gazetteer.js";
import { withoutDivisionKind } from "../text/division-kinds.js";
import { placeKey } from "../text/place-key.js";
import type { Lookups } from "./lookups.js";
import { type Question, questionOf } from "./question.js";
import { centersNamed, isBeside } from "./scopes.js";

/** A place with this many times the people of another one is much larger. */
const TIMES_OF_MUCH_LARGER = 10;

/**
 * Finds a part of a text that names a country or an area which does not hold the chosen place. Readings that reverse a
 * text, or look near a city, take such a part for a city: "Managua, Grenada" would be Granada in Nicaragua, and "Richmond,
 * Surrey" in Canada. A part may well be a large city beside the place that has the name of an area elsewhere.
 */
export function findContradiction(
  lookups: Lookups,
  [first = "", ...parts]: readonly string[],
  place: KnownPlace & Partial<NamedPlace>,
): Question | undefined {
  for (const [index, part] of parts.entries()) {
    const outer = parts.slice(index + 1).map((text) => lookups.areasOf(text));
    const areas = lookups
      .areasOf(part)
      .filter((one) => one.relation === "own" && outer.every((areas) => isCompatible(one, areas)))
      .toSorted((one, other) => other.population - one.population);
    const [area] = areas;
    if (area === undefined || isInAreasOf(lookups, part, place)) continue;
    const isCountry = areas.some(({ admin1 }) => admin1 === undefined);
    const isItsName = lookups.placesNamed(placeKey(part)).some(({ id }) => id === place.id);
    if (isItsName && !(isCountry && index === parts.length - 1)) continue;
    if (isCountry || isLesserNamesake(lookups, first, place) || !isOfCityBeside(lookups, part, area, place))
      return questionOf([...lookups.bestKnownIn(area), place], [first]);
  }
  return undefined;
}

/** True if a place has a name only among its others that a much larger one has as its own. */
function isLesserNamesake(
  lookups: Lookups,
  name: string,
  { isOwnName, population }: KnownPlace & Partial<NamedPlace>,
): boolean {
  return (
    isOwnName === false &&
    lookups
      .placesNamed(placeKey(name))
      .some((other) => other.isOwnName && other.population >= TIMES_OF_MUCH_LARGER * population)
  );
}

/** True if an area lies in one of the areas around it that a text names, or holds one. */
function isCompatible(area: NamedArea, outer: readonly NamedArea[]): boolean {
  return outer.length === 0 || outer.some((one) => contains(one, area) || contains(area, one));
}

/** True if a part of a text names a district, an island or a larger city beside the place, rather than an area elsewhere. */
function isOfCityBeside(lookups: Lookups, part: string, area: NamedArea, place: KnownPlace): boolean {
  const key = placeKey(part);
  // "Kings County" is no city, although it is an old name of Brooklyn.
  const isNoCity = withoutDivisionKind(key) !== key;
  return centersNamed(lookups, key, []).some((center) => {
    const { place: city, isDistrict } = center;
    if (!isBeside(center, place)) return false;
    if (isDistrict || (city.population > area.population && (city.isOwnName || !area.isOwnName))) return true;
    return !isNoCity && (area.country === city.country || isInAreasOf(lookups, part, city));
  });
}

/** True if a place lies in one of the areas that a part of a text names, or if it names none. */
function isInAreasOf(lookups: Lookups, part: string, place: KnownPlace): boolean {
  const areas = lookups.areasOf(part);
  return areas.length === 0 || areas.some((area) => contains(area, place));
}
