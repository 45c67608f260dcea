import { expect, test } from "vitest";
import { readDate, readTime, timeInWords } from "../src/calendar.js";

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
  ["", null],
  ["9", null],
  ["21", null],
  ["24:00", null],
  ["21:60", null],
  ["13 pm", null],
  ["0 am", null],
  ["noon", null],
  ["21:1", null],
])("the time %j is read as %j", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test("a time is shown in both ways of counting hours", () => {
  expect(["21:17", "00:05", "12:00"].map(timeInWords)).toEqual([
    "21:17, that is 9:17 pm",
    "00:05, that is 12:05 am",
    "12:00, that is 12:00 pm",
  ]);
});

test("a date needs all four digits of its year", () => {
  expect(readDate("5", "9", "90")).toEqual({});
  expect(readDate("31", "2", "1990")).toEqual({ fault: "February 1990 has 28 days." });
  expect(readDate("5", "9", "1990")).toEqual({ date: "1990-09-05" });
});
