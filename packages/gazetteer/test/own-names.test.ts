import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { measureOwnNames, type OwnNameFigures } from "../scripts/lib/own-names.js";
import { MEANT_PLACES } from "../src/build/meant-places.js";
import { Gazetteer, type KnownPlace, type NamedPlace } from "../src/file/gazetteer.js";
import { placeLabel } from "../src/file/place.js";
import { choosePlace } from "../src/find/choose-place.js";
import { locatePlace } from "../src/find/locate-place.js";
import { Lookups } from "../src/find/lookups.js";
import { searchPlaces } from "../src/search/search-places.js";

let gazetteer: Gazetteer;
let figures: readonly OwnNameFigures[];

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
  figures = measureOwnNames(gazetteer);
});
afterAll(() => gazetteer.close());

test.each([
  ["bare", 11_000, 8, 28],
  ["with the country", 17_000, 5, 10],
  // Two towns are like others in Western Australia, which has the code of Washington: "Greenwood, WA".
  ["with the state's code", 6600, 1, 2],
])("own names of larger places, %s, find their place", (kind, texts, mostElsewhere, mostRefused) => {
  const { asked, elsewhere, refused } = figures.find((one) => one.kind === kind) as OwnNameFigures;
  expect(asked).toBeGreaterThan(texts);
  expect(elsewhere.length, JSON.stringify(elsewhere)).toBeLessThanOrEqual(mostElsewhere);
  expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(mostRefused);
});

test("at most 20 names mean a reviewed place, and each of them finds it", () => {
  expect(MEANT_PLACES.length).toBeLessThanOrEqual(20);
  for (const [name, , reason] of MEANT_PLACES) {
    const found = locatePlace(gazetteer, name);
    const place = "place" in found ? found.place.name : undefined;
    expect(reason.slice(0, place?.length), name).toBe(place);
  }
});

test.each([
  ["Roma", "Rome, Lazio, Italy"],
  ["Cologne", "Köln, North Rhine-Westphalia, Germany"],
  ["Hanover", "Hannover, Lower Saxony, Germany"],
  ["Bombay", "Mumbai, Maharashtra, India"],
  ["Florence", "Florence, Tuscany, Italy"],
  ["Brunswick", "Braunschweig, Lower Saxony, Germany"],
  ["Pekin", "Beijing, Beijing, China"],
  ["Venedig", "Venice, Veneto, Italy"],
  ["Parma", "Parma, Emilia-Romagna, Italy"],
  ["Salisbury", "Salisbury, England, United Kingdom"],
  ["Dili", "Dili, Dili Municipality, Timor-Leste"],
  ["Victoria", "Victoria, British Columbia, Canada"],
  ["Waterloo, United States", "Waterloo, Iowa, United States"],
  ["Salvador", "Salvador, Bahia, Brazil"],
  ["Gold Coast", "Gold Coast, Queensland, Australia"],
  ["Columbia", "Columbia, South Carolina, United States"],
  ["Near North Side, IL", "Near North Side, Illinois, United States"],
  ["Esch-sur-Alzette, Luxembourg", "Esch-sur-Alzette, Esch-sur-Alzette, Luxembourg"],
  ["鈴鹿市, 三重県", "Suzuka, Mie, Japan"],
  ["Fort William", "Fort William, Scotland, United Kingdom"],
  ["Scarborough", "Scarborough, England, United Kingdom"],
  ["Masan, South Korea", "Changwon, Gyeongsangnam-do, South Korea"],
  ["Vjayawada, India", "Vijayawada, Andhra Pradesh, India"],
  ["Honloulu, United States", "Honolulu, Hawaii, United States"],
])("%j is %s", (text, place) => {
  const found = locatePlace(gazetteer, text);
  expect("place" in found && placeLabel(found.place)).toBe(place);
});

test.each([
  ["Billings, MT", "Montana"],
  ["Valletta, MT", "Valletta"],
  ["Bethlehem, PA", "Pennsylvania"],
  ["Trinidad, CO", "Colorado"],
  ["Richmond, CA", "California"],
  ["Toronto, CA", "Ontario"],
  ["London, CA", "Ontario"],
  ["Happy Valley, SA", "South Australia"],
  ["Medina, SA", "Medina Region"],
  ["Georgetown, KY, USA", "Kentucky"],
])(
  "a code after a city is the state or province that has such a place, a village beside a large city excepted, else the country: %s is in %s",
  (text, region) => {
    const found = locatePlace(gazetteer, text);
    expect("place" in found && found.place.region).toBe(region);
  },
);

test.each([
  ...["Jamaica", "Ontario", "Virginia", "Armenia", "Mexico", "Delaware, United States"],
  ...["Umlazi, Natal", "Taihoku, Formosa"],
])("%j is refused: it names an area", (text) => {
  expect(locatePlace(gazetteer, text)).toHaveProperty("notFound");
});

test.each([
  ["Odessa", "Texas"],
  ["Roma", "Texas"],
  ["Salem, IN", "Tamil Nadu"],
  ["Córdoba", "Andalusia"],
])("the alternatives to %j contain a place of that own name in %s", (text, region) => {
  const found = locatePlace(gazetteer, text);
  expect("place" in found && found.alternatives.map((place) => place.region)).toContain(region);
});

test("a name alone never means a capital if another place of this own name has ten times its people", () => {
  const isPeopledCapital = ({ isCapital, population }: KnownPlace) => isCapital && population > 0;
  const ids = new Set([...gazetteer.places()].filter(isPeopledCapital).map(({ id }) => id));
  const keys = [...gazetteer.namesBeginning("")]
    .filter(({ places }) => places.some(({ id }) => ids.has(id)))
    .map(({ key }) => key);
  const wrong: string[] = [];
  let capitals = 0;
  for (const key of keys) {
    const lookups = new Lookups(gazetteer);
    const found = choosePlace(lookups, [key])?.place;
    if (!found?.isCapital) continue;
    capitals++;
    const isLarger = ({ isOwnName, population }: NamedPlace) =>
      isOwnName && population >= 10 * found.population;
    if (lookups.placesNamed(key).some(isLarger)) wrong.push(key);
  }
  expect(capitals).toBeGreaterThan(5000);
  expect(wrong).toEqual([]);
});

test("a search for the complete name of any place lists first the place that the name means as a location", () => {
  const asked = [...gazetteer.places()].filter(({ id }) => id % 97 === 0 || id < 2000);
  const names = [...new Set(asked.map(({ name }) => name))];
  const different: string[] = [];
  let compared = 0;
  for (const name of names.filter(({ length }) => length >= 4)) {
    const found = locatePlace(gazetteer, name);
    if ("notFound" in found) continue;
    compared++;
    const [first] = searchPlaces(gazetteer, name, 1);
    if (JSON.stringify(first) !== JSON.stringify(found.place)) different.push(name);
  }
  expect(compared).toBeGreaterThan(3000);
  expect(different).toEqual([]);
});
