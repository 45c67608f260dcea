import { AREA_RELATIONS, type Area, type AreaRelation, parseAreaCode } from "./area.js";
import {
  type DivisionFacts,
  type GazetteerFacts,
  HEAD,
  hashKey,
  idKey,
  NAME_MARKS,
  PLACE_FLAGS,
  type PlaceFacts,
  SECTIONS,
} from "./gazetteer-format.js";
import { LineFile } from "./line-file.js";
import type { Place } from "./place.js";

/** A place with the facts that decide which place a text means. */
export interface KnownPlace extends Area {
  /** Rank by population: 1 is the largest place. */
  readonly id: number;
  /** The name as GeoNames writes it. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name of the time zone. */
  readonly zone: string;
  /** 0 if unknown. */
  readonly population: number;
  readonly isCapital: boolean;
  /** True for a capital with the name of its country. */
  readonly isCityState: boolean;
  /** True for the seat of a first-level division. */
  readonly isSeat: boolean;
  /** Number of names in other languages; measures fame. */
  readonly otherNames: number;
  /** Id of the city that holds this former one now; undefined for a place of today. */
  readonly presentCity: number | undefined;
}

/** A place found by a name. */
export interface NamedPlace extends KnownPlace {
  /** False if that name is in another language, or a former one. */
  readonly isOwnName: boolean;
  /** True if the name is that of an island whose settlement this is. */
  readonly isIsland: boolean;
}

/** A country or division found by a name. */
export interface NamedArea extends Area {
  readonly relation: AreaRelation;
  /** True if the name is the area's present one in English, not a former or short one or one in another language. */
  readonly isOwnName: boolean;
  readonly population: number;
}

/** Facts of a country or division. */
export interface Division {
  /** Name in English. */
  readonly name: string;
  /** Sum of its places. */
  readonly population: number;
  /** Time zone of all its places; undefined if they have several. */
  readonly zone: string | undefined;
  /** Ids of its largest places. */
  readonly largest: readonly number[];
}

/** Maximum number of cached areas: enough for the countries, states and provinces that most texts name. */
const MAX_RECENT_AREAS = 2000;
/** Approximate maximum number of cached places, about 2 MB: searches find the largest ones again and again. */
const MAX_RECENT_PLACES = 5000;

/** A name and the places that have it, as the file lists them. */
export interface ListedName {
  readonly key: string;
  readonly places: readonly {
    readonly id: number;
    readonly isOwnName: boolean;
    readonly isIsland: boolean;
  }[];
}

/** Reader of the gazetteer file: looks places and areas up by the keys of their names. Synchronous, as a lookup takes microseconds. */
export class Gazetteer {
  readonly #file: LineFile<GazetteerFacts>;
  readonly #meant: ReadonlyMap<string, number>;
  readonly #recentPlaces = new Map<number, KnownPlace>();
  readonly #recentAreas = new Map<string, readonly NamedArea[]>();
  readonly #recentDivisions = new Map<string, Division | undefined>();

  /** @param path A file that {@link prepareGazetteer} has prepared. */
  constructor(path: string) {
    this.#file = new LineFile(path, HEAD);
    this.#meant = new Map(this.#file.facts.meant);
  }

  /** Reads the places of one name, the largest first. */
  placesNamed(key: string): readonly NamedPlace[] {
    const named = this.listed(key);
    if (named.length === 0) return [];
    const places = this.placesOf(named.map(({ id }) => id));
    return named.map(({ isOwnName, isIsland }, at) => ({
      ...(places[at] as KnownPlace),
      isOwnName,
      isIsland,
    }));
  }

  /** Lists the ids of the places of one name, the largest first. */
  listed(key: string): ListedName["places"] {
    const list = this.#file.find(SECTIONS.names, key);
    return list === undefined ? [] : list.split(",").map(listedPlaceOf);
  }

  /** Yields the names that begin with a key, in their order. */
  *namesBeginning(key: string): Generator<ListedName> {
    for (const [name, list] of this.#file.beginning(SECTIONS.names, key))
      yield { key: name, places: list.split(",").map(listedPlaceOf) };
  }

  /** Returns the highest-ranked places of a beginning of many names, negative for those by another name; else undefined. */
  placesBeginning(key: string): readonly number[] | undefined {
    return this.#file.find(SECTIONS.prefixes, key)?.split(",").map(Number);
  }

  /** Returns the id of the place that a reviewed name means; undefined for all other names, whose places are ranked. */
  meantBy(key: string): number | undefined {
    return this.#meant.get(key);
  }

  /** Reads places in the order of their ids' list, each once. */
  placesOf(ids: readonly number[]): readonly KnownPlace[] {
    const places: KnownPlace[] = [];
    for (const id of new Set(ids)) {
      const place = this.#recentPlaces.get(id) ?? this.#readPlace(id);
      if (place !== undefined) places.push(place);
    }
    return places;
  }

  /** Yields every place, the largest first. */
  *places(): Generator<KnownPlace> {
    for (const [id, facts] of this.#file.beginning(SECTIONS.places, ""))
      yield this.#placeOf(Number.parseInt(id, 36), facts);
  }

  /** Reads the countries and divisions of one name. */
  areasNamed(key: string): readonly NamedArea[] {
    const recent = this.#recentAreas.get(key);
    if (recent !== undefined) return recent;
    const areas = areasOf(this.#file.find(SECTIONS.areas, key)).map(({ code, relation, isOwnName }) => ({
      ...parseAreaCode(code),
      relation,
      isOwnName,
      population: this.division(code)?.population ?? 0,
    }));
    // Names of countries and states recur, so they are cached. Other texts would only fill the cache.
    if (areas.length > 0) {
      if (this.#recentAreas.size >= MAX_RECENT_AREAS) this.#recentAreas.clear();
      this.#recentAreas.set(key, areas);
    }
    return areas;
  }

  /** Yields the codes and relations of countries and divisions whose names begin with a key. */
  *areasBeginning(key: string): Generator<{ readonly code: string; readonly relation: AreaRelation }> {
    for (const [, list] of this.#file.beginning(SECTIONS.areas, key)) yield* areasOf(list);
  }

  /**
   * Reads the facts of a country or division.
   *
   * @param code GeoNames' code, such as `NL`, `US.TX` or `US.TX.201`.
   */
  division(code: string): Division | undefined {
    if (this.#recentDivisions.has(code)) return this.#recentDivisions.get(code);
    const facts = this.#file.find(SECTIONS.divisions, code);
    const division = facts === undefined ? undefined : this.#divisionOf(facts);
    if (this.#recentDivisions.size >= MAX_RECENT_AREAS) this.#recentDivisions.clear();
    this.#recentDivisions.set(code, division);
    return division;
  }

  /** Yields every country and division with a place. */
  *divisions(): Generator<Division & { readonly code: string }> {
    for (const [code, facts] of this.#file.beginning(SECTIONS.divisions, ""))
      yield { code, ...this.#divisionOf(facts) };
  }

  /** Reads names of larger places that share a hash of their spelling, those of the largest places first. */
  spelledWith(
    hashes: readonly number[],
    limit: number,
  ): readonly { readonly key: string; readonly place: number }[] {
    const ids = hashes.flatMap(
      (hash) => this.#file.find(SECTIONS.spellings, hashKey(hash))?.split(",") ?? [],
    );
    const largest = [...new Set(ids)]
      .map(Number)
      .sort((one, other) => one - other)
      .slice(0, limit);
    return largest.map((id) => {
      const [key = "", place] = this.#file.find(SECTIONS.spelled, idKey(id))?.split("\t") ?? [];
      return { key, place: Number(place) };
    });
  }

  /** Converts a place for a result, with the names of its country and region. A former city has those of today's. */
  show(place: KnownPlace): Place {
    const { lat, lng, zone, population } = place;
    const [present = place] = place.presentCity === undefined ? [] : this.placesOf([place.presentCity]);
    const { name, country, admin1 } = present;
    return {
      name,
      region: this.division(`${country}.${admin1}`)?.name ?? "",
      country: this.division(country)?.name ?? country,
      lat,
      lng,
      zone,
      population,
      ...(present !== place && { formerName: place.name }),
    };
  }

  /** Lists the time zones of all places. */
  zones(): readonly string[] {
    return this.#file.facts.zones;
  }

  close(): void {
    this.#file.close();
  }

  #readPlace(id: number): KnownPlace | undefined {
    const facts = this.#file.find(SECTIONS.places, idKey(id));
    if (facts === undefined) return undefined;
    const place = this.#placeOf(id, facts);
    if (this.#recentPlaces.size >= MAX_RECENT_PLACES) this.#recentPlaces.clear();
    this.#recentPlaces.set(id, place);
    return place;
  }

  #placeOf(id: number, text: string): KnownPlace {
    const facts: PlaceFacts = JSON.parse(text);
    const flags = facts[9];
    return {
      id,
      name: facts[0],
      lat: facts[1],
      lng: facts[2],
      zone: this.#file.facts.zones[facts[3]] as string,
      country: facts[4],
      admin1: facts[5],
      admin2: facts[6],
      admin3: facts[7],
      population: facts[8],
      isCapital: (flags & PLACE_FLAGS.capital) !== 0,
      isCityState: (flags & PLACE_FLAGS.cityState) !== 0,
      isSeat: (flags & PLACE_FLAGS.seat) !== 0,
      otherNames: facts[10],
      presentCity: facts[11],
    };
  }

  #divisionOf(text: string): Division {
    const [name, population, zone, largest]: DivisionFacts = JSON.parse(text);
    return { name, population, zone: zone === null ? undefined : this.#file.facts.zones[zone], largest };
  }
}

function listedPlaceOf(marked: string): ListedName["places"][number] {
  const id = Math.abs(Number(marked));
  const isOther = marked.startsWith(NAME_MARKS.other);
  const isIsland = marked.startsWith(NAME_MARKS.island);
  return { id, isOwnName: !isOther && !isIsland, isIsland };
}

function areasOf(list: string | undefined) {
  return (list?.split(",") ?? []).map((area) => {
    const [code = "", relation, isOwnName] = area.split("/");
    return { code, relation: AREA_RELATIONS[Number(relation)] ?? "own", isOwnName: isOwnName === "1" };
  });
}
