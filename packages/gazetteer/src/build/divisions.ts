import type { GeonamesCity } from "../sources/geonames-city.js";

/** Number of places kept for each division: the maximum number of suggestions. */
const LARGEST_COUNT = 3;

interface DivisionFacts {
  population: number;
  readonly zones: Set<string>;
  /** Ids of its largest places. */
  readonly largest: number[];
}

/** Collects population, time zones and largest places of each country and division while places are read. */
export class Divisions {
  readonly #byCode = new Map<string, DivisionFacts>();

  /** Adds a place to its country and divisions. */
  count({ country, admin1, admin2, admin3, population, zone }: GeonamesCity, id: number): void {
    const codes = [country, `${country}.${admin1}`, `${country}.${admin1}.${admin2}`];
    if (admin3 !== "") codes.push(`${country}.${admin1}.${admin2}.${admin3}`);
    for (const code of codes) {
      const facts = this.#byCode.get(code) ?? { population: 0, zones: new Set(), largest: [] };
      facts.population += population;
      facts.zones.add(zone);
      facts.largest.push(id);
      // Ids rank places by population, so the smallest ids are the largest places.
      facts.largest.sort((one, other) => one - other).splice(LARGEST_COUNT);
      this.#byCode.set(code, facts);
    }
  }

  /** Yields the rows of the table. Divisions without a place have none. */
  *rows(
    nameOf: (code: string) => string,
  ): Generator<[code: string, name: string, population: number, zone: string | null, largest: string]> {
    for (const [code, { population, zones, largest }] of this.#byCode) {
      const [zone = ""] = zones;
      yield [code, nameOf(code), population, zones.size === 1 ? zone : null, JSON.stringify(largest)];
    }
  }
}
