import { areaCode, contains } from "../file/area.js";
import type { KnownPlace, NamedArea, NamedPlace } from "../file/gazetteer.js";
import { isAddress } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import { readingsOf } from "../text/readings.js";
import type { ChosenPlace } from "./chosen-place.js";
import { areAnHourApart } from "./clocks.js";
import { distanceKm } from "./distance-km.js";
import type { Lookups } from "./lookups.js";
import { NO_PLACE, type Question, questionOf } from "./question.js";
import { isLikeInSize, populationRank, searchRank, TEN_TIMES, TWICE } from "./rank.js";

/** The main city of a region has at least one in this many of its people, districts of the city included. */
const SMALL_PART = 3;
/** Smallest place found by a name in another language if parts of the text are left out. */
const LEAST_POPULATION_BY_OTHER_NAME = 20_000;
const NEAR_KM = 40;
const CITY = 100_000;
const TOWN = 20_000;
/** Smaller places are not known by their names in other languages, of which those of three letters are codes of airports. */
const LEAST_KNOWN_BY_OTHER_NAME = 5000;
const LONGEST_CODE = 3;
const ARTICLE = /^the $/i;
/** A country or first-level division counts if it has this share of a city's people, or times those of the city's own area. */
const SHARE_OF_CITY = 0.5;
const TIMES_OF_AREA = 2;
/** A county counts if it has this many times the people of the city and of its own area. */
const TIMES_OF_COUNTY = 1.5;
const COUNTY_WRITERS: ReadonlySet<string> = new Set(["GB", "IE"]);
/** A known place is left out only beside a city with this many times its people, as a decimal logarithm. */
const FIFTY_TIMES = Math.log10(50);

/**
 * Returns why the first parts of a text may not be left out; undefined if they may. They are a street, a hospital or a
 * quarter that nobody listed, unless:
 *
 * - one of them is a known place, and the city behind it has less than fifty times its people: "Toulouse, Surrey",
 * - one of them is a country or a first-level division elsewhere,
 * - the last part, alone, is no large city and they do not look like an address: "Xyzzy, Nan",
 * - the city is a small one that has the name in another language only,
 * - it may mean another country as well: "Xyzzy Hospital, Kent",
 * - city and region share the name, so that they may be a hamlet in the region: "Xyzzy, New York, USA". Without a
 *   country, this counts only in a region of several time zones.
 */
export function objectionToLeavingOut(
  lookups: Lookups,
  parts: readonly string[],
  count: number,
  choice: ChosenPlace,
): Question | undefined {
  const { place } = choice;
  const [dropped, name = ""] = [parts.slice(0, count), parts[count]];
  const isArea = lookups.areasOf(name).some(({ relation }) => relation === "own");
  const names = dropped.flatMap((part) => namesIn(lookups, part));
  const known = knownElsewhere(lookups, names, place, isArea);
  if (known !== undefined) return known;
  const isElsewhere = dropped.some((part) =>
    lookups
      .areasOf(part)
      .some((area) => area.relation === "own" && area.admin2 === undefined && !contains(area, place)),
  );
  if (isElsewhere) return NO_PLACE;
  const isLikeAddress = dropped.some(isAddress);
  const isBare = parts.length === count + 1;
  if (
    place.isOwnName === false &&
    place.population < LEAST_POPULATION_BY_OTHER_NAME &&
    (isBare || !isLikeAddress)
  )
    return NO_PLACE;
  if (isBare) {
    if (place.population < CITY && !isLikeAddress) return NO_PLACE;
    const others = elsewhere(lookups, name, choice);
    if (others !== undefined) return questionOf(others, dropped);
  }
  return isLikeAddress || !isInRegionOfItsName(lookups, name, place, isBare) ? undefined : NO_PLACE;
}

/**
 * Finds the names of known places elsewhere, so that a city may not stand for them; undefined if there are none.
 *
 * @param isArea True if what stands behind the names may be an area, of which they are no quarters.
 */
export function knownElsewhere(
  lookups: Lookups,
  names: readonly string[],
  city: KnownPlace,
  isArea = true,
): Question | undefined {
  const known = names.filter((name) => {
    const key = placeKey(name);
    const places = lookups.placesNamed(key);
    return (
      places.some((place) => isKnownBeside(place, city, key.length <= LONGEST_CODE, isArea)) &&
      places.every((place) => distanceKm(place, city) > NEAR_KM)
    );
  });
  return known.length > 0 ? questionOf([], known) : undefined;
}

/** Lists the names that a part may have: "31000 Toulouse", "Toulouse (France)" and "Toulouse France" have Toulouse. */
function namesIn(lookups: Lookups, part: string): readonly string[] {
  if (lookups.placesNamed(placeKey(part)).length > 0) return [part];
  // "Victoria Island" has no country, although Iceland is Island in German.
  const isCountry = (text: string) =>
    lookups
      .areasOf(text)
      .some(
        ({ admin1, relation, isOwnName }) =>
          admin1 === undefined && relation === "own" && (isOwnName || text.length <= LONGEST_CODE),
      );
  const readings = readingsOf([part]).filter(({ name, within, isSplit = false }) =>
    isSplit ? part.startsWith(name) && within.every(isCountry) : !ARTICLE.test(part.replace(name, "")),
  );
  return [...new Set(readings.map(({ name }) => name))];
}

/**
 * True if a place is known beside a city: the city has less than fifty times its people. If the part behind it names no
 * area, it is enough to have twice the people of a small town with the same clock in the country, as many quarters have
 * such names, and ten times those of a smaller place that has the name in another language.
 */
function isKnownBeside(place: NamedPlace, city: KnownPlace, isCode: boolean, isArea: boolean): boolean {
  const { isOwnName, population, country, zone } = place;
  if (!isOwnName && (isCode || population < LEAST_KNOWN_BY_OTHER_NAME)) return false;
  const isTownBeside = country === city.country && zone === city.zone && population < TOWN;
  const isLessKnown = !isOwnName && population < CITY;
  const times = isArea ? FIFTY_TIMES : isTownBeside ? TWICE : isLessKnown ? TEN_TIMES : FIFTY_TIMES;
  return populationRank(city) - populationRank(place) < times;
}

/**
 * Finds what the last part of a text may mean if it is alone: an area that the place is not in, or a place like it in size
 * whose clock differs by an hour or more.
 */
function elsewhere(
  lookups: Lookups,
  name: string,
  { place, others }: ChosenPlace,
): readonly KnownPlace[] | undefined {
  if (place.isCapital) return undefined;
  const areas = lookups.areasCalled(placeKey(name)).toSorted((one, other) => rankOf(one) - rankOf(other));
  const its = areas.filter((area) => contains(area, place));
  const itsPeople = Math.max(0, ...its.map(({ population }) => population));
  const area = areas.find((one) => !its.includes(one) && isInstead(one, place, itsPeople));
  if (area !== undefined) return [...lookups.bestKnownIn(area), place];
  if (its.length > 0) return undefined;
  const [rival] = others
    .filter(
      (other) =>
        other.presentCity === undefined &&
        other.isOwnName === place.isOwnName &&
        isLikeInSize(other, place) &&
        areAnHourApart(other.zone, place.zone),
    )
    .toSorted((one, other) => searchRank(other) - searchRank(one));
  return rival && [place, rival];
}

/**
 * True if an area may be meant rather than a city: "Umlazi, Natal" is in the former province, not in Brazil. A county counts
 * in Britain and Ireland, where people write it after a town or hospital, and if it has more people than the city.
 */
function isInstead(area: NamedArea, city: KnownPlace, peopleOfItsArea: number): boolean {
  if (area.admin2 === undefined)
    return area.population >= Math.max(city.population * SHARE_OF_CITY, peopleOfItsArea * TIMES_OF_AREA);
  return (
    area.country !== city.country &&
    COUNTY_WRITERS.has(area.country) &&
    area.population >= Math.max(city.population, peopleOfItsArea) * TIMES_OF_COUNTY
  );
}

/** Ranks areas of today before those of the past. */
function rankOf({ relation }: NamedArea): number {
  return relation === "own" ? 0 : 1;
}

function isInRegionOfItsName(lookups: Lookups, name: string, place: KnownPlace, isBare: boolean): boolean {
  return lookups
    .areasOf(name)
    .some(
      (area) =>
        area.relation === "own" &&
        area.admin2 === undefined &&
        contains(area, place) &&
        place.population * SMALL_PART < area.population &&
        !(isBare && lookups.gazetteer.division(areaCode(area))?.zone !== undefined),
    );
}
