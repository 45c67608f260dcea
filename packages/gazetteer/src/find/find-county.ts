import { contains } from "../file/area.js";
import type { KnownPlace } from "../file/gazetteer.js";
import type { LocationText } from "../text/readings.js";
import type { Lookups } from "./lookups.js";
import { scopesOf } from "./scopes.js";

/** Finds the largest place of the county or district that a text names, where one time zone holds all of it. */
export function findCounty(lookups: Lookups, { name, within }: LocationText): KnownPlace | undefined {
  const scopes = scopesOf(lookups, within, ["own", "territory"]);
  if (scopes === undefined || scopes.isGuess || scopes.known.length === 0) return undefined;
  const areas = lookups
    .areasOf(name)
    .filter((area) => scopes.known.every((scope) => scope.areas.some((outer) => contains(outer, area))));
  const [first] = areas;
  // Names of countries and first-level divisions are no answer, and counties of several states are many.
  const isOne = areas.every(
    ({ admin1, admin2, country }) => admin2 && country === first?.country && admin1 === first.admin1,
  );
  if (first === undefined || !isOne) return undefined;
  const divisions = areas.map(({ country, admin1, admin2 }) =>
    lookups.gazetteer.division(`${country}.${admin1}.${admin2}`),
  );
  const zone = divisions[0]?.zone;
  if (zone === undefined || divisions.some((division) => division?.zone !== zone)) return undefined;
  const ids = divisions.flatMap((division) => division?.largest.slice(0, 1) ?? []);
  return lookups.gazetteer.placesOf([Math.min(...ids)])[0];
}
