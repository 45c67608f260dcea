import { resolveBirthMoment } from "chart-core/birth-moment";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { distanceKm } from "../../../scripts/lib/distance-km.js";
import { Gazetteer } from "../../../src/geocoding/gazetteer/gazetteer.js";
import { openGazetteerGeocoder } from "../../../src/geocoding/gazetteer/gazetteer-geocoder.js";
import { type Geocoder, isGeocodeFailure } from "../../../src/geocoding/geocoder.js";
import { AWKWARD_TEXTS, NOT_PLACES } from "./awkward-texts.js";

let path: string;
let geocoder: Geocoder;

beforeAll(async () => {
  path = inject("gazetteerPath");
  geocoder = await openGazetteerGeocoder(path);
}, 120_000);
afterAll(() => geocoder.close?.());

describe("a text that people write", () => {
  test.each(AWKWARD_TEXTS)("%s is found within 25 km, with its zone", async (text, lat, lng, zone) => {
    const place = await geocoder.geocode(text, "any key");
    if (isGeocodeFailure(place)) throw new Error(`${text}: ${place.code}`);

    expect(distanceKm(place.coords, { lat, lng })).toBeLessThan(25);
    expect(place.zone).toBe(zone);
  });

  test.each(NOT_PLACES)("%j is no place", async (text) => {
    expect(await geocoder.geocode(text, "any key")).toEqual({ code: "GEOCODE_LOCATION_NOT_FOUND" });
  });

  test("is found in the same place in capitals, without accents, and with wide commas and spaces", async () => {
    const variants = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize("NFD"),
      (text: string) => text.normalize("NFD").replace(/[\u0300-\u0306\u030a\u030c]/g, ""),
      (text: string) => `  ${text.replaceAll(",", " ，  ").replaceAll(" ", "\u00a0 ")},`,
    ];
    const different: string[] = [];
    for (const [text] of AWKWARD_TEXTS) {
      const place = await geocoder.geocode(text, "any key");
      for (const variant of variants.map((change) => change(text))) {
        const same = await geocoder.geocode(variant, "any key");
        if (JSON.stringify(same) !== JSON.stringify(place)) different.push(variant);
      }
    }
    expect(different).toEqual([]);
  });
});

describe("a text made to cost time", () => {
  test.each([
    ["thousands of commas", "Paris,".repeat(1300)],
    ["thousands of slashes", "Paris/".repeat(1300)],
    ["thousands of parentheses", "Paris, ".concat("(".repeat(8000))],
    ["thousands of words", "a ".repeat(4000)],
    ["the most parts of the most meanings", Array(8).fill("Santa Maria").join(",")],
  ])("of %s is answered within a tenth of a second", async (_what, text) => {
    const started = performance.now();
    await geocoder.geocode(text, "any key");
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe("the gazetteer", () => {
  test("has only zones that chart-core's table knows", () => {
    const gazetteer = new Gazetteer(path);
    const zones = gazetteer.zones();
    gazetteer.close();

    expect(zones.length).toBeGreaterThan(350);
    for (const zone of zones) {
      const birth = { date: "1990-01-01", time: "12:00", coords: { lat: 0, lng: 0 }, zone };
      expect(() => resolveBirthMoment(birth)).not.toThrow();
    }
  });
});
