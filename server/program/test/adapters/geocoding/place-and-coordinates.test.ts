import { TestService } from "@chart/kit/services/test-service";
import { Gazetteer, locatePlace } from "chart-gazetteer";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createGazetteerGeocoder } from "../../../src/adapters/geocoding/gazetteer-geocoder.js";
import { GazetteerPlaceIndex } from "../../../src/adapters/geocoding/gazetteer-place-index.js";
import { findZone } from "../../../src/adapters/geocoding/zone-finder.js";

interface BirthPlace {
  readonly name?: string;
  readonly region?: string;
  readonly country?: string;
  readonly formerName?: string;
  readonly lat: number;
  readonly lng: number;
}
interface ListedPlace extends Required<Omit<BirthPlace, "formerName">> {
  readonly zone: string;
  readonly population: number;
}

let gazetteer: Gazetteer;
let places: GazetteerPlaceIndex;
let service: TestService;
let apiKey: string;

beforeAll(async () => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
  places = new GazetteerPlaceIndex(Promise.resolve(gazetteer), () => {});
  const geocoder = createGazetteerGeocoder({ gazetteer });
  service = await TestService.open({ geocoder, places, findZone, rateLimitPerMinute: 1_000_000 });
  apiKey = await service.openAccount({ credits: 100_000 });
});
afterAll(async () => {
  await service.close();
  gazetteer.close();
});

const post = (path: string, body: object) =>
  service.request(path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${apiKey}`,
      "Content-Type": "application/json",
      "Chart-Geocode-Key": "any",
    },
    body: JSON.stringify({ birthdate: "1976-01-01", birthtime: "09:00", ...body }),
  });

async function chartOf(location: string) {
  const response = await post("/v2/charts?include=birth", { location });
  const { data } = (await response.json()) as { data: { birth: { zone: string; place: BirthPlace } } };
  return { headers: response.headers, ...data };
}

test("a birth told by name has the chart, the zone and the moment of the same birth told by coordinates", async () => {
  const texts = [
    ...["Vincennes, Indiana", "Coyhaique, Chile", "Huế, Vietnam", "Quvasoy, Uzbekistan", "Labuan, Malaysia"],
    ...["Ceuta, Spain", "Urumqi, China", "Nablus, Palestine", "Yellowknife, Canada", "Valle Hermoso, Mexico"],
  ];
  for (const location of texts) {
    const { headers, birth, ...chart } = await chartOf(location);
    const [lat = "", lng = ""] = headers.get("Chart-Coordinates")?.split(";") ?? [];
    const response = await post("/v2/charts/coordinates", { lat: Number(lat), lng: Number(lng) });
    const { data } = (await response.json()) as { data: object };
    expect(data, location).toEqual(chart);
    for (const header of ["Chart-Time-Zone", "Chart-Utc-Offset", "Chart-Local-Time-Kind"])
      expect(response.headers.get(header), location).toBe(headers.get(header));
  }
});

test("the place of include=birth is the first of /v2/places, with the same names, position and zone", async () => {
  const names = [...gazetteer.places()].filter(({ id }) => id % 103 === 0).map(({ name }) => name);
  let compared = 0;
  for (const name of [...new Set(names)].filter(({ length }) => length >= 4)) {
    if ("notFound" in locatePlace(gazetteer, name)) continue;
    const { birth } = await chartOf(name);
    const [first] = places.search(name, 1) ?? [];
    const { zone, population: _population, ...place } = first as ListedPlace;
    expect(birth, name).toMatchObject({ zone, place });
    compared++;
  }
  expect(compared).toBeGreaterThan(2000);
});

describe("a former city", () => {
  test.each([
    ["North York, Ontario, Canada", "Toronto, Ontario, Canada", "43.7615;-79.4111", "North York"],
    ["Elberfeld, Germany", "Wuppertal, North Rhine-Westphalia, Germany", "51.2562;7.1508", "Elberfeld"],
    ["Omiya, Japan", "Saitama, Saitama, Japan", "35.9064;139.6287", "Ōmiya"],
    ["Kokura", "Kitakyushu, Fukuoka, Japan", "33.8834;130.8752", "Kokura"],
  ])(
    "such as %s is shown as the present city, %s, at its own position",
    async (text, label, position, formerName) => {
      const { headers, birth } = await chartOf(text);
      expect(headers.get("Chart-Place")).toBe(`%"${label}"`);
      expect(headers.get("Chart-Coordinates")).toBe(position);
      expect(birth.place).toMatchObject({ name: label.split(",")[0], formerName });
      expect(places.search(text, 1)?.[0]).toMatchObject({ name: label.split(",")[0], formerName });
    },
  );
});
