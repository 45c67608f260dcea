import type { ListedPlace } from "chart-http";
import { expect, test } from "vitest";
import { postedChart } from "../src/posted-chart.js";
import { fieldsOf, readBirth } from "../src/read-birth.js";

const place = (name: string, region: string, country: string, zone: string): ListedPlace => ({
  ...{ name, region, country, zone },
  ...{ lat: 1, lng: 2, population: 3 },
});
const PLACES = [
  place("Paris", "Île-de-France", "France", "Europe/Paris"),
  place("Paris", "Texas", "United States", "America/Chicago"),
  place("Singapore", "", "Singapore", "Asia/Singapore"),
];
/** Finds as the index does: by the first word, and all of the text where it fits. */
const places = {
  search: (text: string) => {
    const [city = "", ...rest] = text.toLowerCase().split(/, ?/);
    const found = PLACES.filter(({ name }) => name.toLowerCase().startsWith(city));
    const fits = ({ region, country }: ListedPlace) =>
      rest.every((part) => `${region} ${country}`.toLowerCase().includes(part));
    return [...found.filter(fits), ...found.filter((place) => !fits(place))];
  },
};

const RIGHT = { day: "5", month: "9", year: "1990", "time-kind": "exact", time: "21:17", place: "paris" };

function read(changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...RIGHT, ...changes })) form.set(name, value);
  return readBirth(fieldsOf(form), places);
}

test.each([
  ["", "Paris", "Europe/Paris"],
  ["paris, texas", "Paris", "America/Chicago"],
  ["Paris, Texas, United States", "Paris", "America/Chicago"],
  ["Singapore", "Singapore", "Asia/Singapore"],
])("the place %j is %s in the zone %s", (text, name, zone) => {
  expect(read(text === "" ? {} : { place: text })).toMatchObject({
    ...{ date: "1990-09-05", time: "21:17", aboutMinutes: null },
    place: { name, zone },
  });
});

test("another place that was offered is taken by its label, and the others are offered", () => {
  expect(read()).toMatchObject({
    place: { label: "Paris, Île-de-France, France" },
    others: ["Paris, Texas, United States"],
  });
  expect(read({ pick: "Paris, Texas, United States" })).toMatchObject({
    place: { label: "Paris, Texas, United States" },
    others: ["Paris, Île-de-France, France"],
  });
});

test.each([
  [{ day: "" }, "Enter the day, the month and the year of birth."],
  [{ year: "90" }, "Write the year with four digits, such as 1990."],
  [{ year: "1799" }, "Enter a year from 1800 to 2199."],
  [{ day: "30", month: "2" }, "February 1990 has 28 days."],
  [{ day: "0" }, "September 1990 has 30 days."],
  [{ month: "13" }, "Choose a month."],
  [{ time: "" }, "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above."],
  [
    { time: "24:00" },
    "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above.",
  ],
  [{ place: " " }, "Enter the place of birth."],
  [{ place: "Nowhere" }, "No place found. Try a larger one nearby, or a time zone such as Europe/Berlin."],
  [
    { time: "13 pm" },
    "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so above.",
  ],
])("of %j it says: %s", (changes, sentence) => {
  expect(read(changes)).toBe(sentence);
});

test("an unknown time needs no time, and an about time is off by one of the choices", () => {
  expect(read({ "time-kind": "unknown", time: "" })).toMatchObject({ time: null, aboutMinutes: null });
  expect(read({ "time-kind": "about", about: "30" })).toMatchObject({ time: "21:17", aboutMinutes: 30 });
  for (const about of ["9999", "1.5", "-1", "x"])
    expect(read({ "time-kind": "about", about })).toMatchObject({ aboutMinutes: 30 });
});

test("two times are read as the time between them, whatever is chosen", () => {
  const between = { time: "21:30", aboutMinutes: 30, between: { from: "21:00", to: "22:00" } };
  expect(read({ "time-kind": "between", time: "21:00", until: "10 pm" })).toMatchObject(between);
  expect(read({ time: "between 21:00 and 22:00" })).toMatchObject(between);
});

test("two times that clocks skipped are refused", () => {
  expect(read({ day: "25", month: "3", time: "02:10-03:10" })).toBe(
    "Clocks skipped the time between these two.",
  );
});

test("a time zone with its area is taken in place of a place, a town with a slash is not", () => {
  expect(read({ place: "Europe/Zürich" })).toMatchObject({
    place: { label: "Europe/Zurich", zone: "Europe/Zurich", coords: undefined },
    others: [],
  });
  expect(read({ place: "Paris/Texas" })).toMatch(/^No place found/);
});

test("while the index of places is not open, it says so", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(RIGHT)) form.set(name, value);
  expect(readBirth(fieldsOf(form), { search: () => undefined })).toBe(
    "Places can't be searched yet. Try again in a moment.",
  );
});

test.each([
  "A\u0000B",
  "A\nB",
  "A\u2028B",
  "A\uffffB",
  "😀",
  "\ud800",
  "<img onerror=x>",
  "é̃ Ω 李",
  "x".repeat(500),
])("a name such as %j is drawn, or left out of the picture where it cannot be", (name) => {
  const birth = read({ name });
  if (typeof birth === "string") throw new Error(birth);
  const { pictures } = postedChart(birth);
  expect(pictures.light).toMatch(/^<svg .*<\/svg>$/s);
  expect(pictures.light).not.toContain("<img");
});
