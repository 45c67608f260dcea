import countries from "i18n-iso-countries";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { FORMER_LANDS, TERRITORIES } from "../src/build/territories.js";
import { contains, parseAreaCode } from "../src/file/area.js";
import { Gazetteer, type KnownPlace } from "../src/file/gazetteer.js";
import { choosePlace } from "../src/find/choose-place.js";
import { Lookups } from "../src/find/lookups.js";
import { locationParts } from "../src/text/location-parts.js";

const LARGE_CITIES = 200;
/** Each city is tried with one in this many countries, another share for each city. */
const SHARE = 20;
const LANGUAGES = ["en", "de", "es", "ru", "zh"];

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
});
afterAll(() => gazetteer.close());

function found(text: string): KnownPlace | undefined {
  return choosePlace(new Lookups(gazetteer), locationParts(text))?.place;
}

function placesWhere(condition: (place: KnownPlace) => boolean): readonly KnownPlace[] {
  return [...gazetteer.places()].filter(condition);
}

/** Lists the areas that a country's name may mean, and those of its code: "GA" is Gabon and the state of Georgia. */
function areasOf(code: string, name: string) {
  const lands = [code, ...(TERRITORIES[code]?.split(" ") ?? []), ...(FORMER_LANDS[code]?.split(" ") ?? [])];
  return [
    ...lands.map(parseAreaCode),
    ...new Lookups(gazetteer).areasOf(name).filter(({ relation }) => relation === "own"),
  ];
}

test("a large city in a wrong country is never found in another country", () => {
  const codes = Object.keys(countries.getAlpha2Codes()).toSorted();
  const wrong: string[] = [];
  for (const [index, { name, country }] of placesWhere(({ id }) => id <= LARGE_CITIES).entries()) {
    for (const code of codes.filter((other, at) => other !== country && (at + index) % SHARE === 0)) {
      const countryName = countries.getName(code, "en") ?? code;
      const place = found(`${name}, ${countryName}`);
      if (place !== undefined && !areasOf(code, countryName).some((area) => contains(area, place)))
        wrong.push(`${name}, ${countryName}: ${place.name}, ${place.country}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a capital is found by its country's code and its name in many languages", () => {
  const missed: string[] = [];
  for (const { name, country } of placesWhere((place) => place.isCapital && place.population > 20_000)) {
    const names = LANGUAGES.flatMap((language) => countries.getName(country, language) ?? []);
    for (const countryName of [country, countries.alpha2ToAlpha3(country) ?? country, ...names]) {
      const text = `${name}, ${countryName}`;
      if (found(text)?.country !== country) missed.push(text);
    }
  }
  expect(missed).toEqual([]);
});

test.each([
  ["Rome, France", "Berlin, France", "Madrid, Germany", "Paris, UK", "Seoul, Japan", "Moscow, Ukraine"],
  ["Mexico City, Spain", "Havana, Jamaica", "New York City, Peru", "Brasília, Macao", "Valencia, Canada"],
  ["Monrovia, Grenada", "Shenzhen, Hong Kong", "Reims, Germany", "Warsaw, Germany", "Athens, Turkey"],
])("names and countries that contradict each other, such as %j, find nothing", (...texts) => {
  expect(texts.filter((text) => found(text) !== undefined)).toEqual([]);
});

test.each([
  ["Brest, France", "FR"],
  ["Brest, Belarus", "BY"],
  ["Lyon, FR", "FR"],
  ["Paris, TX", "US"],
  ["Rome, GA", "US"],
  ["Athens, Georgia", "US"],
  ["Batumi, Georgia", "GE"],
  ["Motril, Granada", "ES"],
  ["Queens, Jamaica, NY", "US"],
  ["Strassburg, Germany", "FR"],
  ["Algiers, France", "DZ"],
])("%s is found in %s", (text, country) => {
  expect(found(text)?.country).toBe(country);
});
