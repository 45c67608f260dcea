import { resolveBirthMoment } from "chart-core/birth-moment";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { Gazetteer } from "../src/file/gazetteer.js";
import { distanceKm } from "../src/find/distance-km.js";
import { findPlace } from "../src/find/locate-place.js";
import { AWKWARD_TEXTS, NOT_PLACES } from "./awkward-texts.js";

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
});
afterAll(() => gazetteer.close());

describe("findPlace", () => {
  test.each(AWKWARD_TEXTS)("finds %s within 25 km, with its time zone", (text, lat, lng, zone) => {
    const place = findPlace(gazetteer, text);
    if (place === undefined) throw new Error(`${text}: not found`);

    expect(distanceKm(place, { lat, lng })).toBeLessThan(25);
    expect(place.zone).toBe(zone);
  });

  test.each(NOT_PLACES)("finds nothing for %j", (text) => {
    expect(findPlace(gazetteer, text)).toBeUndefined();
  });

  test("finds the same place in capitals, without accents, and with wide commas and spaces", () => {
    const variants = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize("NFD"),
      (text: string) => text.normalize("NFD").replace(/[\u0300-\u0306\u030a\u030c]/g, ""),
      (text: string) => `  ${text.replaceAll(",", " ，  ").replaceAll(" ", "\u00a0 ")},`,
    ];
    const different: string[] = [];
    for (const [text] of AWKWARD_TEXTS) {
      const place = findPlace(gazetteer, text);
      for (const variant of variants.map((change) => change(text))) {
        const same = findPlace(gazetteer, variant);
        if (JSON.stringify(same) !== JSON.stringify(place)) different.push(variant);
      }
    }
    expect(different).toEqual([]);
  });
});

test.each([
  ["Vincennes, Indiana", "America/Indiana/Vincennes"],
  ["Coyhaique, Chile", "America/Coyhaique"],
  ["Huế, Vietnam", "Asia/Ho_Chi_Minh"],
  ["Quvasoy, Uzbekistan", "Asia/Tashkent"],
  ["Labuan, Malaysia", "Asia/Kuching"],
  ["Ceuta, Spain", "Africa/Ceuta"],
  ["Paralímni, Cyprus", "Asia/Nicosia"],
  ["Nicosia, Cyprus", "Asia/Nicosia"],
  ["Fort Pierre, South Dakota", "America/Chicago"],
  ["Moyale, Kenya", "Africa/Nairobi"],
  ["Urumqi, China", "Asia/Urumqi"],
  ["Ramallah, Palestine", "Asia/Hebron"],
])("the zone of %s is that of its exact outline, or the reviewed one: %s", (text, zone) => {
  expect(findPlace(gazetteer, text)?.zone).toBe(zone);
});

describe("a text meant to take long", () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ["thousands of commas", "Paris,".repeat(1300), 0],
    ["thousands of slashes", "Paris/".repeat(1300), 0],
    ["thousands of parentheses", "Paris, ".concat("(".repeat(8000)), 0],
    ["thousands of words", "a ".repeat(4000), 0],
    ["hundreds of words", "a ".repeat(200), 20],
    ["more parts than a place has", Array(9).fill("Santa Maria").join(","), 0],
    ["the most parts of the most meanings", Array(8).fill("Santa Maria").join(","), 20],
    ["the most spellings and parts", `City of Paris (a)/Paris/b${", the 1 Santa Maria".repeat(7)}`, 60],
  ])("of %s takes few lookups", (_what, text, mostLookups) => {
    const places = vi.spyOn(gazetteer, "placesNamed");
    const areas = vi.spyOn(gazetteer, "areasNamed");
    findPlace(gazetteer, text);
    expect(places.mock.calls.length + areas.mock.calls.length).toBeLessThanOrEqual(mostLookups);
  });
});

describe("the gazetteer", () => {
  test.each([
    ["Hanoi, Vietnam", "Hanoi"],
    ["Ho Chi Minh City, Vietnam", "Ho Chi Minh City"],
    ["Hue, Vietnam", "Thừa Thiên-Huế"],
    ["Drammen, Norway", "Viken"],
  ])("names the region of %s as in the year of its places: %s", (text, region) => {
    expect(findPlace(gazetteer, text)?.region).toBe(region);
  });

  test("has only zones that chart-core's table knows", () => {
    const zones = gazetteer.zones();

    expect(zones.length).toBeGreaterThan(350);
    for (const zone of zones) {
      const birth = { date: "1990-01-01", time: "12:00", coords: { lat: 0, lng: 0 }, zone };
      expect(() => resolveBirthMoment(birth)).not.toThrow();
    }
  });
});
