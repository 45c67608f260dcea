import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { resolveBirthMoment } from "chart-core/birth-moment";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findZone, warmUpZoneFinder } from "../../../src/adapters/geocoding/zone-finder.js";

function isKnown(zone: string): boolean {
  const birth = { date: "1990-01-01", time: "12:00", coords: { lat: 0, lng: 0 }, zone };
  return resolveBirthMoment(birth).zone === zone;
}

describe("the zone finder", () => {
  test.each([
    ["Amsterdam", 52.37, 4.89, "Europe/Amsterdam"],
    ["Oslo, with a history before 1970 of its own", 59.91, 10.75, "Europe/Oslo"],
    ["Baarle-Hertog, an enclave", 51.44, 4.93, "Europe/Brussels"],
    ["Urumqi, where people use two zones", 43.82, 87.6, "Asia/Urumqi"],
    ["Kashgar, whose outlines come in another order", 39.47, 75.99, "Asia/Urumqi"],
    ["Ramallah, where people use two zones", 31.9, 35.2, "Asia/Hebron"],
    ["the middle of the Atlantic", 30, -40, "Etc/GMT+3"],
    ["Fiji, a step from the date line", -16.8, 179.99995, "Pacific/Fiji"],
    ["Chukotka, a step from the date line", 66, -179.99995, "Asia/Anadyr"],
    ["Chukotka, on the date line", 66, 180, "Asia/Anadyr"],
    ["Chukotka, on the date line from the east", 66, -180, "Asia/Anadyr"],
    ["the South Pole", -90, 0, "Antarctica/McMurdo"],
  ])("finds %s", (_name, lat, lng, zone) => {
    expect(findZone({ lat, lng })).toBe(zone);
  });

  // Integers spread the coordinates evenly; `fc.double` spreads the bits of a number, which puts most of them near 0,
  // 0.
  const degreesWithin = (limit: number) =>
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6);

  test("returns a zone that chart-core knows for any coordinates, including the limits", () => {
    const lat = fc.oneof(degreesWithin(90), fc.constantFrom(90, -90, 89.99999, -89.99999));
    const lng = fc.oneof(degreesWithin(180), fc.constantFrom(180, -180, 179.99999, -179.99999));
    fc.assert(
      fc.property(lat, lng, (latitude, longitude) => isKnown(findZone({ lat: latitude, lng: longitude }))),
      { numRuns: 1000 },
    );
  });

  test("has only zones that chart-core knows in its map", () => {
    const data = join(dirname(createRequire(import.meta.url).resolve("geo-tz/all")), "..", "data");
    const index = JSON.parse(readFileSync(join(data, "timezones.geojson.index.json"), "utf8"));

    expect(index.timezones.length).toBeGreaterThan(400);
    expect(index.timezones.filter((zone: string) => !isKnown(zone))).toEqual([]);
  });

  test("can be warmed up more than once", () => {
    expect(() => [1, 2].forEach(warmUpZoneFinder)).not.toThrow();
  });
});
