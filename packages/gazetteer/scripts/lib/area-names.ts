import { parseAreaCode } from "../../src/file/area.js";
import type { Gazetteer, KnownPlace } from "../../src/file/gazetteer.js";
import { choosePlace } from "../../src/find/choose-place.js";
import { Lookups } from "../../src/find/lookups.js";
import { REVIEWED_NAMES } from "./reviewed-names.js";

/** A name that means a place in another country than the area or town that has it. */
interface NameElsewhere {
  readonly name: string;
  /** The place found, such as "Victoria, CA". */
  readonly found: string;
}

/** Names of one kind, alone, and those that find a place in another country. */
export interface NamesFigures {
  readonly kind: string;
  readonly asked: number;
  readonly reviewed: readonly NameElsewhere[];
  readonly unreviewed: readonly NameElsewhere[];
}

const LEAST_POPULATION_OF_DIVISION = 200_000;
const LEAST_POPULATION_OF_TOWN = 15_000;
const COUNTRIES_OF_TOWNS = ["GB", "IE", "DE"];
/** The interface accepts no shorter text. */
const SHORTEST_TEXT = 4;

/**
 * Looks up names alone: those of countries and of larger divisions, and those of towns in Britain, Ireland and Germany. A
 * place in another country is reviewed if it stands in `REVIEWED_NAMES`.
 */
export function measureAreaNames(gazetteer: Gazetteer): readonly NamesFigures[] {
  const divisions = [...gazetteer.divisions()]
    .filter(
      ({ code, name, population }) =>
        name !== "" && (!code.includes(".") || population >= LEAST_POPULATION_OF_DIVISION),
    )
    .map(({ code, name }) => [code, name] as const);
  const towns = [...gazetteer.places()]
    .filter(
      ({ country, population }) =>
        COUNTRIES_OF_TOWNS.includes(country) && population >= LEAST_POPULATION_OF_TOWN,
    )
    .map(({ country, name }) => [country, name] as const);
  return [
    measure(gazetteer, "countries and divisions", divisions),
    measure(gazetteer, "towns of Britain, Ireland and Germany", towns),
  ];
}

function measure(
  gazetteer: Gazetteer,
  kind: string,
  rows: readonly (readonly [code: string, name: string])[],
): NamesFigures {
  const names = rows.filter(([, name]) => name.length >= SHORTEST_TEXT);
  const elsewhere = new Map<string, string>();
  for (const [code, name] of names) {
    const { country } = parseAreaCode(code);
    const found = choosePlace(new Lookups(gazetteer), [name])?.place;
    if (found !== undefined && found.country !== country) elsewhere.set(name, described(found));
  }
  const all = [...elsewhere].map(([name, found]) => ({ name, found }));
  const isReviewed = ({ name, found }: NameElsewhere) => REVIEWED_NAMES.get(name) === found;
  return {
    kind,
    asked: names.length,
    reviewed: all.filter(isReviewed),
    unreviewed: all.filter((one) => !isReviewed(one)),
  };
}

function described({ name, country }: KnownPlace): string {
  return `${name}, ${country}`;
}
