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
    place: { region: "Île-de-France" },
    others: ["Paris, Texas, United States"],
  });
  expect(read({ pick: "Paris, Texas, United States" })).toMatchObject({
    place: { region: "Texas" },
    others: ["Paris, Île-de-France, France"],
  });
});

test.each([
  [{ day: "" }, "Enter the day, the month and the year of birth."],
  [{ year: "90" }, "Enter the day, the month and the year of birth."],
  [{ year: "1799" }, "Enter a year from 1800 to 2199."],
  [{ day: "30", month: "2" }, "That date does not exist."],
  [{ day: "0" }, "That date does not exist."],
  [{ month: "13" }, "That date does not exist."],
  [{ time: "" }, "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so."],
  [{ time: "24:00" }, "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so."],
  [{ place: " " }, "Enter the place of birth."],
  [{ place: "Nowhere" }, "No place has this name. Try a larger one nearby."],
  [{ time: "13 pm" }, "Enter the time of birth, such as 21:17 or 9:17 pm. If you don't know it, say so."],
])("of %j it says: %s", (changes, sentence) => {
  expect(read(changes)).toBe(sentence);
});

test("an unknown time needs no time, and an about time is off by one of the choices", () => {
  expect(read({ "time-kind": "unknown", time: "" })).toMatchObject({ time: null, aboutMinutes: null });
  expect(read({ "time-kind": "about", about: "30" })).toMatchObject({ time: "21:17", aboutMinutes: 30 });
  for (const about of ["9999", "1.5", "-1", "x"])
    expect(read({ "time-kind": "about", about })).toMatchObject({ aboutMinutes: 30 });
});

// The cases of bodygraph-element/test/calendar.test.ts: a form means the same with a script and without.
test.each([
  ["21:17", "21:17"],
  ["2117", "21:17"],
  ["21.17", "21:17"],
  ["21h17", "21:17"],
  [" 9:05 ", "09:05"],
  ["0905", "09:05"],
  ["905", "09:05"],
  ["9:17 pm", "21:17"],
  ["9:17PM", "21:17"],
  ["9 p.m.", "21:00"],
  ["12 am", "00:00"],
  ["12:30 pm", "12:30"],
  ["00:00", "00:00"],
  ["9", null],
  ["21", null],
  ["21:60", null],
  ["0 am", null],
  ["noon", null],
  ["21:1", null],
])("the time %j is read as %j", (text, time) => {
  const birth = read({ time: text });
  expect(typeof birth === "string" ? null : birth.time).toBe(time);
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
