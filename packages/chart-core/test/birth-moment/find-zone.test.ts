import { describe, expect, it } from "vitest";
import { ChartInputError, findZone, resolveBirthMoment } from "../../src/birth-moment/index.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";
import { ZONE_BOXES } from "../../src/birth-moment/zone-boxes.js";

describe("the zone finder knows the zones of islands next to the date line", () => {
  it.each([
    ["Pago Pago", -14.278, -170.703, "Pacific/Pago_Pago"],
    ["Tafuna", -14.335, -170.72, "Pacific/Pago_Pago"],
    ["Ta'u", -14.24, -169.47, "Pacific/Pago_Pago"],
    ["Swains Island", -11.056, -171.08, "Pacific/Pago_Pago"],
    ["Aleipata, the east of Samoa", -14, -171.43, "Pacific/Apia"],
    ["Falealupo, the west of Samoa", -13.5, -172.79, "Pacific/Apia"],
    ["Fale, Fakaofo", -9.385, -171.247, "Pacific/Fakaofo"],
    ["Nukunonu", -9.2, -171.85, "Pacific/Fakaofo"],
    ["Atafu", -8.56, -172.5, "Pacific/Fakaofo"],
    ["Kwajalein", 8.72, 167.73, "Pacific/Kwajalein"],
    ["Ebeye", 8.78, 167.74, "Pacific/Kwajalein"],
    ["Roi-Namur", 9.4, 167.47, "Pacific/Kwajalein"],
    ["Ebadon", 9.33, 166.85, "Pacific/Kwajalein"],
    ["Rongelap", 11.16, 166.89, "Pacific/Majuro"],
    ["Ailinginae", 11.1, 166.4, "Pacific/Majuro"],
    ["Lib", 8.31, 167.38, "Pacific/Majuro"],
    ["Lae", 8.93, 166.27, "Pacific/Majuro"],
    ["Wotho", 10.17, 166, "Pacific/Majuro"],
    ["Gambell", 63.779, -171.741, "America/Nome"],
    ["Savoonga", 63.69, -170.48, "America/Nome"],
    ["Little Diomede", 65.757, -168.95, "America/Nome"],
    ["Big Diomede", 65.77, -169.06, "Asia/Anadyr"],
    ["Wales, Alaska", 65.61, -168.09, "America/Nome"],
    ["Provideniya", 64.42, -173.23, "Asia/Anadyr"],
    ["Uelen", 66.16, -169.81, "Asia/Anadyr"],
    ["Kiritimati", 1.87, -157.4, "Pacific/Kiritimati"],
    ["Taveuni, on the 180th meridian", -16.85, 180, "Pacific/Fiji"],
  ])("%s", (_, lat, lng, zone) => {
    expect(findZone({ lat, lng })).toBe(zone);
  });
});

describe("the zone finder knows the zones of islands and towns where the map has a neighbour's", () => {
  it.each([
    ["Campbell Bay, Great Nicobar", 7, 93.9, "Asia/Kolkata"],
    ["Great Coco", 14.1, 93.37, "Asia/Yangon"],
    ["Saint-Pierre", 46.78, -56.18, "America/Miquelon"],
    ["Danmarkshavn", 76.77, -18.67, "America/Danmarkshavn"],
    ["Nemuro", 43.324, 145.575, "Asia/Tokyo"],
    ["Kengtung", 21.631, 99.927, "Asia/Yangon"],
    ["Geneina", 13.453, 22.447, "Africa/Khartoum"],
    ["Chaman", 30.918, 66.453, "Asia/Karachi"],
    ["Williston", 48.147, -103.618, "America/Chicago"],
    ["Nyingchi", 29.658, 94.359, "Asia/Shanghai"],
    ["Yadong", 27.494, 88.953, "Asia/Shanghai"],
    ["Besisahar", 28.231, 84.378, "Asia/Kathmandu"],
    ["Fort McPherson", 67.439, -134.885, "America/Inuvik"],
    ["Resolute", 74.7, -94.83, "America/Resolute"],
    ["Moose Factory", 51.26, -80.6, "America/Toronto"],
    ["Attawapiskat", 52.92, -82.43, "America/Toronto"],
    ["Waskaganish", 51.48, -78.75, "America/Toronto"],
    ["Wemindji", 53.01, -78.83, "America/Toronto"],
    ["Chisasibi", 53.78, -78.9, "America/Toronto"],
    ["Puvirnituq", 60.04, -77.27, "America/Toronto"],
    ["Akulivik", 60.81, -78.14, "America/Toronto"],
    ["Salluit", 62.2, -75.64, "America/Toronto"],
    ["Sanikiluaq, an island of Nunavut", 56.54, -79.22, "America/Iqaluit"],
  ])("%s", (_, lat, lng, zone) => {
    expect(findZone({ lat, lng })).toBe(zone);
  });
});

it("births resolve with the zone that the finder returns", () => {
  const coords = { lat: -14.278, lng: -170.703 };
  const { zone, utc } = resolveBirthMoment({ date: "2020-06-01", time: "12:00", coords });
  expect(zone).toBe(findZone(coords));
  expect(utc.toISOString()).toBe("2020-06-01T23:00:00.000Z");
});

it("every box of the zone finder is a rectangle on the globe, less than 5 degrees wide, with a zone of the table", () => {
  for (const [zone, south, north, west, east] of ZONE_BOXES) {
    expect(zoneNamed(zone), zone).toBeDefined();
    expect(north - south).toBeGreaterThan(0);
    expect(north - south).toBeLessThan(5);
    expect(east - west).toBeGreaterThan(0);
    expect(east - west).toBeLessThan(5);
    expect(Math.max(north, -south)).toBeLessThan(90);
    expect(Math.max(east, -west)).toBeLessThan(180);
  }
});

it.each([
  [{ lat: 91, lng: 0 }, "INVALID_LATITUDE"],
  [{ lat: 0, lng: Number.NaN }, "INVALID_LONGITUDE"],
  [undefined, "INVALID_LATITUDE"],
])("the zone finder rejects the coordinates %j", (coords, code) => {
  expect(() => findZone(coords as { lat: number; lng: number })).toThrow(
    expect.objectContaining({ constructor: ChartInputError, code }),
  );
});
