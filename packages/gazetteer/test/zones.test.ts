import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { measureZones, type NamedPoint } from "../scripts/lib/measure-zones.js";
import { Gazetteer } from "../src/file/gazetteer.js";

const MAX_SECONDS = 3 * 3600;
const SAMPLES = 1000;
const SEED = 17;

type Row = readonly [name: string, lat: number, lng: number];

/** Reads places of the gazetteer that fulfil a condition on its table. */
function placesWhere(condition: string): NamedPoint[] {
  const gazetteer = new Gazetteer(inject("gazetteerPath"));
  const rows = gazetteer.query<Row>(
    `select json_group_array(json_array(name, lat, lng)) as found from places where ${condition}`,
  )();
  gazetteer.close();
  return rows.map(([name, lat, lng]) => ({ name, coords: { lat, lng } }));
}

test("chart-core's zone finder is within 3 hours of exact outlines at random places on six days since 1900", async () => {
  const anyId = fc.noBias(fc.integer({ min: 1, max: 199_568 }));
  const ids = fc.sample(anyId, { seed: SEED, numRuns: SAMPLES });
  const { compared, differences } = await measureZones(placesWhere(`id in (${ids.join()})`));

  expect(compared).toBeGreaterThan(0.98 * SAMPLES);
  expect(differences.filter(({ seconds }) => seconds > MAX_SECONDS)).toEqual([]);
  expect(differences.length / compared).toBeLessThan(0.03);
});

test("chart-core's zone finder is within 3 hours in every place next to the date line and in Arctic Canada", async () => {
  const pacific = ["AS", "CK", "FJ", "FM", "KI", "MH", "NU", "NZ", "PF", "TK", "TO", "TV", "UM", "WF", "WS"];
  const places = placesWhere(
    `country in ('${pacific.join("', '")}') or (country in ('US', 'RU') and lng not between -165 and 170)
     or (country = 'CA' and lat > 50.5 and (lat > 60 or lng > -95))`,
  );
  const { compared, differences } = await measureZones(places);

  expect(compared).toBeGreaterThan(500);
  expect(differences.filter(({ seconds }) => seconds > MAX_SECONDS)).toEqual([]);
});
