import { areaCode } from "../file/area.js";
import type { Gazetteer, KnownPlace, NamedArea, NamedPlace } from "../file/gazetteer.js";
import { GERMAN_COUNTRIES, isGermanDistrict, withoutDivisionKind } from "../text/division-kinds.js";
import { placeKey } from "../text/place-key.js";
import { fameRank } from "./rank.js";

const COMPASS: ReadonlyMap<string, readonly string[]> = new Map([
  ["n", ["north", "northern"]],
  ["no", ["north", "northern"]],
  ["s", ["south", "southern"]],
  ["so", ["south", "southern"]],
  ["e", ["east", "eastern"]],
  ["w", ["west", "western"]],
]);
const ARTICLES = new Set([
  "la",
  "le",
  "les",
  "el",
  "los",
  "las",
  "il",
  "lo",
  "i",
  "die",
  "der",
  "das",
  "de",
  "het",
  "o",
  "a",
  "l",
]);
/** "Le Man" is not the Isle of Man. */
const FEWEST_LETTERS_AFTER_ARTICLE = 5;
const CJK_KIND = /(?<=.)(?:市|都|府|県|省|県|县|縣|州|国|시|도)$/u;

/** Cached lookups for one text: its readings share many names, and each is looked up once. */
export class Lookups {
  readonly gazetteer: Gazetteer;
  readonly #places = new Map<string, readonly NamedPlace[]>();
  readonly #areas = new Map<string, readonly NamedArea[]>();
  readonly #areasByKey = new Map<string, readonly NamedArea[]>();

  constructor(gazetteer: Gazetteer) {
    this.gazetteer = gazetteer;
  }

  /** Finds the places of a name, the largest first. */
  placesNamed(key: string): readonly NamedPlace[] {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const places = key === "" ? [] : this.gazetteer.placesNamed(key);
    this.#places.set(key, places);
    return places;
  }

  /** Finds the areas that a part of a text names. It may contain an article, a postcode or the kind of area ("county"). */
  areasOf(text: string): readonly NamedArea[] {
    const known = this.#areas.get(text);
    if (known !== undefined) return known;
    const key = placeKey(text);
    const named = this.#firstAreas(areaKeys(key));
    const areas = isGermanDistrict(key)
      ? named.filter(({ country }) => GERMAN_COUNTRIES.has(country))
      : named;
    this.#areas.set(text, areas);
    return areas;
  }

  /** Finds the countries and divisions of exactly this name. */
  areasNamed(key: string): readonly NamedArea[] {
    const known = this.#areasByKey.get(key);
    if (known !== undefined) return known;
    const areas = key === "" ? [] : this.gazetteer.areasNamed(key);
    this.#areasByKey.set(key, areas);
    return areas;
  }

  /** Finds the countries and divisions of exactly this name, or else of this name without its article. */
  areasCalled(key: string): readonly NamedArea[] {
    const areas = this.areasNamed(key);
    const [article = "", ...others] = key.split(" ");
    const name = others.join(" ");
    return areas.length > 0 || name.length < FEWEST_LETTERS_AFTER_ARTICLE || !ARTICLES.has(article)
      ? areas
      : this.areasNamed(name);
  }

  /** Finds the best known of an area's largest places; empty if it has none. */
  bestKnownIn(area: NamedArea): readonly KnownPlace[] {
    const largest = this.gazetteer.placesOf(this.gazetteer.division(areaCode(area))?.largest ?? []);
    return largest.toSorted((one, other) => fameRank(other) - fameRank(one)).slice(0, 1);
  }

  #firstAreas(keys: Iterable<string>): readonly NamedArea[] {
    for (const key of keys) {
      const areas = this.areasNamed(key);
      if (areas.length > 0) return areas;
    }
    return [];
  }
}

function* areaKeys(key: string): Generator<string> {
  yield key;
  const plain = key
    .split(" ")
    .filter((word, index) => !/\d/.test(word) && !(index === 0 && word === "the"))
    .join(" ");
  if (plain !== key) yield plain;
  const [first = "", ...others] = plain.split(" ");
  for (const inFull of COMPASS.get(first) ?? []) yield [inFull, ...others].join(" ");
  if (ARTICLES.has(first)) yield others.join(" ");
  const kindless = withoutDivisionKind(plain);
  if (kindless !== plain) yield kindless;
  const cjk = plain.replace(CJK_KIND, "");
  if (cjk !== plain) yield cjk;
}
