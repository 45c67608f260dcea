import { expect, test } from "vitest";
import { zoneDifferences } from "../../scripts/lib/place-zones.js";
import { citiesPath } from "../../src/build/data-packages.js";
import { readGeonamesCities } from "../../src/build/geonames-city.js";
import { zoneOf } from "../../src/build/zone-corrections.js";

test("only reviewed places have another zone than the exact outlines at their coordinates", async () => {
  const { compared, unreviewed, stale } = await zoneDifferences(readGeonamesCities(citiesPath()), zoneOf);
  expect(compared).toBe(199_568);
  expect({ unreviewed, stale }).toEqual({ unreviewed: [], stale: [] });
});
