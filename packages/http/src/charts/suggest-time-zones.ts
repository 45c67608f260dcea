import { localOffsets, timeZones } from "chart-core/birth-moment";
import type { CityZone } from "../ports/places.js";

/** Finds the time zones of the cities of a name; undefined if the host cannot say. */
export type ZonesNamed = (name: string) => readonly CityZone[] | undefined;

/** Maximum number of names that a message suggests. */
const SUGGESTIONS = 3;
/** Length of the longest text that gets suggestions; the longest name has 32 characters. */
const MAX_LENGTH = 40;
/** A city is meant if those of its name by other clocks have at most a fifth of its people. */
const TIMES_THE_PEOPLE = 5;
/** A city in the named part of the world is meant unless one elsewhere has this many times its people. */
const TIMES_THE_PEOPLE_ELSEWHERE = 50;
/** Without a part of the world, only a large city is meant: "Date" and "City" are names of places, too. */
const LEAST_POPULATION_ALONE = 100_000;
const FEWEST_LETTERS_ALONE = 5;
/** Abbreviations such as PST and CEST, and words of two letters: some places have such names. */
const ABBREVIATION = /^(?:[a-z]{1,3}t|[a-z]{1,2}|msk|utc)$/i;
const CONTINENTS: ReadonlySet<string> = new Set(
  "africa america antarctica arctic asia atlantic australia europe indian pacific".split(" "),
);

/**
 * Returns up to three names of time zones that a text may mean, all of one clock: a wrong hint gives a chart that is hours
 * off. An unknown zone with the name of a city means that city's zone, by the host's places; a misspelt one is like the name
 * of a zone's own city.
 */
export function suggestTimeZones(text: string, zonesNamed?: ZonesNamed): readonly string[] {
  if (text.length > MAX_LENGTH) return [];
  const wanted = namePartsOf(text);
  if (wanted.city === "") return [];
  const zones = candidates();
  const same = zones.filter(({ whole }) => whole === wanted.whole);
  if (same.length > 0) return ofOneClock(same);

  const isAlone = wanted.part === "";
  const own = zones.filter(({ city }) => city === wanted.city);
  const near = zones.filter(({ part }) => isAlone || part === wanted.part);
  // After a word that begins no time zone, only the name of a zone's own city is sure enough.
  if (near.length === 0) return ofOneClock(own);

  const cities = zonesNamed && citiesOf(text, wanted, zonesNamed);
  if (cities?.length === 0) return [];
  if (isAlone && own.length > 0) return ownZone(own, cities ?? []);
  const there = (cities ?? []).filter((city) => isThere(city, wanted.part, near));
  if (there.length > 0) return zoneOfCity(there, cities ?? [], isAlone ? LEAST_POPULATION_ALONE : 0);
  // A city of this name may lie in that part of the world, unless the index knows that none does.
  if (own.length > 0) return CONTINENTS.has(wanted.part) && cities ? ownZone(own, cities) : [];
  // Without an index, the text may well be the name of another city.
  const most = zonesNamed === undefined ? (isAlone ? 0 : 1) : 2;
  return ofOneClock(spelledLike(wanted.city, near, Math.min(most, mostEdits(wanted.city))));
}

/** Asks for the cities of a text, unless it is the name of a continent, an abbreviation or another short word. */
function citiesOf(
  text: string,
  { whole, part, city }: NameParts,
  zonesNamed: ZonesNamed,
): readonly CityZone[] | undefined {
  const name = text
    .slice(text.lastIndexOf("/") + 1)
    .replaceAll("_", " ")
    .trim();
  const isWord = ABBREVIATION.test(name) || CONTINENTS.has(whole);
  return isWord || (part === "" && city.length < FEWEST_LETTERS_ALONE) ? undefined : zonesNamed(name);
}

/** Returns true for a city in the part of the world, or with a clock of the country, that a text begins with. */
function isThere({ zone }: CityZone, part: string, near: readonly Candidate[]): boolean {
  if (part === "") return true;
  if (CONTINENTS.has(part)) return namePartsOf(zone).part === part;
  return near.some(({ name }) => clockOf(name) === clockOf(zone));
}

/**
 * Returns the time zone of the city that is meant; none if that is not clear.
 *
 * @param there The cities in the named part of the world.
 * @param cities All cities of the name.
 */
function zoneOfCity(
  there: readonly CityZone[],
  cities: readonly CityZone[],
  leastPopulation: number,
): readonly string[] {
  const [meant] = there.toSorted((one, other) => other.population - one.population);
  if (meant === undefined || meant.population < leastPopulation) return [];
  const isClear =
    !hasRival(meant, there, TIMES_THE_PEOPLE) && !hasRival(meant, cities, 1 / TIMES_THE_PEOPLE_ELSEWHERE);
  return isClear ? [meant.zone] : [];
}

/** Returns the time zones whose own city has the name, unless the index knows a city by another clock that may be meant. */
function ownZone(own: readonly Candidate[], cities: readonly CityZone[]): readonly string[] {
  const [zone = ""] = own.map(({ name }) => name);
  const populations = cities
    .filter((city) => clockOf(city.zone) === clockOf(zone))
    .map((city) => city.population);
  const population = Math.max(0, ...populations);
  return hasRival({ zone, population }, cities, TIMES_THE_PEOPLE) ? [] : ofOneClock(own);
}

/** Returns true if a city by another clock has more people, when those are counted some times. */
function hasRival(meant: CityZone, cities: readonly CityZone[], times: number): boolean {
  return cities.some(
    ({ zone, population }) => population * times > meant.population && clockOf(zone) !== clockOf(meant.zone),
  );
}

/** Finds the time zones whose own city has the fewest wrong letters, and the same first one. */
function spelledLike(wanted: string, zones: readonly Candidate[], maximum: number): readonly Candidate[] {
  let most = maximum;
  if (most === 0) return [];
  let found: Candidate[] = [];
  for (const candidate of zones) {
    if (candidate.city[0] !== wanted[0]) continue;
    const edits = editsBetween(wanted, candidate.city, most);
    if (edits > most) continue;
    if (edits < most) found = [];
    most = edits;
    found.push(candidate);
  }
  return found;
}

/** Number of wrong letters in a name of some length. Short names are often those of other cities but for a letter. */
function mostEdits({ length }: string): number {
  if (length < 6) return 0;
  return length < 9 ? 1 : 2;
}

/** Returns the names of the first time zones, or none if they have several clocks. */
function ofOneClock(zones: readonly Candidate[]): readonly string[] {
  const clocks = new Set(zones.map(({ name }) => clockOf(name)));
  return clocks.size === 1 ? zones.slice(0, SUGGESTIONS).map(({ name }) => name) : [];
}

/** Years in which most people were born. */
const CLOCK_YEARS = [new Date("1970-01-01T00:00:00Z"), new Date("2026-01-01T00:00:00Z")] as const;
const clocks = new Map<string, string>();

/** Writes the offsets of a time zone since 1970: the same text for those that have the same clock. */
function clockOf(zone: string): string {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = JSON.stringify(localOffsets(...CLOCK_YEARS, { zone }));
  clocks.set(zone, clock);
  return clock;
}

/** The name of a time zone in parts, whose letters are those of ASCII in lower case. */
interface NameParts {
  /** Letters of the name. */
  readonly whole: string;
  /** Letters before the first slash: a part of the world or a country; empty if there is none. */
  readonly part: string;
  /** Letters after the last slash. */
  readonly city: string;
}

interface Candidate extends NameParts {
  readonly name: string;
}

let allCandidates: readonly Candidate[] | undefined;

/** Lists the names that may be suggested. The signs of zones such as `Etc/GMT+2` are the opposite of what people expect. */
function candidates(): readonly Candidate[] {
  allCandidates ??= timeZones()
    .filter((name) => !/GMT[+-]?\d/.test(name))
    .map((name) => ({ name, ...namePartsOf(name) }));
  return allCandidates;
}

function namePartsOf(name: string): NameParts {
  return {
    whole: lettersOf(name),
    part: lettersOf(name.slice(0, Math.max(0, name.indexOf("/")))),
    city: lettersOf(name.slice(name.lastIndexOf("/") + 1)),
  };
}

/** Drops accents and everything but letters and digits: people write "new york" and "S\u00e3o_Paulo". */
function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Two rows of counts, which the next call overwrites. No text that is compared is longer. */
const ROWS: readonly [Uint8Array, Uint8Array] = [
  new Uint8Array(MAX_LENGTH + 2),
  new Uint8Array(MAX_LENGTH + 2),
];

/**
 * Counts the insertions, deletions and replacements between two texts; stops above `most`, with any larger number. Only
 * cells near the diagonal can lead to few edits, so the others are left out: a batch may ask for 500 suggestions.
 */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (most === 0) return a === b ? 0 : 1;
  let [before, row] = ROWS;
  for (let j = 0; j <= b.length; j++) before[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const first = Math.max(1, i - most);
    const last = Math.min(b.length, i + most);
    let least = first === 1 ? i : most + 1;
    row[first - 1] = least;
    for (let j = first; j <= last; j++) {
      const replaced = before[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const edits = Math.min(replaced, before[j]! + 1, row[j - 1]! + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    if (last < b.length) row[last + 1] = most + 1;
    [before, row] = [row, before];
  }
  return before[b.length]!;
}
