import { contains } from "../file/area.js";
import { isVague } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import { cityAndQuarter, type LocationText, readingsOf } from "../text/readings.js";
import type { ChosenPlace } from "./chosen-place.js";
import { findContradiction } from "./contradictions.js";
import { findCounty } from "./find-county.js";
import { findMisspelled } from "./find-misspelled.js";
import { type Choice, findNamed } from "./find-named.js";
import { knownElsewhere, objectionToLeavingOut } from "./leaving-out.js";
import type { Lookups } from "./lookups.js";
import { isNamesakeOfArea } from "./namesake-areas.js";
import { NO_PLACE, type Question, questionOf } from "./question.js";

/** A city with quarters: "Saint-Xyzzy" is no quarter of a place called Saint. */
const LEAST_POPULATION_OF_DIVIDED = 50_000;
/** A ward and a hospital may stand before the city and its quarter. */
const MOST_PARTS_OF_QUARTER = 3;
/** A quarter does not have the name of another city: "Berlin-Hamburg". */
const CITY_POPULATION = 100_000;

/** Chooses the place that the parts of a text mean; undefined if they mean none, or none for sure. */
export function choosePlace(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  const found = chooseOrAsk(lookups, parts);
  return "place" in found ? found : undefined;
}

/**
 * Chooses the place that the parts of a text mean. A wrong place is worse than a question: the place lies in each area that
 * the text names, its first parts are left out only if they cannot be what is meant, and of two places that the text may
 * mean equally well none is taken.
 */
export function chooseOrAsk(lookups: Lookups, parts: readonly string[]): ChosenPlace | Question {
  const [name = ""] = parts;
  if (isVague(name) && !lookups.placesNamed(placeKey(name)).some(({ isOwnName }) => isOwnName))
    return NO_PLACE;
  const whole = chooseWhole(lookups, parts);
  if (whole !== undefined) return orQuestion(lookups, parts, whole);
  // The first parts may be a street, a district or a hospital.
  for (let count = 1; count < parts.length; count++) {
    const rest = parts.slice(count);
    const choice = chooseFrom(lookups, rest);
    if (choice === undefined) continue;
    return objectionToLeavingOut(lookups, parts, count, choice) ?? orQuestion(lookups, rest, choice);
  }
  for (let count = 0; count < Math.min(parts.length, MOST_PARTS_OF_QUARTER); count++) {
    const quarter = chooseQuarter(lookups, parts.slice(count));
    if (quarter === undefined) continue;
    const objection =
      "place" in quarter && count > 0 ? objectionToLeavingOut(lookups, parts, count, quarter) : undefined;
    return objection ?? quarter;
  }
  return NO_PLACE;
}

/**
 * Reads the first part as a city and its quarter: "Hamburg-Eppendorf". The quarter is taken if it is known, else the city,
 * which must be a larger one. An area behind the hyphen is none: "London-England".
 */
function chooseQuarter(lookups: Lookups, parts: readonly string[]): ChosenPlace | Question | undefined {
  for (const quarterFirst of cityAndQuarter(parts)) {
    const [name = "", ...cityFirst] = quarterFirst;
    if (lookups.areasOf(name).some(({ admin2, relation }) => !admin2 && relation === "own")) {
      const [city = "", ...within] = cityFirst;
      const inArea = chooseWhole(lookups, [city, name, ...within]);
      return inArea && orQuestion(lookups, [city, name, ...within], inArea);
    }
    const city = chooseFrom(lookups, cityFirst);
    if (city === undefined || city.place.population < LEAST_POPULATION_OF_DIVIDED) continue;
    if (isNamesakeOfArea(lookups, placeKey(parts[0] ?? ""), city.place)) return undefined;
    const quarter = chooseFrom(lookups, quarterFirst);
    if (quarter !== undefined) return orQuestion(lookups, quarterFirst, quarter);
    const isCity = lookups
      .placesNamed(placeKey(name))
      .some(({ isOwnName, population }) => isOwnName && population >= CITY_POPULATION);
    return isCity ? undefined : orQuestion(lookups, cityFirst, city);
  }
  return undefined;
}

/** Returns the choice, or a question if the text contradicts it or another place is as likely. */
function orQuestion(lookups: Lookups, parts: readonly string[], choice: ChosenPlace): ChosenPlace | Question {
  if (choice.rival !== undefined) return questionOf([choice.place, choice.rival]);
  // "Union City, New Aquitaine" is not another name of a place there.
  const [name = ""] = parts;
  const isByVariant =
    choice.name !== undefined && choice.name !== name && placeKey(choice.name) !== placeKey(name);
  const known = isByVariant ? knownElsewhere(lookups, [name], choice.place) : undefined;
  if (known !== undefined) return known;
  return findContradiction(lookups, parts, choice.place) ?? choice;
}

/**
 * Tries the readings of a text in turn and takes the first place that one of them finds, without leaving a part out. The
 * present name of a country or division alone is not split into other names: "Los Lagos Region" is not Lagos.
 */
function chooseWhole(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  const literal = chooseLiterally(lookups, parts);
  if (literal !== undefined) return literal;
  const choice =
    chooseFrom(lookups, parts) ??
    chooseCounty(lookups, parts) ??
    chooseReversed(lookups, parts) ??
    first(readingsOf(parts), (reading) => findMisspelled(lookups, reading));
  if (choice === undefined || parts.length > 1) return choice;
  return isNamesakeOfArea(lookups, placeKey(parts[0] ?? ""), choice.place) ? undefined : choice;
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
  return findNamed(lookups, { name, within }, "today") ?? countyOf(lookups, { name, within });
}

function chooseCounty(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  return first(readingsOf(parts), (reading) => countyOf(lookups, reading));
}

function countyOf(lookups: Lookups, reading: LocationText): ChosenPlace | undefined {
  const place = findCounty(lookups, reading);
  if (place === undefined) return undefined;
  const isInFull = lookups.areasCalled(placeKey(reading.name)).length > 0;
  return { place, others: [], ...(!isInFull && { name: place.name }) };
}

/**
 * Reads texts such as "Netherlands, Amsterdam", with the country or division first. After a division, a last part that is
 * one too must hold the place: "Granada, Santa Fe" rather means the province in Argentina than the town near Granada.
 */
function chooseReversed(lookups: Lookups, parts: readonly string[]): ChosenPlace | undefined {
  const [largest, last] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || largest === undefined || last === undefined) return undefined;
  const largeAreas = (part: string) =>
    lookups.areasOf(part).filter(({ admin2, relation }) => !admin2 && relation === "own");
  const areas = largeAreas(largest);
  if (areas.length === 0) return undefined;
  const choice = chooseFrom(lookups, parts.toReversed());
  if (choice === undefined) return undefined;
  const isCountry = areas.some(({ admin1 }) => admin1 === undefined);
  const { name: _, ...found } = choice;
  const lastAreas = largeAreas(last);
  const isInLast = lastAreas.length === 0 || lastAreas.some((area) => contains(area, found.place));
  return isCountry || isInLast ? found : undefined;
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
