import countries from "i18n-iso-countries";
import { AREA_RELATIONS, type AreaRelation } from "../file/area.js";
import { placeKeys } from "../text/place-key.js";
import { COUNTRY_ALIASES } from "./country-aliases.js";
import { countryDisplayName } from "./country-display-names.js";
import { FORMER_LANDS, TERRITORIES } from "./territories.js";

/** Relation of a name to an area. */
export interface AreaMeaning {
  readonly relation: AreaRelation;
  /** True for the area's present name in English. Other names are former, short or in another language. */
  readonly isOwnName: boolean;
}

/** The meanings of a name, by the codes of the areas. */
export type AreaMeanings = Map<string, AreaMeaning>;

/** Collects every key that names a country, with all its meanings. */
export function countriesByKey(): ReadonlyMap<string, AreaMeanings> {
  const byKey = new Map<string, AreaMeanings>();
  const file = (name: string, codes: readonly string[], relation: AreaRelation, isOwnName = false) => {
    for (const key of placeKeys(name)) {
      const meanings: AreaMeanings = byKey.get(key) ?? new Map();
      for (const code of codes) addMeaning(meanings, code, { relation, isOwnName });
      byKey.set(key, meanings);
    }
  };
  const fileCountry = (code: string, name: string) => {
    file(name, [code], "own", englishNames(code).has(name));
    file(name, TERRITORIES[code]?.split(" ") ?? [], "territory");
    file(name, FORMER_LANDS[code]?.split(" ") ?? [], "former");
  };
  for (const [code, names] of namesByCode()) {
    for (const name of names) fileCountry(code, name);
  }
  for (const [codes, names] of COUNTRY_ALIASES) {
    for (const name of names.split(", ")) {
      if (codes.includes(" ")) file(name, codes.split(" "), "own");
      else fileCountry(codes, name);
    }
  }
  return byKey;
}

/** Adds a meaning; keeps the closest relation if a name means an area in several ways. */
export function addMeaning(meanings: AreaMeanings, code: string, meaning: AreaMeaning): void {
  const known = meanings.get(code) ?? meaning;
  const relations = [known.relation, meaning.relation].toSorted(
    (one, other) => AREA_RELATIONS.indexOf(one) - AREA_RELATIONS.indexOf(other),
  );
  meanings.set(code, {
    relation: relations[0] ?? meaning.relation,
    isOwnName: known.isOwnName || meaning.isOwnName,
  });
}

/** Returns the present names of a country in English: the usual one and the official ones. */
function englishNames(code: string): ReadonlySet<string> {
  return new Set([countryDisplayName(code), ...(countries.getName(code, "en", { select: "all" }) ?? [])]);
}

/** Returns the ISO codes and the names in every language that the package knows. */
function namesByCode(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [alpha2, alpha3] of Object.entries(countries.getAlpha2Codes()))
    names.set(alpha2, [alpha2, alpha3]);
  for (const language of countries.getSupportedLanguages()) {
    for (const [code, inLanguage] of Object.entries(countries.getNames(language, { select: "all" }))) {
      names.get(code)?.push(...inLanguage);
    }
  }
  for (const [code, known] of names) known.push(...englishNames(code));
  return names;
}
