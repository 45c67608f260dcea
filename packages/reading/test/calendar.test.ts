import { expect, test } from "vitest";
import { readDate } from "../src/calendar.js";

test.each([
  ["5", "9", "1990", { date: "1990-09-05" }],
  ["５", "9", "１９９０", { date: "1990-09-05" }],
  ["٥", "٩", "١٩٩٠", { date: "1990-09-05" }],
  [" 05. ", "09", "\u200e1990\u200b", { date: "1990-09-05" }],
  ["5th", "9", "1990", { date: "1990-09-05" }],
  ["29", "2", "2000", { date: "2000-02-29" }],
  ["5", "9", "90", {}],
  ["5", "", "1990", {}],
  ["", "", "", {}],
  ["31", "2", "1990", { fault: "February 1990 has 28 days." }],
  ["0", "2", "1990", { fault: "February 1990 has 28 days." }],
  ["5", "13", "1990", { fault: "Choose a month." }],
  ["five", "9", "1990", { fault: "Enter day and year as numbers." }],
  ["5", "9", "1799", { fault: "Enter a year from 1800 to 2199." }],
  ["5", "9", "2200", { fault: "Enter a year from 1800 to 2199." }],
])("the date %j %j %j is read as %j", (day, month, year, read) => {
  expect(readDate(day, month, year)).toEqual(read);
});
