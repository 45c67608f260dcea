import { readRegions } from "../sources/data-packages.js";
import { divisionKeys } from "../text/division-kinds.js";
import { placeKeys } from "../text/place-key.js";
import { type AreaMeanings, addMeaning } from "./country-names.js";
import { REGION_ABBREVIATIONS } from "./region-abbreviations.js";
import { REGION_ALIASES, SAME_CODE_COUNTRIES } from "./region-aliases.js";
import { REGION_GROUPS } from "./region-groups.js";

/** Collects every key that names a division of the first or second level, with all its meanings. */
export function regionsByKey(): ReadonlyMap<string, AreaMeanings> {
  const byKey = new Map<string, AreaMeanings>();
  const file = (key: string, code: string, isOwnName = false) => {
    if (key === "") return;
    const meanings: AreaMeanings = byKey.get(key) ?? new Map();
    addMeaning(meanings, code, { relation: "own", isOwnName });
    byKey.set(key, meanings);
  };
  for (const level of [1, 2] as const) {
    for (const { code, name } of readRegions(level)) {
      for (const inFull of placeKeys(name)) {
        for (const key of divisionKeys(inFull)) file(key, code, key === inFull);
      }
      const ownCode = code.slice(code.lastIndexOf(".") + 1);
      if (SAME_CODE_COUNTRIES[level].has(code.slice(0, 2))) file(ownCode.toLowerCase(), code);
    }
  }
  for (const [country, aliases] of [...REGION_ALIASES, ...REGION_ABBREVIATIONS]) {
    for (const [admin1, names] of aliases) {
      for (const key of names.split(", ").flatMap(placeKeys)) file(key, `${country}.${admin1}`);
    }
  }
  for (const [name, codes] of REGION_GROUPS) {
    for (const key of placeKeys(name)) for (const code of codes.split(" ")) file(key, code);
  }
  return byKey;
}

/** Collects the English name of every division. */
export function regionNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const level of [1, 2] as const) {
    for (const { code, name } of readRegions(level)) names.set(code, name);
  }
  return names;
}
