import { REGION_ALIASES } from "../../src/build/region-aliases.js";
import { areaCode } from "../../src/file/area.js";
import type { Gazetteer, KnownPlace } from "../../src/file/gazetteer.js";
import { choosePlace } from "../../src/find/choose-place.js";
import { Lookups } from "../../src/find/lookups.js";
import { locationParts } from "../../src/text/location-parts.js";
import { placeKey } from "../../src/text/place-key.js";

/** A text that is a place's own name, alone or with an area. */
interface OwnNameText {
  readonly text: string;
  readonly key: string;
  /** The area that the text names, by its codes. */
  readonly country?: string;
  readonly admin1?: string;
}

/** A text that did not find a place of this own name in the named area. */
interface OwnNameMiss {
  readonly text: string;
  /** The place found, or the areas that the name rather means. */
  readonly found: string;
  /** The largest place of this own name in the named area. */
  readonly wanted: string;
}

/** Texts of one kind, with those that failed. */
export interface OwnNameFigures {
  readonly kind: string;
  readonly asked: number;
  /** Number of texts that found another place because it is reviewed: `MEANT_PLACES`. */
  readonly reviewed: number;
  readonly elsewhere: readonly OwnNameMiss[];
  readonly refused: readonly OwnNameMiss[];
}

const LEAST_BARE = 40_000;
const LEAST_WITH_COUNTRY = 25_000;
const LEAST_WITH_STATE = 8000;
/** Countries whose people name the state or province by its code. */
const STATES = ["US", "CA", "AU"];
/** The interface accepts no shorter text. */
const SHORTEST_TEXT = 4;

/** Looks up the own names of larger places: alone, with the country, and with the code of the state or province. */
export function measureOwnNames(gazetteer: Gazetteer): readonly OwnNameFigures[] {
  const bare = textsOf(gazetteer, LEAST_BARE, ({ name }) => [name, {}]);
  const withCountry = textsOf(gazetteer, LEAST_WITH_COUNTRY, ({ name, country, countryName }) => [
    `${name}, ${countryName}`,
    { country },
  ]);
  const withState = textsOf(gazetteer, LEAST_WITH_STATE, ({ name, country, admin1 }) => {
    const code = stateCode(country, admin1);
    return code === undefined ? undefined : [`${name}, ${code}`, { country, admin1 }];
  });
  return [
    measure(gazetteer, "bare", bare),
    measure(gazetteer, "with the country", withCountry),
    measure(gazetteer, "with the state's code", withState),
  ];
}

interface Row {
  readonly name: string;
  readonly country: string;
  readonly countryName: string;
  readonly admin1: string;
}

function textsOf(
  gazetteer: Gazetteer,
  leastPopulation: number,
  textOf: (row: Row) => readonly [string, Pick<OwnNameText, "country" | "admin1">] | undefined,
): readonly OwnNameText[] {
  const texts = new Map<string, OwnNameText>();
  for (const { name, country, admin1 = "", population } of gazetteer.places()) {
    if (population < leastPopulation) continue;
    const countryName = gazetteer.division(country)?.name ?? country;
    const [text, area] = textOf({ name, country, countryName, admin1 }) ?? [""];
    const key = placeKey(name);
    if (text.length >= SHORTEST_TEXT && !texts.has(placeKey(text)))
      texts.set(placeKey(text), { text, key, ...area });
  }
  return [...texts.values()];
}

function stateCode(country: string, admin1: string): string | undefined {
  if (!STATES.includes(country)) return undefined;
  if (country === "US") return admin1;
  const aliases = REGION_ALIASES.find(([code]) => code === country)?.[1];
  return aliases?.find(([code]) => code === admin1)?.[1].split(", ")[0];
}

function measure(gazetteer: Gazetteer, kind: string, texts: readonly OwnNameText[]): OwnNameFigures {
  const elsewhere: OwnNameMiss[] = [];
  const refused: OwnNameMiss[] = [];
  let reviewed = 0;
  for (const { text, key, country, admin1 } of texts) {
    const lookups = new Lookups(gazetteer);
    const wanted = lookups
      .placesNamed(key)
      .filter((place) => place.isOwnName && (country ?? place.country) === place.country)
      .filter((place) => (admin1 ?? place.admin1) === place.admin1);
    const found = choosePlace(lookups, locationParts(text))?.place;
    if (found !== undefined && wanted.some(({ id }) => id === found.id)) continue;
    if (found !== undefined && found.id === gazetteer.meantBy(key)) {
      reviewed++;
      continue;
    }
    const wantedPlace = wanted[0] === undefined ? "none" : described(wanted[0]);
    if (found !== undefined) elsewhere.push({ text, wanted: wantedPlace, found: described(found) });
    else refused.push({ text, wanted: wantedPlace, found: areasOf(lookups, key) });
  }
  return { kind, asked: texts.length, reviewed, elsewhere, refused };
}

function areasOf(lookups: Lookups, key: string): string {
  const areas = lookups.areasNamed(key).filter(({ isOwnName }) => isOwnName);
  return areas.map((area) => `area ${areaCode(area)}`).join(", ");
}

function described({ name, country, admin1, population }: KnownPlace): string {
  return `${name}, ${country}.${admin1} (${population.toLocaleString("en")})`;
}
