import { AREA_RELATIONS, type AreaRelation, contains } from "../file/area.js";
import type { NamedArea, NamedPlace } from "../file/gazetteer.js";
import { isContinent, isUnofficialRegion } from "../text/not-a-place.js";
import { placeKey } from "../text/place-key.js";
import type { LocationText } from "../text/readings.js";
import { areAnHourApart } from "./clocks.js";
import type { Lookups } from "./lookups.js";
import { withoutNamesakesOfAreas } from "./namesake-areas.js";
import { byOwnNameFirst } from "./own-name.js";
import { isLikeInSize, nameRank, placeRank, populationRank, searchRank, TEN_TIMES } from "./rank.js";
import { isHome, isInArea, isInOrNear, type Scope, scopesOf } from "./scopes.js";

/** The place that a text means, and other places that it could mean. */
export interface Choice {
  readonly place: NamedPlace;
  /** The name by which it was found, as the text has it. */
  readonly name: string;
  /** Other places of the same name in the areas that the text names. */
  readonly others: readonly NamedPlace[];
  /** A place like it in size, but in an area that only shares its name, and an hour or more apart: the text may mean either. */
  readonly rival?: NamedPlace;
}

/** Smaller places are found only in today's country. */
const LEAST_POPULATION_IN_FORMER_LANDS = 20_000;
/** A smaller place with the name of an unofficial region, such as "Midwest", is not meant. */
const CITY_POPULATION = 100_000;
/** Smaller places count as villages. */
const VILLAGE_POPULATION = 2000;

/** Countries whose people write the code of the state or province after a city. */
const CODE_WRITERS: ReadonlySet<string> = new Set(["US", "CA", "AU"]);

/** Meaning of a country's name: its borders today, or also its former lands, as in old birth certificates. */
export type Era = "today" | "former";
const RELATIONS: Readonly<Record<Era, readonly AreaRelation[]>> = {
  today: ["own", "territory", "past"],
  former: AREA_RELATIONS,
};

/** Finds the place that one reading of a text means. */
export function findNamed(
  lookups: Lookups,
  { name, within, isSplit = false }: LocationText,
  era: Era,
): Choice | undefined {
  const key = placeKey(name);
  const named = lookups.placesNamed(key);
  if (named.length === 0 || (within.length === 0 && (era === "former" || isContinent(key)))) return undefined;
  const scopes = scopesOf(lookups, within, RELATIONS[era]);
  // Splitting words and former countries are guesses already; an unknown part would be a second one.
  if (scopes === undefined || ((isSplit || era === "former") && scopes.isGuess)) return undefined;

  const known = readCodeAsState(scopes.known, named);
  const { isGuess } = scopes;
  const candidates = era === "today" ? named : bestKnown(named);
  const inside = placesWithin(candidates, known);
  const meant = withoutNamesakesOfAreas(lookups, key, inside, known).filter(
    ({ population }) => population >= CITY_POPULATION || !isRegionName(key, known),
  );
  const isMeant = ({ id }: NamedPlace) => id === lookups.gazetteer.meantBy(key);
  const likely = byOwnNameFirst(meant, known);
  const place = inside.find(isMeant) ?? likeliest(likely, known);
  if (place === undefined) return undefined;
  const isClear = meant.every((other) => other === place || placeRank(place) - placeRank(other) >= TEN_TIMES);
  if (isGuess && !isClear) return undefined;
  const others = known === scopes.known ? inside : placesWithin(candidates, scopes.known);
  const rival = isMeant(place) ? undefined : likely.find((other) => isRival(place, other, known));
  return { place, name, others: others.filter((other) => other !== place), ...(rival && { rival }) };
}

/**
 * True if two places are alike in size, an hour or more apart, and in two meanings of an area's name, unless that of the
 * first one has ten times the people: "Dover, Kent" is not in Delaware.
 */
function isRival(place: NamedPlace, other: NamedPlace, scopes: readonly Scope[]): boolean {
  return (
    scopes.some(({ areas }) => areas.length > 1 && areInTwoMeanings(areas, place, other)) &&
    isLikeInSize(place, other) &&
    areAnHourApart(place.zone, other.zone)
  );
}

function areInTwoMeanings(areas: readonly NamedArea[], place: NamedPlace, other: NamedPlace): boolean {
  if (areas.some((area) => contains(area, place) && contains(area, other))) return false;
  const [its, others] = [place, other].map((one) =>
    Math.max(...areas.filter((area) => contains(area, one)).map(populationRank)),
  );
  return its !== undefined && others !== undefined && its - others < TEN_TIMES;
}

/**
 * Reads a code at the end of a text as a state or province where people write such codes, if it has a place of this own
 * name: "Richmond, CA" is in California, "Toronto, CA" in Canada. A village there does not count beside a town of the
 * country with ten times its people: "London, CA" is in Canada. Codes that no country has are unambiguous.
 */
function readCodeAsState(scopes: readonly Scope[], named: readonly NamedPlace[]): readonly Scope[] {
  const last = scopes.at(-1);
  if (!last?.isCode || !last.areas.some((area) => area.admin1 === undefined && area.relation === "own"))
    return scopes;
  const states = last.areas.filter(
    ({ country, admin1, admin2 }) => admin1 !== undefined && !admin2 && CODE_WRITERS.has(country),
  );
  const own = named.filter((place) => place.isOwnName && isInArea(last, place));
  const [inState] = own.filter((place) => states.some((state) => contains(state, place)));
  const isVillage = (village: NamedPlace) =>
    village.population < VILLAGE_POPULATION &&
    own.some((place) => populationRank(place) - populationRank(village) >= TEN_TIMES);
  const isState = inState !== undefined && !isVillage(inState);
  return isState ? [...scopes.slice(0, -1), { ...last, areas: states }] : scopes;
}

/**
 * Returns the places that a name may mean in a former land, if they are large enough: those that have the name as their
 * own, and that which it means in the whole world. "Rome, Germany" is a contradiction, although Lomé, once also spelled
 * Rome, was German.
 */
function bestKnown(places: readonly NamedPlace[]): readonly NamedPlace[] {
  const [best] = places.toSorted((one, other) => searchRank(other) - searchRank(one));
  return places
    .filter((place) => place === best || place.isOwnName)
    .filter(({ population }) => population >= LEAST_POPULATION_IN_FORMER_LANDS);
}

/** Prefers places inside the named areas to those that only lie close to a named city. */
function placesWithin(places: readonly NamedPlace[], scopes: readonly Scope[]): readonly NamedPlace[] {
  const inside = places.filter((place) => scopes.every((scope) => isInArea(scope, place)));
  if (inside.length > 0 || scopes.length === 0) return inside;
  return places.filter((place) => scopes.every((scope) => isInOrNear(scope, place)));
}

function isRegionName(key: string, scopes: readonly Scope[]): boolean {
  return (
    isUnofficialRegion(key) && scopes.every(({ areas }) => areas.every(({ admin1 }) => admin1 === undefined))
  );
}

/** Chooses the likeliest place. One in a territory wins only with ten times the people of one in the country itself. */
function likeliest(places: readonly NamedPlace[], scopes: readonly Scope[]): NamedPlace | undefined {
  const rank = scopes.length === 0 ? searchRank : placeRank;
  const byRank = places.toSorted((one, other) => rank(other) - rank(one) || one.id - other.id);
  const ranked = byRank.filter((place) => !place.isCapital || !hasTenTimes(byRank, place));
  const home = ranked.find((place) => scopes.every((scope) => isHome(scope, place)));
  const overseas = ranked.find((place) => place !== home && !scopes.every((scope) => isHome(scope, place)));
  if (home === undefined || overseas === undefined) return home ?? overseas;
  return populationRank(overseas) - nameRank(home) >= TEN_TIMES ? overseas : home;
}

/** True if one of the places has ten times the people of a capital, whose fame then does not count. */
function hasTenTimes(places: readonly NamedPlace[], capital: NamedPlace): boolean {
  return places.some((place) => nameRank(place) - populationRank(capital) >= TEN_TIMES);
}
