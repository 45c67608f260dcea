import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { Gazetteer } from "../src/file/gazetteer.js";
import { placeLabel } from "../src/file/place.js";
import { searchPlaces } from "../src/search/search-places.js";

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
});
afterAll(() => gazetteer.close());

const labels = (text: string, limit = 8) => searchPlaces(gazetteer, text, limit).map(placeLabel);

describe("a search for a picker", () => {
  test.each([
    ["lond", "London, England, United Kingdom"],
    ["new y", "New York City, New York, United States"],
    ["bath", "Bath, England, United Kingdom"],
    ["spring, il", "Springfield, Illinois, United States"],
    ["paris tex", "Paris, Texas, United States"],
    ["SÃO PAU", "São Paulo, São Paulo, Brazil"],
    ["münch", "Munich, Bavaria, Germany"],
    ["東京", "Tokyo, Tokyo, Japan"],
    ["londn", "London, England, United Kingdom"],
    ["amstre", "Amsterdam, North Holland, Netherlands"],
    ["philadelfi", "Philadelphia, Pennsylvania, United States"],
  ])("for %j returns %s first", (text, first) => {
    expect(labels(text)[0]).toBe(first);
  });

  test.each(["", "  ", ",", "%", "zzzzzzzz", "a".repeat(10_000)])("for %j returns nothing", (text) => {
    expect(labels(text)).toEqual([]);
  });

  test("returns as many places as requested, each once", () => {
    for (const limit of [1, 8, 20]) {
      const places = labels("san", limit);
      expect(places).toHaveLength(limit);
      expect(new Set(places).size).toBe(limit);
    }
  });

  test("within an area that does not exist looks for no beginning and no other spelling", () => {
    const readings = (["placesBeginning", "namesBeginning", "spelledWith"] as const).map((method) =>
      vi.spyOn(gazetteer, method),
    );
    expect(labels("paris, zzzzzz")).toEqual([]);
    for (const reading of readings) {
      expect(reading).not.toHaveBeenCalled();
      reading.mockRestore();
    }
  });
});
