/**
 * Compares chart-core's own zone finder with the exact outlines of geo-tz, at every place of the gazetteer's source and
 * over a grid of the globe (half a minute). Prints the tables of chart-core's docs/accuracy.md. Fails if a place differs
 * by more than 3 hours.
 */
import { citiesPath } from "../src/sources/data-packages.js";
import { readGeonamesCities } from "../src/sources/geonames-city.js";
import { measureZones, type NamedPoint } from "./lib/measure-zones.js";
import { zoneReport } from "./lib/zone-report.js";

const MAX_SECONDS = 3 * 3600;
const GRID_STEP_DEG = 0.25;

const places = await measureZones(placesOfGeonames());
const grid = await measureZones(pointsOfGrid());
console.log(zoneReport(places, grid));
if (places.differences.some(({ seconds }) => seconds > MAX_SECONDS)) process.exitCode = 1;

async function* placesOfGeonames(): AsyncGenerator<NamedPoint> {
  for await (const { name, country, lat, lng } of readGeonamesCities(citiesPath()))
    yield { name: `${name}, ${country}`, coords: { lat, lng } };
}

/** Generates the middle of each square from 60 degrees south, beyond which nobody was born before 1978, to the pole. */
function* pointsOfGrid(): Generator<NamedPoint> {
  for (let lat = -60 + GRID_STEP_DEG / 2; lat < 90; lat += GRID_STEP_DEG)
    for (let lng = -180 + GRID_STEP_DEG / 2; lng < 180; lng += GRID_STEP_DEG)
      yield { name: `${lat}, ${lng}`, coords: { lat, lng } };
}
