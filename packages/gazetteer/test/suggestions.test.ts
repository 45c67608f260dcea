import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { contains } from "../src/file/area.js";
import { Gazetteer } from "../src/file/gazetteer.js";
import { placeLabel } from "../src/file/place.js";
import { locatePlace } from "../src/find/locate-place.js";
import { Lookups } from "../src/find/lookups.js";
import { placeKey } from "../src/text/place-key.js";

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
});
afterAll(() => gazetteer.close());

function suggestions(text: string): readonly string[] {
  const found = locatePlace(gazetteer, text);
  return "place" in found ? [`found: ${placeLabel(found.place)}`] : found.suggestions;
}

test.each([
  ["Zaporizhia, Ukraine", "Zaporizhzhya, Zaporizhzhia, Ukraine"],
  ["Cuidad de Mexico, Mexico", "Mexico City, Mexico City, Mexico"],
  ["Jamaica", "Jamaica, New York, United States"],
  ["Ontario", "Ontario, California, United States"],
  ["Virginia", "Virginia Beach, Virginia, United States"],
  ["Armenia", "Armenia, Quindío Department, Colombia"],
  ["Mexico", "Mexico City, Mexico City, Mexico"],
  ["Omya, Japan", "Ōmiya, Saitama, Japan"],
])("for %j contain %s", (text, place) => {
  expect(suggestions(text)).toContain(place);
});

test("are never the refused text, and lie in the country, state or province that it names, however it does so", () => {
  const [rows] = [
    gazetteer.query<readonly [string, string, string, string, string]>(
      `select json_group_array(json_array(places.name, country, admin1, countries.name, coalesce(regions.name, ''))) as found
       from places join divisions as countries on countries.code = country
         left join divisions as regions on regions.code = country || '.' || admin1
       where places.id between 100 and 20000 and places.id % 37 = 0`,
    )(),
  ];
  const wrong: string[] = [];
  let refused = 0;
  for (const [name, , , country, region] of rows) {
    const misspelled = `${name.slice(0, 2)}qx${name.slice(2)}`;
    for (const area of [country, region, `${region}, ${country}`]) {
      for (const text of [`${name}x, ${area}`, `${misspelled}, ${area}`, `${misspelled} ${area}`]) {
        const found = locatePlace(gazetteer, text);
        if ("place" in found) continue;
        refused++;
        for (const suggestion of found.suggestions) {
          if (placeKey(suggestion) === placeKey(text) || !isInside(suggestion, area))
            wrong.push(`${text}: ${suggestion}`);
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

/** True if the suggested place lies in an area of the name, as the gazetteer understands both. */
function isInside(suggestion: string, area: string): boolean {
  const lookups = new Lookups(gazetteer);
  const places = lookups.placesNamed(placeKey(suggestion.split(",")[0] ?? ""));
  return area
    .split(", ")
    .filter((part) => lookups.areasOf(part).length > 0)
    .every((part) =>
      places.some((place) => {
        const isMeant = placeLabel(gazetteer.show(place)) === suggestion || place.presentCity !== undefined;
        return isMeant && lookups.areasOf(part).some((one) => one.relation === "own" && contains(one, place));
      }),
    );
}
