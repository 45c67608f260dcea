import type { GeonamesCity } from "../sources/geonames-city.js";

/** Number of places kept for each division: the maximum number of suggestions. */
const LARGEST_COUNT = 3;

interface DivisionFacts {
  population: number;
  readonly zones: Set<string>;
  /** Ids of its largest places. */
  readonly largest: number[];
}

/** Collects population, time zones and largest places of each country and division. */
export class Divisions {
  readonly #byCode = new Map<string, DivisionFacts>();

  /** Adds a place to its country and divisions. The places must come in the order of their ids, the largest first. */
  count(
    { country, admin1, admin2, admin3, population, zone }: Omit<GeonamesCity, "otherNames">,
    id: number,
  ): void {
    const codes = [country, `${country}.${admin1}`, `${country}.${admin1}.${admin2}`];
    if (admin3 !== "") codes.push(`${country}.${admin1}.${admin2}.${admin3}`);
    for (const code of codes) {
      const facts = this.#byCode.get(code) ?? { population: 0, zones: new Set(), largest: [] };
      facts.population += population;
      facts.zones.add(zone);
      if (facts.largest.length < LARGEST_COUNT) facts.largest.push(id);
      this.#byCode.set(code, facts);
    }
  }

  /** True if a country or division has a place. */
  has(code: string): boolean {
    return this.#byCode.has(code);
  }

  /** Lists the facts of all; `zone` is undefined if there are several. */
  all(): readonly {
    readonly code: string;
    readonly population: number;
    readonly zone: string | undefined;
    readonly largest: readonly number[];
  }[] {
    return [...this.#byCode].map(([code, { population, zones, largest }]) => {
      const [zone] = zones;
      return { code, population, zone: zones.size === 1 ? zone : undefined, largest };
    });
  }
}
