import { expect, test } from "vitest";
import { fillExample, SAMPLE } from "../src/tabs/fill-example.js";

const BIRTH = {
  ...{ date: "1988-02-01", time: "04:05", timeZone: "America/New_York" },
  ...{ lat: 40.71, lng: -74.01, aboutMinutes: 15, disambiguation: null },
  ...{ from: "03:15", to: "05:00" },
};
const ELEMENT = `<human-design-chart date="1990-09-05" time="21:17" time-zone="Europe/Amsterdam" lat="52.37" lng="4.89">`;

test("a birth takes the place of the sample's in requests and in elements", () => {
  const request = `{ "birthdate": "1990-09-05", "birthtime": "21:17", "plusMinusMinutes": 37, "lat": 52.37, "lng": 4.89 }`;
  expect(fillExample(request, BIRTH)).toBe(
    `{ "birthdate": "1988-02-01", "birthtime": "04:05", "plusMinusMinutes": 15, "lat": 40.71, "lng": -74.01 }`,
  );
  expect(fillExample(`"from": "20:13", "to": "22:37"`, BIRTH)).toBe(`"from": "03:15", "to": "05:00"`);
  expect(fillExample(ELEMENT, BIRTH)).toBe(
    `<human-design-chart date="1988-02-01" time="04:05" time-zone="America/New_York" lat="40.71" lng="-74.01">`,
  );
});

test("an element without coordinates has none, and the second half of an hour has its attribute", () => {
  expect(fillExample(ELEMENT, { ...BIRTH, lat: null, lng: null })).toMatch(
    / time-zone="America\/New_York">$/,
  );
  expect(fillExample(ELEMENT, { ...BIRTH, disambiguation: "later" })).toMatch(
    / lng="-74.01" disambiguation="later">$/,
  );
});

test("the sample stays as it is, and numbers that contain its own are not touched", () => {
  expect(fillExample(ELEMENT, { ...SAMPLE, disambiguation: null })).toBe(ELEMENT);
  expect(fillExample("1152.371 4.8912 21:170 1.37", BIRTH)).toBe("1152.371 4.8912 21:170 1.37");
});
