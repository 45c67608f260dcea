import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clockNote } from "../src/clock-note.js";

const guide = readFileSync(new URL("../../../docs/guides/accuracy.md", import.meta.url), "utf8");
const section = guide.slice(guide.indexOf("## Clocks of the past"));
const ROWS = section.split("\n").filter((line) => /^\| .*\d{4}/.test(line)).length;

/** Births of each row of the guide: town, date, zone, latitude, longitude. */
const MEANT = [
  ["towns of the USA", "Gary", "1955-07-01", "America/Chicago", 41.59, -87.35],
  ["Lviv", "Ternopil", "1930-01-01", "Europe/Kyiv", 49.55, 25.59],
  ["Lviv", "Lviv", "1925-06-01", "Europe/Kyiv", 49.84, 24.03],
  ["Lviv", "Grodno", "1930-01-01", "Europe/Minsk", 53.68, 23.83],
  ["Uzhhorod", "Uzhhorod", "1942-01-01", "Europe/Kyiv", 48.62, 22.29],
  ["Wrocław", "Poznań", "1900-01-01", "Europe/Warsaw", 52.41, 16.93],
  ["Kraków", "Kraków", "1900-01-01", "Europe/Warsaw", 50.06, 19.94],
  ["Strasbourg", "Strasbourg", "1900-01-01", "Europe/Paris", 48.58, 7.75],
  ["Strasbourg", "Metz", "1900-01-01", "Europe/Paris", 49.12, 6.18],
  ["Transylvania", "Cluj", "1910-01-01", "Europe/Bucharest", 46.77, 23.6],
  ["Transylvania", "Cluj", "1942-01-01", "Europe/Bucharest", 46.77, 23.6],
  ["Klaipėda", "Klaipėda", "1910-01-01", "Europe/Vilnius", 55.7, 21.14],
  ["West Germany", "Köln", "1945-07-01", "Europe/Berlin", 50.94, 6.96],
] as const;

const NOT_MEANT = [
  ["Chicago, from 1967 on", "1967-01-01", "America/Chicago", 41.88, -87.63],
  ["New York, in local mean time", "1880-01-01", "America/New_York", 40.71, -74.01],
  ["Amsterdam", "1930-01-01", "Europe/Amsterdam", 52.37, 4.89],
  ["Kyiv itself", "1930-01-01", "Europe/Kyiv", 50.45, 30.52],
  ["Minsk after the war", "1950-01-01", "Europe/Minsk", 53.9, 27.57],
  ["Paris itself", "1900-01-01", "Europe/Paris", 48.86, 2.35],
  ["Bucharest itself", "1900-01-01", "Europe/Bucharest", 44.43, 26.1],
  ["Berlin itself", "1945-07-01", "Europe/Berlin", 52.52, 13.41],
  ["Chicago, the zone's city", "1955-07-01", "America/Chicago", 41.88, -87.63],
  ["Toronto", "1950-01-01", "America/Toronto", 43.65, -79.38],
] as const;

test("every row of the guide has a birth that gets the sentence", () => {
  expect(new Set(MEANT.map(([row]) => row)).size).toBe(ROWS);
  for (const [row] of MEANT) expect(section).toContain(row);
});

test.each(MEANT)(
  "%s: a birth in %s gets a sentence about its clock",
  (_, place, date, timeZone, lat, lng) => {
    const city = timeZone.slice(timeZone.indexOf("/") + 1);
    expect(clockNote({ date, timeZone, lat, lng, place })).toContain(city);
    // Of a time zone alone nobody knows where in it the birth was.
    expect(clockNote({ date, timeZone, lat: null, lng: null, place: timeZone })).toContain(city);
  },
);

test.each(NOT_MEANT)("a birth in %s gets none", (place, date, timeZone, lat, lng) => {
  expect(clockNote({ date, timeZone, lat, lng, place })).toBeUndefined();
});

test.each([
  ["the USA", "1955-07-01", "America/Chicago", "Gary", "an hour"],
  ["Lviv", "1930-01-01", "Europe/Kyiv", "Lviv", "two hours"],
])("the sentence for %s names the most by which clocks differed", (_, date, timeZone, place, most) => {
  expect(clockNote({ date, timeZone, lat: null, lng: null, place })).toMatch(
    new RegExp(`by up to ${most}\\.$`),
  );
});

test.each(["US/Central", "CST6CDT", "America/Fort_Wayne", "Navajo"])(
  "the older name %s of a zone of the USA gets the sentence too",
  (timeZone) => {
    const birth = { date: "1955-07-01", timeZone, lat: null, lng: null, place: timeZone };
    expect(clockNote(birth)).toContain("Clocks at the birthplace may have differed");
  },
);
