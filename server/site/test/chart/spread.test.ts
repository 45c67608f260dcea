import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { chartWindow } from "chart-core/time";
import { expect, test } from "vitest";
import { minutesAround, minutesBetween, spreadOf } from "../../src/chart/reading/spread.js";

test("the minutes around a time go past midnight, and have both ends", () => {
  const minutes = minutesAround(new Date("1990-01-26T00:05Z"), 30).map((utc) => utc.toISOString());
  expect([minutes[0], minutes.at(-1), minutes.length]).toEqual([
    "1990-01-25T23:35:00.000Z",
    "1990-01-26T00:35:00.000Z",
    61,
  ]);
});

test("the minutes of a day are 1,440, and 60 more or fewer if clocks were changed", () => {
  const day = (date: string) => {
    const at = (time: string) => resolveBirthMoment({ date, time, zone: "Europe/Amsterdam" }).utc;
    return minutesBetween(at("00:00"), at("23:59")).length;
  };
  expect(["1990-09-05", "1990-09-30", "1990-03-25"].map(day)).toEqual([1440, 1500, 1380]);
});

test("a value is certain exactly if the window of the same hours has it as certain, and shares agree", () => {
  for (const day of ["1990-09-05", "1966-02-11", "2004-12-30"]) {
    const from = new Date(`${day}T00:00Z`);
    const to = new Date(`${day}T23:59Z`);
    const charts = minutesBetween(from, to).map((utc) => computeChart(utc));
    const { texts, lists } = spreadOf(charts);
    const { certain, uncertain } = chartWindow(from, to);
    for (const [member, values] of Object.entries(texts)) {
      const name = member as keyof typeof texts;
      if (values.length === 1) expect([day, member, values[0]!.value]).toEqual([day, member, certain[name]]);
      else {
        const shares = new Map(uncertain[name]!.map(({ value, share }) => [value as string, share]));
        for (const { value, share } of values) expect(share).toBeCloseTo(shares.get(value)!, 2);
      }
      expect(values.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    const isSure = (names: readonly string[]) =>
      names.every((name) => (charts[0]!.gates as readonly string[]).includes(name));
    expect(isSure(lists.gates.filter(({ share }) => share === 1).map(({ value }) => value))).toBe(true);
  }
});
