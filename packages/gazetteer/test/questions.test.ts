import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { measureAreaNames } from "../scripts/lib/area-names.js";
import { measurePairs } from "../scripts/lib/place-pairs.js";
import { REVIEWED_NAMES } from "../scripts/lib/reviewed-names.js";
import { Gazetteer } from "../src/file/gazetteer.js";
import { placeLabel } from "../src/file/place.js";
import { choosePlace } from "../src/find/choose-place.js";
import { findPlace, locatePlace } from "../src/find/locate-place.js";
import { Lookups } from "../src/find/lookups.js";
import { searchPlaces } from "../src/search/search-places.js";
import { ISLANDS } from "../src/sources/islands.js";
import { placeKey } from "../src/text/place-key.js";

/** The interface accepts no shorter text. */
const SHORTEST_TEXT = 4;
/** A place of this size is meant by its own name rather than an island. */
const LARGER_PLACE = 40_000;

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
});
afterAll(() => gazetteer.close());

function suggestions(text: string): readonly string[] {
  const found = locatePlace(gazetteer, text);
  return "place" in found ? [`found: ${placeLabel(found.place)}`] : found.suggestions;
}

describe("a known place", () => {
  test.each([
    ["Toulouse, Surrey", "Toulouse, Occitanie, France"],
    ["Grimsby, Lincoln", "Grimsby, England, United Kingdom"],
    ["Mailand, Bayern", "Milan, Lombardy, Italy"],
    ["Varsovie, Andalousie", "Warsaw, Mazovia, Poland"],
    ["Wien, A", "Vienna, Vienna, Austria"],
    ["Göteborg, S", "Göteborg, Västra Götaland, Sweden"],
    ["Zürich, SWTZ", "Zürich, Zurich, Switzerland"],
    ["Truro, Cumberland", "Truro, England, United Kingdom"],
    ["Managua, Grenada", "Managua, Managua Department, Nicaragua"],
    ["31000 Toulouse, London", "Toulouse, Occitanie, France"],
    ["Toulouse (France), London", "Toulouse, Occitanie, France"],
    ["Leeds UK, Los Angeles", "Leeds, England, United Kingdom"],
    ["Xyzzy Hospital, Toulouse, Hessen", "Toulouse, Occitanie, France"],
  ])("that does not lie in the named area is the first suggestion: %s", (text, place) => {
    expect(suggestions(text)[0]).toBe(place);
  });

  test("is never answered by another place in an area that has none of its name, and is suggested first", () => {
    const { asked, large, elsewhere, notFirst } = measurePairs(gazetteer, 3000);
    expect(asked).toBe(3000);
    expect(elsewhere).toEqual([]);
    // Names with commas are read as several parts.
    expect(notFirst.filter((text) => text.split(":")[0]?.split(",").length === 2)).toEqual([]);
    // A city with fifty times the people may have a quarter of the name.
    expect(large / asked).toBeLessThan(0.03);
  });
});

test.each([
  ["Farnborough Hospital, Kent", ["Maidstone, England, United Kingdom", "Kent, Washington, United States"]],
  [
    "Addenbrooke's Hospital, Cambridge",
    ["Cambridge, England, United Kingdom", "Cambridge, Massachusetts, United States"],
  ],
  ["Greenwood, WA", ["Greenwood, Western Australia, Australia", "Greenwood, Washington, United States"]],
  ["WA, Greenwood", ["Greenwood, Western Australia, Australia", "Greenwood, Washington, United States"]],
])(
  "a text with two readings alike in size, an hour or more apart, gets both as suggestions: %s",
  (text, places) => {
    expect(suggestions(text).slice(0, 2).toSorted()).toEqual(places.toSorted());
  },
);

test.each([
  ["Dover, Kent", "Dover, England, United Kingdom"],
  ["Richmond, Surrey", "Richmond, England, United Kingdom"],
  ["Deptford, Kent", "Deptford, England, United Kingdom"],
])("the area of a name with far more people is meant, if the place is in it: %s", (text, place) => {
  const found = findPlace(gazetteer, text);
  expect(found && placeLabel(found)).toBe(place);
});

test("of the texts of a quarter or hospital and its city, at most 2 % are refused, and none is in another time zone", () => {
  const lines = readFileSync(new URL("fixtures/quarter-texts.txt", import.meta.url), "utf8").split("\n");
  const texts = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const refused: string[] = [];
  const wrong: string[] = [];
  for (const text of texts) {
    const city = text.split(", ").slice(1).join(", ");
    const [place, center] = [findPlace(gazetteer, text), findPlace(gazetteer, city)];
    if (center === undefined) throw new Error(`${city}: not found`);
    if (place === undefined) refused.push(text);
    else if (place.zone !== center.zone) wrong.push(text);
  }
  expect(texts.length).toBeGreaterThan(600);
  expect(wrong).toEqual([]);
  expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(0.02 * texts.length);
});

describe("a name alone", () => {
  test("of a country, division or town finds a place in another country only if it is reviewed", () => {
    const figures = measureAreaNames(gazetteer);
    expect(figures.map(({ asked }) => asked > 1500)).toEqual([true, true]);
    expect(figures.flatMap(({ unreviewed }) => unreviewed)).toEqual([]);
    const reviewed = new Set(figures.flatMap((one) => one.reviewed.map(({ name }) => name)));
    expect([...REVIEWED_NAMES.keys()].filter((name) => !reviewed.has(name))).toEqual([]);
  });

  test("of an island finds its settlement, unless a larger place has the name", () => {
    expect(ISLANDS.length).toBeLessThanOrEqual(300);
    const wrong: string[] = [];
    const lookups = new Lookups(gazetteer);
    for (const [names] of ISLANDS) {
      const name = names.split(", ").find(({ length }) => length >= SHORTEST_TEXT);
      if (name === undefined) continue;
      // A settlement that has the name as its own is no island in the index.
      const settlement = lookups.placesNamed(placeKey(name)).find((place) => place.isIsland);
      const found = choosePlace(lookups, [name])?.place;
      const isLarger = found?.isOwnName === true && found.population >= LARGER_PLACE;
      if (found === undefined || (settlement !== undefined && found.id !== settlement.id && !isLarger))
        wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});

test.each([
  ["bromley, kent", "Bromley, England, United Kingdom"],
  ["sylt", "Westerland, Schleswig-Holstein, Germany"],
  ["isle of wight", "Newport, England, United Kingdom"],
])("a search for %s lists %s first", (text, place) => {
  const [first] = searchPlaces(gazetteer, text, 3);
  expect(first && placeLabel(first)).toBe(place);
});
