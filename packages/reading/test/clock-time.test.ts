import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clockSpanInWords, middleOf, readClockSpan, readTime, timeInWords } from "../src/clock-time.js";

test.each([
  ["21:17", "21:17"],
  ["2117", "21:17"],
  ["21.17", "21:17"],
  ["21h17", "21:17"],
  ["21 h 17", "21:17"],
  ["21:17 Uhr", "21:17"],
  [" 9:05 ", "09:05"],
  ["0905", "09:05"],
  ["905", "09:05"],
  ["9:17 pm", "21:17"],
  ["9:17PM", "21:17"],
  ["9:17p", "21:17"],
  ["9 p.m.", "21:00"],
  ["9:17 p. m.", "21:17"],
  ["9:17\u00a0p.\u00a0m.", "21:17"],
  ["9:17\u202fPM", "21:17"],
  ["9:17  pm", "21:17"],
  ["\u200e9:17\u200b pm", "21:17"],
  ["２１：１７", "21:17"],
  ["٢١:١٧", "21:17"],
  ["۲۱:۱۷", "21:17"],
  ["२१:१७", "21:17"],
  ["21∶17", "21:17"],
  ["21:17:00", "21:17"],
  ["21:17:59", "21:17"],
  ["9:17:00 PM", "21:17"],
  ["21:17 pm", "21:17"],
  ["00:30 am", "00:30"],
  ["12 am", "00:00"],
  ["12:30 pm", "12:30"],
  ["00:00", "00:00"],
  ["noon", "12:00"],
  ["12 noon", "12:00"],
  ["Midday", "12:00"],
  ["midnight", "00:00"],
  ["12:00 midnight", "00:00"],
  ["", null],
  ["9", null],
  ["12", null],
  ["21", null],
  ["24:00", null],
  ["21:60", null],
  ["21:17:60", null],
  ["13 pm", null],
  ["13:00 am", null],
  ["00:30 pm", null],
  ["9:17 xm", null],
  ["0 am", null],
  ["1 noon", null],
  ["00:00 noon", null],
  ["21:1", null],
  ["21-17", null],
  ["05.09.45", null],
  ["21.12.1990", null],
])("the time %j is read as %j", (text, time) => {
  expect(readTime(text)).toBe(time);
});

describe("two times", () => {
  test.each([
    ["between 21:00 and 22:00", "21:00", "22:00"],
    ["Between 9 and 10 pm", "21:00", "22:00"],
    ["from 9:30 to 10:30 pm", "21:30", "22:30"],
    ["21:00-22:00", "21:00", "22:00"],
    ["21:00 – 22:00", "21:00", "22:00"],
    ["２１：００－２２：００", "21:00", "22:00"],
    ["11 to 1 pm", "11:00", "13:00"],
    ["9 am to 10 pm", "09:00", "22:00"],
    ["noon until 3 pm", "12:00", "15:00"],
    ["22:00 to midnight", "22:00", "24:00"],
    ["11 to 12 am", "23:00", "24:00"],
    ["21:00−22:00.", "21:00", "22:00"],
    ["23:30-24:00", "23:30", "24:00"],
    ["evening", "17:00", "24:00"],
    ["In the morning", "05:00", "12:00"],
  ])("%j are read as %j and %j", (text, from, to) => {
    expect(readClockSpan(text)).toEqual({ from, to });
  });

  test.each([
    "21:17",
    "9-10",
    "between 9 and 10",
    "22:00-21:00",
    "21:00-21:00",
    "11 pm to 1 am",
    "21:00-25:00",
    "in the constructor",
    "",
  ])("%j is no such time", (text) => {
    expect(readClockSpan(text)).toBeNull();
  });

  test("lie in equal distance from their middle, at most a minute further than they are", () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    const text = (minutes: number) =>
      `${`${Math.floor(minutes / 60)}`.padStart(2, "0")}:${`${minutes % 60}`.padStart(2, "0")}`;
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        fc.pre(one < other);
        const { time, aboutMinutes } = middleOf({ from: text(one), to: text(other) });
        const middle = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
        expect([middle - aboutMinutes, middle + aboutMinutes]).toEqual([one - ((other - one) % 2), other]);
      }),
    );
  });
});

test("a time is shown in both ways of counting hours, midnight as the start of its day", () => {
  expect(["21:17", "00:05", "12:00", "00:00"].map(timeInWords)).toEqual([
    "21:17, that is 9:17 pm",
    "00:05, that is 12:05 am",
    "12:00, that is 12:00 pm",
    "00:00, that is 12:00 am, the start of that day",
  ]);
  expect(clockSpanInWords({ from: "21:00", to: "22:00" })).toBe(
    "21:00 to 22:00, that is 9:00 pm to 10:00 pm",
  );
  expect(clockSpanInWords({ from: "21:00", to: "24:00" })).toBe(
    "21:00 to 24:00, that is 9:00 pm to midnight, the end of that day",
  );
});
