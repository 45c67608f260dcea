import { computeChart } from "chart-core";
import { chartWindow } from "chart-core/time";
import { expect, test } from "vitest";
import { minutesOf, spreadOf } from "../../src/chart/reading/spread.js";

test.each([
  ["an unknown time", null, null, ["00:00", "23:59"], 1440],
  ["half an hour around a time", "21:17", 30, ["20:47", "21:47"], 61],
  ["a time just after midnight", "00:10", 30, ["00:00", "00:40"], 41],
  ["a time just before midnight", "23:50", 120, ["21:50", "23:59"], 130],
] as const)("%s has the minutes of its day", (_, time, about, ends, count) => {
  const minutes = minutesOf(time, about);
  expect([minutes[0], minutes.at(-1), minutes.length]).toEqual([...ends, count]);
  expect(new Set(minutes).size).toBe(count);
});

test("a value is certain exactly if the window of the same hours has it as certain, and shares agree", () => {
  for (const day of ["1990-09-05", "1966-02-11", "2004-12-30"]) {
    const from = new Date(`${day}T00:00Z`);
    const to = new Date(`${day}T23:59Z`);
    const charts = minutesOf(null, null).map((minute) => computeChart(new Date(`${day}T${minute}Z`)));
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
