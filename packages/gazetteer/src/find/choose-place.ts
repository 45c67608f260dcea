import { contains } from "../file/area.js";
import type { KnownPlace, NamedPlace } from "../file/gazetteer.js";
import { isAddress, isVague } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import { readingsOf } from "../text/readings.js";
import { distanceKm } from "./distance-km.js";
import { findCounty } from "./find-county.js";
import { findMisspelled } from "./find-misspelled.js";
import { type Choice, findNamed } from "./find-named.js";
import type { Lookups } from "./lookups.js";

/** The place that a text means. `others` is empty if a county or a misspelled name led to it. */
export interface ChosenPlace extends Omit<Choice, "place"> {
  readonly place: KnownPlace & Partial<NamedPlace>;
}

/** The main city of a region has at least one in this many of its people, districts of the city included. */
const SMALL_PART = 3;
/** Smallest place found by a name in another language if parts of the text are left out. */
const LEAST_POPULATION_BY_OTHER_NAME = 20_000;
const NEAR_KM = 50;
const LARGE_CITY = 1_000_000;
const CITY = 100_000;

/** Chooses the place that the parts of a text mean. It never lies outside the country that the text ends with. */
export function choosePlace(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  const [name = ""] = parts;
  if (isVague(name) && !lookups.placesNamed(placeKey(name)).some(({ isOwnName }) => isOwnName))
    return undefined;
  const choice = chooseAnywhere(lookups, parts);
  return choice && isInNamedCountry(lookups, parts, choice.place) ? choice : undefined;
}

/**
 * True unless the last part names a country, and no meaning of it contains the place. Readings that reverse a text, leave
 * parts out or look near a city take such a part for a city: "Managua, Grenada" would be Granada in Nicaragua.
 */
function isInNamedCountry(lookups: Lookups, parts: readonly string[], place: KnownPlace): boolean {
  const [last, ...others] = parts.filter((part) => /\p{L}/u.test(part)).toReversed();
  if (last === undefined || others.length === 0) return true;
  const areas = lookups.areasOf(last);
  const isCountry = areas.some(({ admin1, relation }) => admin1 === undefined && relation === "own");
  return !isCountry || areas.some((area) => contains(area, place));
}

/**
 * Tries the readings of a text in turn and takes the first place that one of them finds. If the whole text means no place,
 * its first parts may be a street, a district or a hospital, so they are left out one after the other.
 */
function chooseAnywhere(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  const whole =
    chooseLiterally(lookups, parts) ??
    chooseFrom(lookups, parts) ??
    chooseCounty(lookups, parts) ??
    chooseReversed(lookups, parts);
  if (whole !== undefined) return whole;
  const misspelled = first(readingsOf(parts), (reading) => findMisspelled(lookups, reading));
  if (misspelled !== undefined) return misspelled;
  for (let count = 1; count < parts.length; count++) {
    const choice = chooseFrom(lookups, parts.slice(count));
    if (choice !== undefined) return isDispensable(lookups, parts, count, choice) ? choice : undefined;
  }
  return undefined;
}

function chooseFrom(lookups: Lookups, parts: readonly string[]): Choice | undefined {
  const readings = readingsOf(parts);
  return (
    first(readings, (reading) => findNamed(lookups, reading, "today")) ??
    first(readings, (reading) => findNamed(lookups, reading, "former"))
  );
}

/** Reads the parts as they are, so that "Orange County" is the county before it is the city of Orange. */
function chooseLiterally(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  const [name, ...within] = parts;
  if (name === undefined) return undefined;
  const choice = findNamed(lookups, { name, within }, "today");
  if (choice !== undefined) return choice;
  const county = findCounty(lookups, { name, within });
  return county && { place: county, others: [] };
}

function chooseCounty(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  const place = first(readingsOf(parts), (reading) => findCounty(lookups, reading));
  return place && { place, others: [] };
}

/** Reads texts such as "Netherlands, Amsterdam", with the country or division first. */
function chooseReversed(lookups: Lookups, parts: readonly string[]): Choice | undefined {
  const [largest] = parts;
  if (parts.length < 2 || largest === undefined) return undefined;
  const isArea = lookups.areasOf(largest).some(({ admin2, relation }) => !admin2 && relation === "own");
  return isArea ? chooseFrom(lookups, parts.toReversed()) : undefined;
}

/**
 * True if the first parts of a text may be left out. There are three exceptions:
 *
 * - "Xyzzy, Nan" has no country, so the last part must be a city, or the others must look like an address.
 * - "Xyzzy, New York, USA" may mean an unlisted hamlet in the state, so a part before a name that city and region share
 *   must look like an address.
 * - "Paris, London" contradicts itself: the first part names another city.
 */
function isDispensable(
  lookups: Lookups,
  parts: readonly string[],
  count: number,
  { place }: Choice,
): boolean {
  const [dropped, name = ""] = [parts.slice(0, count), parts[count]];
  const isBare = parts.length === count + 1;
  if (!place.isOwnName && place.population < LEAST_POPULATION_BY_OTHER_NAME) return false;
  if (isBare && place.population < CITY && !dropped.some(isAddress)) return false;
  // "Umlazi, Natal" is in the former province, not in the city in Brazil.
  const isAlsoArea = lookups
    .areasOf(name)
    .some((area) => area.relation === "own" && area.admin2 === undefined && !contains(area, place));
  if (isBare && isAlsoArea && !place.isCapital) return false;
  const isInRegionOfItsName = lookups
    .areasOf(name)
    .some(
      (area) =>
        area.relation === "own" && contains(area, place) && place.population * SMALL_PART < area.population,
    );
  if (isInRegionOfItsName && !dropped.some(isAddress)) return false;
  return dropped.every((part) => {
    const isElsewhere = lookups
      .areasOf(part)
      .some((area) => area.relation === "own" && area.admin2 === undefined && !contains(area, place));
    const otherCities = lookups
      .placesNamed(placeKey(part))
      .filter(({ population, country }) => population >= (country === place.country ? CITY : LARGE_CITY))
      .filter((city) => city.isOwnName && distanceKm(city, place) > NEAR_KM);
    return !isElsewhere && otherCities.length === 0;
  });
}

function first<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
