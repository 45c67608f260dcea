import { localTimeOf, resolveBirthMoment, resolveBirthSpan } from "chart-core/birth-moment";
import { expect, test } from "vitest";
import { middleOfHours, possibleSpan } from "../src/window/possible-span.js";

const zone = "Europe/Amsterdam";

/** Finds the middle of two times of a date, and the span that they mean. */
function middle(date: string, from: string, to: string) {
  const spanOfHours = (hours?: { from: string; to: string }) => resolveBirthSpan({ date, ...hours, zone });
  const momentAt = (time: string, disambiguation: "earlier" | "later" | "compatible") =>
    resolveBirthMoment({ date, time, zone }, { disambiguation }).utc;
  const { told, disambiguation } = middleOfHours(
    { from, to },
    spanOfHours,
    (utc) => localTimeOf(utc, zone),
    momentAt,
  );
  const utc = momentAt(told.time!, disambiguation ?? "compatible");
  return { told, disambiguation, utc, span: possibleSpan(told, utc, spanOfHours)! };
}

test.each([
  ["1990-09-05", "21:00", "22:00", "21:30", 30, null],
  ["1990-09-05", "00:00", "24:00", "12:00", 720, null],
  // Clocks went from 02:00 to 03:00.
  ["1990-03-25", "01:30", "03:30", "03:00", 30, null],
  ["1990-03-25", "02:10", "03:30", "03:20", 10, null],
  // Clocks went from 03:00 to 02:00.
  ["1990-09-30", "01:00", "03:00", "02:30", 90, "earlier"],
  ["1990-09-30", "02:30", "04:00", "02:45", 75, "later"],
])(
  "on %s the middle of %s and %s is %s, %d minutes from both, in the half %s",
  (date, from, to, time, about, half) => {
    const { told, disambiguation, utc, span } = middle(date, from, to);
    expect([told.time, told.aboutMinutes, disambiguation]).toEqual([time, about, half]);
    expect([+utc - +span.from, +span.to - +utc]).toEqual([about * 60_000, about * 60_000]);
  },
);

test("two times that clocks skipped have no middle", () => {
  expect(() => middle("1990-03-25", "02:10", "03:10")).toThrow(
    expect.objectContaining({ code: "INVALID_WINDOW" }),
  );
});
