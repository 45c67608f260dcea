import type { ListedPlace } from "chart-http";
import { expect, test } from "vitest";
import { fieldsOf, readBirth } from "../../src/chart/read-birth.js";

const place = (name: string, region: string, country: string, zone: string): ListedPlace => ({
  ...{ name, region, country, zone },
  ...{ lat: 1, lng: 2, population: 3 },
});
const PLACES = [
  place("Paris", "Île-de-France", "France", "Europe/Paris"),
  place("Paris", "Texas", "United States", "America/Chicago"),
  place("Singapore", "", "Singapore", "Asia/Singapore"),
];
const places = {
  search: (text: string) => PLACES.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())),
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

test("another place of the same name is picked by its number, and the others are offered", () => {
  const birth = read({ pick: "1" });
  expect(birth).toMatchObject({ place: { region: "Texas" }, others: [{ pick: 0 }] });
});

test.each([
  [{ day: "" }, "Enter the day, the month and the year of birth."],
  [{ year: "90" }, "Enter the day, the month and the year of birth."],
  [{ year: "1799" }, "Enter a year from 1800 to 2199."],
  [{ day: "30", month: "2" }, "That date does not exist."],
  [{ day: "0" }, "That date does not exist."],
  [{ month: "13" }, "That date does not exist."],
  [{ time: "" }, "Enter the time of birth. If you don't know it, say so."],
  [{ time: "24:00" }, "Enter the time of birth. If you don't know it, say so."],
  [{ place: " " }, "Enter the place of birth."],
  [{ place: "Nowhere" }, "No place has this name. Try a larger one nearby."],
  [{ pick: "19" }, "No place has this name. Try a larger one nearby."],
])("of %j it says: %s", (changes, sentence) => {
  expect(read(changes)).toBe(sentence);
});

test("an unknown time needs no time, and an about time is off by up to two hours", () => {
  expect(read({ "time-kind": "unknown", time: "" })).toMatchObject({ time: null, aboutMinutes: null });
  expect(read({ "time-kind": "about", about: "30" })).toMatchObject({ time: "21:17", aboutMinutes: 30 });
  expect(read({ "time-kind": "about", about: "9999" })).toMatchObject({ aboutMinutes: 120 });
});

test("while the index of places is not open, it says so", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(RIGHT)) form.set(name, value);
  expect(readBirth(fieldsOf(form), { search: () => undefined })).toBe(
    "Places can't be searched yet. Try again in a moment.",
  );
});
