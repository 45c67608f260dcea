import { readFileSync } from "node:fs";
import type { Gazetteer } from "../../src/file/gazetteer.js";
import { distanceKm } from "../../src/find/distance-km.js";
import { findPlace } from "../../src/find/locate-place.js";
import { citiesPath } from "../../src/sources/data-packages.js";
import { readGeonamesCities } from "../../src/sources/geonames-city.js";

const FIXTURE = new URL("../../test/fixtures/place-texts.txt", import.meta.url);
/** A result farther away is another place. */
const NEAR_KM = 25;

/** A text as people write it. */
export interface PlaceText {
  readonly className: string;
  readonly text: string;
  /** "Name, CC" or "Name, CC.admin1" with GeoNames' names; undefined if the text should find nothing. */
  readonly expected: string | undefined;
}

interface PlaceTextCounts {
  texts: number;
  found: number;
  refused: number;
  /** Texts that found another place. */
  wrong: number;
  /** Texts that found nothing, although they name a place. */
  missed: number;
  /** Texts that found a place, although they should find nothing. */
  answered: number;
}

/** Outcomes by class of texts and in total, and the texts that failed. */
export interface PlaceTextFigures {
  readonly classes: ReadonlyMap<string, PlaceTextCounts>;
  readonly all: PlaceTextCounts;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  readonly answered: readonly string[];
}

/** Reads the table of texts. The comment at its top explains the format. */
export function readPlaceTexts(): readonly PlaceText[] {
  const texts: PlaceText[] = [];
  let className = "";
  for (const line of readFileSync(FIXTURE, "utf8").split("\n")) {
    if (line.startsWith("## ")) className = line.slice(3);
    if (line === "" || line.startsWith("#")) continue;
    const [text = "", expected = ""] = line.split(" = ");
    texts.push({ className, text, expected: expected === "refused" ? undefined : expected });
  }
  return texts;
}

/** Looks all texts up, and counts the outcomes of each class. */
export async function measurePlaceTexts(
  gazetteer: Gazetteer,
  texts: readonly PlaceText[],
): Promise<PlaceTextFigures> {
  const positions = await positionsByName();
  const classes = new Map<string, PlaceTextCounts>();
  const all = noCounts();
  const failures = { wrong: [] as string[], missed: [] as string[], answered: [] as string[] };
  for (const { className, text, expected } of texts) {
    const place = findPlace(gazetteer, text);
    const position = expected === undefined ? undefined : positions.get(expected);
    if (expected !== undefined && position === undefined) throw new Error(`GeoNames has no ${expected}`);
    const isNear = position !== undefined && place !== undefined && distanceKm(place, position) <= NEAR_KM;
    const outcome = outcomeOf(expected !== undefined, place !== undefined, isNear);
    const counts = classes.get(className) ?? noCounts();
    classes.set(className, counts);
    for (const count of [counts, all]) {
      count.texts++;
      count[outcome]++;
    }
    if (outcome in failures) failures[outcome as keyof typeof failures].push(text);
  }
  return { classes, all, ...failures };
}

function outcomeOf(
  isPlace: boolean,
  isAnswered: boolean,
  isNear: boolean,
): Exclude<keyof PlaceTextCounts, "texts"> {
  if (!isPlace) return isAnswered ? "answered" : "refused";
  if (!isAnswered) return "missed";
  return isNear ? "found" : "wrong";
}

function noCounts(): PlaceTextCounts {
  return { texts: 0, found: 0, refused: 0, wrong: 0, missed: 0, answered: 0 };
}

/** Reads the position of the largest place of each name from GeoNames. */
async function positionsByName(): Promise<
  ReadonlyMap<string, { lat: number; lng: number; population: number }>
> {
  const positions = new Map<string, { lat: number; lng: number; population: number }>();
  for await (const { name, country, admin1, lat, lng, population } of readGeonamesCities(citiesPath())) {
    for (const key of [`${name}, ${country}`, `${name}, ${country}.${admin1}`]) {
      const known = positions.get(key);
      if (known === undefined || known.population < population) positions.set(key, { lat, lng, population });
    }
  }
  return positions;
}
