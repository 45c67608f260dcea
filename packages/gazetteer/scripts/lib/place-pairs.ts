import countries from "i18n-iso-countries";
import { contains } from "../../src/file/area.js";
import type { Gazetteer, KnownPlace } from "../../src/file/gazetteer.js";
import { placeLabel } from "../../src/file/place.js";
import { choosePlace } from "../../src/find/choose-place.js";
import { locatePlace } from "../../src/find/locate-place.js";
import { Lookups } from "../../src/find/lookups.js";
import { placeKey } from "../../src/text/place-key.js";

/** Outcomes of texts "place, area" whose area has no place of the name. */
export interface PairFigures {
  readonly asked: number;
  /** Texts that found a city with fifty times the people of the place, as a quarter of it may have the name. */
  readonly large: number;
  /** Texts that found another place. */
  readonly elsewhere: readonly string[];
  /** Refused texts whose first suggestion is another place. */
  readonly notFirst: readonly string[];
}

const LANGUAGES = ["en", "de", "fr", "es"];
const LEAST_POPULATION = 15_000;
const LEAST_POPULATION_OF_COUNTY = 200_000;
const SHARE_OF_COUNTRIES = 0.35;
const SHARE_OF_OWN_NAMES = 0.6;
const TIMES_OF_CITY = 50;

/**
 * Asks random texts of a known place, by its own or another name, and an area that has no place of that name: a country in
 * four languages, a first-level division or a larger county.
 */
export function measurePairs(gazetteer: Gazetteer, count: number, seed = 1): PairFigures {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const names = namesByPlace(gazetteer);
  const ids = [...names.keys()];
  const divisions = [...gazetteer.divisions()]
    .filter(({ code, name, population }) => {
      const levels = code.split(".").length;
      return name !== "" && (levels === 2 || (levels > 2 && population >= LEAST_POPULATION_OF_COUNTY));
    })
    .map(({ name }) => name);
  const countryNames = LANGUAGES.flatMap((language) => Object.values(countries.getNames(language)));
  const figures = { asked: 0, large: 0, elsewhere: [] as string[], notFirst: [] as string[] };
  while (figures.asked < count) {
    const [place] = gazetteer.placesOf([pick(ids)]);
    if (place === undefined) continue;
    const name = random() < SHARE_OF_OWN_NAMES ? place.name : pick(names.get(place.id) ?? []);
    const area = pick(random() < SHARE_OF_COUNTRIES ? countryNames : divisions);
    if (!isWithout(gazetteer, place, name, area)) continue;
    figures.asked++;
    const text = `${name}, ${area}`;
    const found = locatePlace(gazetteer, text);
    if ("place" in found) {
      const chosen = choosePlace(new Lookups(gazetteer), [name, area])?.place;
      if (chosen?.id === place.id) continue;
      if (found.place.population >= TIMES_OF_CITY * place.population) figures.large++;
      else figures.elsewhere.push(`${text}: ${placeLabel(found.place)}`);
    } else {
      const shown = gazetteer.show(place);
      const label = placeLabel({ ...shown, name: shown.formerName ?? shown.name });
      if (found.suggestions[0] !== label)
        figures.notFirst.push(`${text}: ${found.suggestions.join("; ")}, not ${label}`);
    }
  }
  return figures;
}

/** True if a name alone means the place, and the area has no place of that name. */
function isWithout(gazetteer: Gazetteer, place: KnownPlace, name: string, area: string): boolean {
  const lookups = new Lookups(gazetteer);
  const areas = lookups.areasOf(area);
  return (
    areas.length > 0 &&
    choosePlace(lookups, [name])?.place.id === place.id &&
    !lookups.placesNamed(placeKey(name)).some((named) => areas.some((one) => contains(one, named)))
  );
}

/** Reads the Latin names of larger places. */
function namesByPlace(gazetteer: Gazetteer): ReadonlyMap<number, readonly string[]> {
  const larger = [...gazetteer.places()].filter(({ population }) => population >= LEAST_POPULATION);
  const names = new Map(larger.map(({ id }) => [id, [] as string[]]));
  for (const { key, places } of gazetteer.namesBeginning("")) {
    if (!/^[a-z][a-z ]{3,}$/.test(key)) continue;
    for (const { id } of places) names.get(id)?.push(key);
  }
  return new Map([...names].filter(([, known]) => known.length > 0));
}

/** Returns a generator of numbers from 0 to 1 (a linear congruence), the same for each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
