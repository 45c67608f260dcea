import { expect, test } from "vitest";
import { distanceKm } from "../src/find/distance-km.js";
import { ADDITIONAL_PLACES } from "../src/sources/additional-places.js";
import { citiesPath } from "../src/sources/data-packages.js";
import { type GeonamesCity, readGeonamesCities } from "../src/sources/geonames-city.js";
import { QUARTERS } from "../src/sources/quarters.js";

test("every quarter of the table stands once and lies within 40 km of the city that it is listed with", async () => {
  const cities = new Map<number, GeonamesCity>();
  for await (const city of readGeonamesCities(citiesPath())) cities.set(city.id, city);
  const listed = new Set(QUARTERS.map(([near]) => near));
  const quarters = ADDITIONAL_PLACES.filter(({ near, population }) => listed.has(near) && population === 0);
  const far = quarters.filter((quarter) => {
    const city = cities.get(quarter.near);
    return city === undefined || !(distanceKm(city, quarter) <= 40);
  });

  expect(quarters.length).toBeGreaterThan(800);
  expect(far).toEqual([]);
  expect(new Set(quarters.map(({ near, name }) => `${near} ${name}`)).size).toBe(quarters.length);
});
