import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { measureZones, type NamedPoint } from "../scripts/lib/measure-zones.js";
import { Gazetteer, type KnownPlace } from "../src/file/gazetteer.js";

const MAX_SECONDS = 3 * 3600;
const SAMPLES = 1000;
const SEED = 17;

/** Reads places of the gazetteer that fulfil a condition. */
function placesWhere(condition: (place: KnownPlace) => boolean): NamedPoint[] {
  const gazetteer = new Gazetteer(inject("gazetteerPath"));
  const places = [...gazetteer.places()].filter(condition);
  gazetteer.close();
  return places.map(({ name, lat, lng }) => ({ name, coords: { lat, lng } }));
}

test("chart-core's zone finder is within 3 hours of exact outlines at random places on six days since 1900", async () => {
  const anyId = fc.noBias(fc.integer({ min: 1, max: 199_568 }));
  const ids = new Set(fc.sample(anyId, { seed: SEED, numRuns: SAMPLES }));
  const { compared, differences } = await measureZones(placesWhere(({ id }) => ids.has(id)));

  expect(compared).toBeGreaterThan(0.98 * SAMPLES);
  expect(differences.filter(({ seconds }) => seconds > MAX_SECONDS)).toEqual([]);
  expect(differences.length / compared).toBeLessThan(0.03);
});

test("chart-core's zone finder is within 3 hours in every place next to the date line and in Arctic Canada", async () => {
  const pacific = ["AS", "CK", "FJ", "FM", "KI", "MH", "NU", "NZ", "PF", "TK", "TO", "TV", "UM", "WF", "WS"];
  const places = placesWhere(
    ({ country, lat, lng }) =>
      pacific.includes(country) ||
      (["US", "RU"].includes(country) && (lng < -165 || lng > 170)) ||
      (country === "CA" && lat > 50.5 && (lat > 60 || lng > -95)),
  );
  const { compared, differences } = await measureZones(places);

  expect(compared).toBeGreaterThan(500);
  expect(differences.filter(({ seconds }) => seconds > MAX_SECONDS)).toEqual([]);
});
