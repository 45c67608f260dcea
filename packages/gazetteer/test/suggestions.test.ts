import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { contains } from "../src/file/area.js";
import { Gazetteer, type KnownPlace } from "../src/file/gazetteer.js";
import { type Place, placeLabel } from "../src/file/place.js";
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

test("are never the refused text, and have a name from it or lie in the country, state or province that it names", () => {
  const asked = [...gazetteer.places()].filter(({ id }) => id >= 100 && id <= 20_000 && id % 37 === 0);
  const wrong: string[] = [];
  let refused = 0;
  for (const place of asked) {
    const { country, region } = gazetteer.show(place);
    const { name } = place;
    const misspelled = `${name.slice(0, 2)}qx${name.slice(2)}`;
    for (const areas of [[country], [region], [region, country]]) {
      const [withComma, withBlank] = [areas.join(", "), areas.join(" ")];
      const texts = [`${name}x, ${withComma}`, `${misspelled}, ${withBlank}`, `${misspelled} ${withComma}`];
      for (const text of texts) {
        const found = locatePlace(gazetteer, text);
        if ("place" in found) continue;
        refused++;
        for (const suggestion of found.suggestions) {
          if (
            placeKey(suggestion) === placeKey(text) ||
            !(isInside(suggestion, areas) || isNamed(suggestion, text))
          )
            wrong.push(`${text}: ${suggestion}`);
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

/** True if the suggested place lies in all these areas, as the gazetteer understands their names. */
function isInside(suggestion: string, areas: readonly string[]): boolean {
  const lookups = new Lookups(gazetteer);
  const places = lookups
    .placesNamed(placeKey(suggestion.split(",")[0] ?? ""))
    .filter((place) => labelOf(gazetteer.show(place)) === suggestion);
  const isIn = (place: KnownPlace, area: string) =>
    lookups.areasOf(area).some((one) => one.relation === "own" && contains(one, place));
  const known = areas.filter((area) => lookups.areasOf(area).length > 0);
  return places.some((place) => known.every((area) => isIn(place, area)));
}

/** True if a part of the text is a name of the suggested place. */
function isNamed(suggestion: string, text: string): boolean {
  const lookups = new Lookups(gazetteer);
  const places = text.split(", ").flatMap((part) => lookups.placesNamed(placeKey(part)));
  return places.some((place) => labelOf(gazetteer.show(place)) === suggestion);
}

/** Formats a place as suggestions do, a former city by its own name. */
function labelOf(place: Place): string {
  return placeLabel({ ...place, name: place.formerName ?? place.name });
}
