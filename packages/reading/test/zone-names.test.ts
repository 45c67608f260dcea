import { timeZones } from "chart-core/birth-moment";
import { expect, test } from "vitest";
import { findZones, zoneNamed } from "../src/zone-names.js";

const zones = timeZones();

test.each([
  ["São Paulo", "America/Sao_Paulo"],
  ["sao paulo", "America/Sao_Paulo"],
  ["saopaulo", "America/Sao_Paulo"],
  ["Zürich", "Europe/Zurich"],
  ["Zu\u0308rich", "Europe/Zurich"],
  ["Bogotá", "America/Bogota"],
  ["Cancún", "America/Cancun"],
  ["Nouméa", "Pacific/Noumea"],
  ["Curaçao", "America/Curacao"],
  ["İstanbul", "Asia/Istanbul"],
  ["Asunción", "America/Asuncion"],
  ["Port au Prince", "America/Port-au-Prince"],
  ["St. John's", "America/St_Johns"],
  ["St John’s", "America/St_Johns"],
  ["N'Djamena", "Africa/Ndjamena"],
  ["Dumont d'Urville", "Antarctica/DumontDUrville"],
  ["\u200eAmerica/New\u00a0York", "America/New_York"],
  ["europe/berlin", "Europe/Berlin"],
  ["ＢＥＲＬＩＮ", "Europe/Berlin"],
  ["Buenos Aires", "America/Argentina/Buenos_Aires"],
])("%j finds %s first among the zones of a city", (text, zone) => {
  expect(findZones(zones, text)[0]).toBe(zone);
});

test("every zone is found by its own name, and by its name in capitals with blanks for signs", () => {
  for (const zone of zones) {
    expect([zone, findZones(zones, zone)]).toEqual([zone, expect.arrayContaining([zone])]);
    const written = zone.replaceAll("_", " ").replaceAll("/", " ").toUpperCase();
    expect([zone, findZones(zones, written)]).toEqual([zone, expect.arrayContaining([zone])]);
  }
});

test("a name with its area is that zone, a town with a slash is none", () => {
  expect(zoneNamed(zones, "Europe/Zürich")).toBe("Europe/Zurich");
  expect(zoneNamed(zones, "america/port au prince")).toBe("America/Port-au-Prince");
  for (const text of ["Halle/Saale", "Frankfurt/Main", "Zürich", "Europe", "Europe/"])
    expect([text, zoneNamed(zones, text)]).toEqual([text, undefined]);
});
