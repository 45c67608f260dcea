import { areaCode, contains } from "../file/area.js";
import type { KnownPlace } from "../file/gazetteer.js";
import type { LocationText } from "../text/readings.js";
import type { Lookups } from "./lookups.js";
import { fameRank } from "./rank.js";
import { isHome, isInArea, scopesOf } from "./scopes.js";

/**
 * Finds the largest place of the county, district or territory that a text names, if all of it has one time zone. Fame
 * counts too: GeoNames lists some villages with the people of their whole district.
 */
export function findCounty(lookups: Lookups, { name, within }: LocationText): KnownPlace | undefined {
  const scopes = scopesOf(lookups, within, ["own", "territory"]);
  if (scopes === undefined || scopes.isGuess || scopes.known.length === 0) return undefined;
  const areas = lookups
    .areasOf(name)
    .filter(({ relation }) => relation === "own")
    .filter((area) => scopes.known.every((scope) => isInArea(scope, area)))
    // A territory is its own division, too.
    .filter((area, _, all) => !all.some((outer) => outer !== area && contains(outer, area)));
  const [first] = areas;
  // Rejects countries and first-level divisions, and names that counties of several states share.
  const isOne = areas.every(
    (area) =>
      (area.admin2 !== undefined || scopes.known.some((scope) => !isHome(scope, area))) &&
      area.country === first?.country &&
      area.admin1 === first.admin1,
  );
  if (first === undefined || !isOne) return undefined;
  const divisions = areas.map((area) => lookups.gazetteer.division(areaCode(area)));
  const zone = divisions[0]?.zone;
  if (zone === undefined || divisions.some((division) => division?.zone !== zone)) return undefined;
  const ids = divisions.flatMap((division) => division?.largest ?? []);
  const places = lookups.gazetteer.placesOf([...new Set(ids)]);
  return places.toSorted((one, other) => fameRank(other) - fameRank(one))[0];
}
