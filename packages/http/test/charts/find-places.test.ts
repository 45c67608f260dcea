import { afterEach, expect, test, vi } from "vitest";
import { findPlaces } from "../../src/charts/find-places.js";
import { Failure } from "../../src/errors/failure.js";
import type { Place } from "../../src/ports/geocoder.js";

const PLACE: Place = { coords: { lat: 1, lng: 2 } };

/** Asks for places by name; each lookup takes some milliseconds of a clock that only lookups move. */
async function find(names: readonly string[], lookupMs: number) {
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  let running = 0;
  let most = 0;
  const asked: string[] = [];
  const geocoder = {
    async geocode(location: string) {
      asked.push(location);
      most = Math.max(most, ++running);
      await Promise.resolve();
      if (--running === 0) nowMs += lookupMs;
      return location.startsWith("no") ? ({ code: "GEOCODE_LOCATION_NOT_FOUND" } as const) : PLACE;
    },
  };
  const places = names.map((location, index) => ({
    place: { location, geocodeKey: "key" },
    item: `people[${index}]`,
  }));
  return { found: await findPlaces(geocoder, places, {}), asked, most };
}

afterEach(() => vi.restoreAllMocks());

const names = (count: number) => Array.from({ length: count }, (_, index) => `place ${index}`);

test("looks up eight places at a time, and keeps their order", async () => {
  const { found, asked, most } = await find(names(20), 10);
  expect([found, asked, most]).toEqual([Array(20).fill(PLACE), names(20), 8]);
});

test("reports the first place in the order that cannot be found, and asks no further ones", async () => {
  const { found, asked } = await find([...names(3), "no 3", ...names(3), "no 7", ...names(9)], 10);
  expect(found).toMatchObject({ code: "GEOCODE_LOCATION_NOT_FOUND", item: "people[3]" });
  expect(asked).toHaveLength(8);
});

test("starts no lookup after 12 s, so that no request works for more than 20 s", async () => {
  const { found, asked } = await find(names(20), 8000);
  expect(asked).toHaveLength(16);
  expect(found).toBeInstanceOf(Failure);
  expect(found).toMatchObject({ code: "GEOCODE_TIMEOUT", item: "people[16]" });
});
