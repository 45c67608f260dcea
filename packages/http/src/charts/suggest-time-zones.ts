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
/** Abbreviations such as PST and CEST, which some cities have, too. */
const ABBREVIATION = /^[A-Z]{1,4}$/;
/** First words of time zones that lie in America. */
const AMERICAN: ReadonlySet<string> = new Set(["us", "canada", "mexico", "brazil", "chile"]);

/**
 * Returns up to three names of time zones that a text may mean, all of one clock today: a wrong hint gives a chart that is
 * hours off. An unknown zone with the name of a city means that city's zone, by the host's places; a misspelt one is like
 * the name of a zone's own city.
 */
export function suggestTimeZones(text: string, zonesNamed?: ZonesNamed): readonly string[] {
  if (text.length > MAX_LENGTH) return [];
  const wanted = namePartsOf(text);
  if (wanted.whole === "") return [];
  const zones = candidates();
  const isKnownPart = wanted.part !== "" && zones.some(({ part }) => part === wanted.part);
  const isNamed = ({ whole, city }: NameParts) =>
    whole === wanted.whole || (!isKnownPart && city === wanted.city);
  const named = zones.filter(isNamed);
  if (named.length > 0) return ofOneClock(named);

  const name = text
    .slice(text.lastIndexOf("/") + 1)
    .replaceAll("_", " ")
    .trim();
  const isCity = (isKnownPart || wanted.part === "") && !ABBREVIATION.test(name);
  const cities = isCity ? zonesNamed?.(name) : undefined;
  if (cities?.length === 0) return [];
  const part = AMERICAN.has(wanted.part) ? "america" : wanted.part;
  const there = cities?.filter(({ zone }) => part === "" || namePartsOf(zone).part === part) ?? [];
  if (cities !== undefined && there.length > 0) return zoneOfCity(there, cities);

  // A city of this name may lie in that part of the world, unless the index knows that none does.
  const elsewhere = zones.filter(({ city }) => city === wanted.city);
  if (elsewhere.length > 0) return cities === undefined ? [] : ofOneClock(elsewhere);
  const near = isKnownPart ? zones.filter((zone) => zone.part === wanted.part) : zones;
  return ofOneClock(spelledLike(wanted.city, near));
}

/**
 * Returns the time zone of the city that is meant; none if that is not clear.
 *
 * @param there The cities in the named part of the world.
 * @param cities All cities of the name.
 */
function zoneOfCity(there: readonly CityZone[], cities: readonly CityZone[]): readonly string[] {
  const [meant] = there.toSorted((one, other) => other.population - one.population);
  if (meant === undefined) return [];
  const isRival = (city: CityZone, times: number) =>
    city.population * times > meant.population && clockOf(city.zone) !== clockOf(meant.zone);
  const hasRival =
    there.some((city) => isRival(city, TIMES_THE_PEOPLE)) ||
    cities.some((city) => isRival(city, 1 / TIMES_THE_PEOPLE_ELSEWHERE));
  return hasRival ? [] : [meant.zone];
}

/** Finds the time zones whose own city has the fewest wrong letters, and the same first one. */
function spelledLike(wanted: string, zones: readonly Candidate[]): readonly Candidate[] {
  let most = mostEdits(wanted);
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

const CLOCK_YEAR = [new Date("2025-01-01T00:00:00Z"), new Date("2026-01-01T00:00:00Z")] as const;
const clocks = new Map<string, string>();

/** Writes the offsets of a time zone in a recent year: the same text for those that have the same clock. */
function clockOf(zone: string): string {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = JSON.stringify(localOffsets(...CLOCK_YEAR, { zone }));
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
