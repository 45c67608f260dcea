import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { measureAreaNames } from "../scripts/lib/area-names.js";
import { measurePairs } from "../scripts/lib/place-pairs.js";
import { REVIEWED_NAMES } from "../scripts/lib/reviewed-names.js";
import { Gazetteer } from "../src/file/gazetteer.js";
import { placeLabel } from "../src/file/place.js";
import { findPlace, locatePlace } from "../src/find/locate-place.js";
import { searchPlaces } from "../src/search/search-places.js";
import { ISLANDS } from "../src/sources/islands.js";

/** The interface accepts no shorter text. */
const SHORTEST_TEXT = 4;

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
])("a text with two readings alike in size, hours apart, is answered by both: %s", (text, places) => {
  expect(suggestions(text).slice(0, 2).toSorted()).toEqual(places.toSorted());
});

test.each([
  ["Dover, Kent", "Dover, England, United Kingdom"],
  ["Richmond, Surrey", "Richmond, England, United Kingdom"],
  ["Deptford, Kent", "Deptford, England, United Kingdom"],
  ["Salem, Essex", "Salem, Massachusetts, United States"],
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
    expect(figures.flatMap(({ reviewed }) => reviewed).length).toBeGreaterThanOrEqual(REVIEWED_NAMES.size);
  });

  test("of an island finds its settlement, unless a larger place has the name", () => {
    expect(ISLANDS.length).toBeLessThanOrEqual(300);
    const wrong: string[] = [];
    for (const [names, country] of ISLANDS) {
      const name = names.split(", ").find(({ length }) => length >= SHORTEST_TEXT);
      if (name === undefined) continue;
      const found = findPlace(gazetteer, name);
      const inCountry = findPlace(gazetteer, `${name}, ${country}`);
      if (found === undefined || inCountry === undefined) wrong.push(name);
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
