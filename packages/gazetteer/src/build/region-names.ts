import type { AreaRelation } from "../file/area.js";
import { readRegions } from "../sources/data-packages.js";
import { divisionKeys } from "../text/division-kinds.js";
import { placeKeys } from "../text/place-key.js";
import { memberOf, membersOf } from "./area-rows.js";
import { type AreaMeanings, addMeaning } from "./country-names.js";
import { NAMED_AREAS } from "./named-areas.js";
import { REGION_ABBREVIATIONS } from "./region-abbreviations.js";
import { REGION_ALIASES, SAME_CODE_COUNTRIES } from "./region-aliases.js";

/** Collects every key that names a division of the first or second level, with all its meanings. */
export function regionsByKey(): ReadonlyMap<string, AreaMeanings> {
  const byKey = new Map<string, AreaMeanings>();
  const file = (key: string, code: string, isOwnName = false, relation: AreaRelation = "own") => {
    if (key === "") return;
    const meanings: AreaMeanings = byKey.get(key) ?? new Map();
    addMeaning(meanings, code, { relation, isOwnName });
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
  for (const { within, rows } of NAMED_AREAS) {
    for (const row of rows) {
      const names = row.names?.split(", ") ?? [];
      const keys = row.of === undefined ? names.flatMap(placeKeys) : keysOf(byKey, row.of, within);
      for (const key of keys)
        for (const { code, relation } of membersOf(row, within)) file(key, code, false, relation);
    }
  }
  return byKey;
}

/** Returns every key that names a division. */
function keysOf(
  byKey: ReadonlyMap<string, AreaMeanings>,
  division: string,
  within: string,
): readonly string[] {
  const { code } = memberOf(division, within, "own");
  return [...byKey].filter(([, meanings]) => meanings.get(code)?.relation === "own").map(([key]) => key);
}

/** Collects the English name of every division. */
export function regionNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const level of [1, 2] as const) {
    for (const { code, name } of readRegions(level)) names.set(code, name);
  }
  return names;
}
