import { describe, expect, it } from "vitest";
import { type Birth, ChartInputError, resolveBirthMoment } from "../../src/birth-moment/index.js";

const amsterdam = { date: "1990-09-05", time: "21:17", coords: { lat: 52.37, lng: 4.9 } };

/** Returns the ChartInputError that a birth raises; any other error fails the test. */
function errorOf(birth: unknown, options?: Parameters<typeof resolveBirthMoment>[1]): ChartInputError {
  try {
    resolveBirthMoment(birth as Birth, options);
  } catch (error) {
    if (error instanceof ChartInputError) return error;
    throw error;
  }
  throw new Error("the birth was resolved");
}

describe("the date must be a calendar date in the form YYYY-MM-DD", () => {
  it.each([
    ...["1990-02-30", "1900-02-29", "1990-13-01", "1990-00-10", "1990-01-00", "1990-04-31", "1990-1-1"],
    ...["90-01-01", "01990-01-01", "+001990-01-01", "-1990-01-01", "1990/01/01", "1990-01-01T00:00", ""],
    ...["1990-01-01\n", " 1990-01-01", "1990-01-01Z", "١٩٩٠-٠١-٠١", "15-Jan-1990", "yesterday"],
    ...[undefined, null, 19900101, Number.NaN, new Date(0), ["1990-01-01"], Object("1990-01-01"), {}, true],
  ])("%j is rejected", (date) => {
    expect(errorOf({ ...amsterdam, date })).toMatchObject({
      code: "INVALID_DATE",
      field: "date",
      received: date,
    });
  });

  it.each(["0000-01-01", "0001-01-01", "0099-12-31", "1799-12-31", "2200-01-01", "2300-06-15", "9999-12-31"])(
    "%s is rejected, and the error names the supported years",
    (date) => {
      const error = errorOf({ ...amsterdam, date });
      expect(error).toMatchObject({ code: "DATE_OUT_OF_RANGE", field: "date", received: date });
      expect(error.expected).toMatch(/1800.*2199/);
    },
  );

  it.each(["1800-01-01", "1996-02-29", "2000-02-29", "2096-02-29", "2199-12-31"])(
    "%s is accepted",
    (date) => {
      const { utc } = resolveBirthMoment({ ...amsterdam, date, zone: "Etc/UTC" });
      expect(utc.toISOString()).toBe(`${date}T21:17:00.000Z`);
    },
  );
});

describe("the time must be a time of day in the form HH:MM or HH:MM:SS", () => {
  it.each([
    ...[
      "24:00",
      "25:61",
      "23:60",
      "99:99",
      "9:05",
      "09:5",
      "09:05:60",
      "09:05:0",
      "09:05:00.0",
      "24:00:00",
      "0905",
      "09.05",
      "09:05\n",
      " 09:05",
    ],
    ...[
      "-1:00",
      "９:05",
      "9 pm",
      "",
      undefined,
      null,
      905,
      Number.NaN,
      ["09:05"],
      Object("09:05"),
      {},
      false,
    ],
  ])("%j is rejected", (time) => {
    expect(errorOf({ ...amsterdam, time })).toMatchObject({
      code: "INVALID_TIME",
      field: "time",
      received: time,
    });
  });

  it.each(["00:00", "09:05", "12:00", "23:59"])("%s is accepted", (time) => {
    const { utc } = resolveBirthMoment({ ...amsterdam, time, zone: "Etc/UTC" });
    expect(utc.toISOString()).toBe(`1990-09-05T${time}:00.000Z`);
  });

  it.each(["00:00:00", "09:05:07", "23:59:59"])("%s is accepted, with its seconds", (time) => {
    const { utc } = resolveBirthMoment({ ...amsterdam, time, zone: "Etc/UTC" });
    expect(utc.toISOString()).toBe(`1990-09-05T${time}.000Z`);
  });
});

describe("coordinates must be numbers within the globe's range", () => {
  it.each([90.001, -91, Number.NaN, Number.POSITIVE_INFINITY, "52.37", null, undefined])(
    "latitude %j is rejected",
    (lat) => {
      const error = errorOf({ ...amsterdam, coords: { lat, lng: 4.9 } });
      expect(error).toMatchObject({ code: "INVALID_LATITUDE", field: "coords.lat" });
    },
  );

  it.each([180.001, -181, Number.NaN, Number.NEGATIVE_INFINITY, "4.9", null, undefined])(
    "longitude %j is rejected, even when the time zone is given",
    (lng) => {
      const error = errorOf({ ...amsterdam, coords: { lat: 52.37, lng }, zone: "Europe/Amsterdam" });
      expect(error).toMatchObject({ code: "INVALID_LONGITUDE", field: "coords.lng" });
    },
  );

  it.each([
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
    [90, 180],
    [-90, -180],
  ])("latitude %d, longitude %d is accepted", (lat, lng) => {
    expect(resolveBirthMoment({ ...amsterdam, coords: { lat, lng } }).kind).toBe("unique");
  });
});

describe("the time zone must be in the zone table", () => {
  it.each(["", "Europe/Atlantis", "europe/amsterdam", "+01:00", "__proto__", "toString", null, 1, {}])(
    "%j is rejected, whether given by the caller or returned by the zone finder",
    (zone) => {
      const expected = { code: "UNKNOWN_ZONE", field: "zone", received: zone };
      expect(errorOf({ ...amsterdam, zone })).toMatchObject(expected);
      expect(errorOf(amsterdam, { findZone: () => zone as string })).toMatchObject(expected);
    },
  );

  it("without a given zone, the zone is looked up from the coordinates", () => {
    expect(resolveBirthMoment(amsterdam)).toEqual({
      utc: new Date("1990-09-05T19:17:00Z"),
      zone: "Europe/Amsterdam",
      offsetSeconds: 7200,
      kind: "unique",
    });
  });

  it("a custom zone finder replaces the default one", () => {
    const { zone, offsetSeconds } = resolveBirthMoment(amsterdam, {
      findZone: ({ lat, lng }) => (lat === 52.37 && lng === 4.9 ? "Asia/Calcutta" : "UTC"),
    });
    expect({ zone, offsetSeconds }).toEqual({ zone: "Asia/Calcutta", offsetSeconds: 19_800 });
  });

  it.each([null, "Europe/Amsterdam", {}])(
    "a zone finder that is %j is rejected: INVALID_OPTION",
    (findZone) => {
      expect(errorOf(amsterdam, { findZone: findZone as never })).toMatchObject({
        code: "INVALID_OPTION",
        field: "options.findZone",
        received: findZone,
      });
    },
  );

  it("with a given zone, no zone finder is called, and the zone's name is returned unchanged", () => {
    const findZone = () => {
      throw new Error("asked");
    };
    expect(resolveBirthMoment({ ...amsterdam, zone: "US/Eastern" }, { findZone }).zone).toBe("US/Eastern");
  });
});

it.each([undefined, null, 0, "1990-09-05", [], () => {}, {}])("a birth of %j is rejected", (birth) => {
  expect(errorOf(birth)).toMatchObject({ code: "INVALID_DATE", received: undefined });
});

it("of several faults, the first in the order date, time, coordinates, zone is reported", () => {
  const allWrong = { date: "", time: "", coords: {}, zone: "" };
  expect(errorOf(allWrong).code).toBe("INVALID_DATE");
  expect(errorOf({ ...allWrong, date: "1990-09-05" }).code).toBe("INVALID_TIME");
  expect(errorOf({ ...allWrong, date: "1990-09-05", time: "21:17" }).code).toBe("INVALID_LATITUDE");
  expect(errorOf({ ...amsterdam, zone: "" }).code).toBe("UNKNOWN_ZONE");
});
