import { computeChart } from "chart-core";
import { resolveBirthSpan } from "chart-core/birth-moment";
import { chartWindow } from "chart-core/time";
import { expect, test } from "vitest";
import { exactSpan, lengthOf, spanAround, spreadOf } from "../src/spread.js";

test("the span around a time goes past midnight, to both sides", () => {
  const { from, to } = spanAround(new Date("1990-01-26T00:05Z"), 30);
  expect([from.toISOString(), to.toISOString()]).toEqual([
    "1990-01-25T23:35:00.000Z",
    "1990-01-26T00:35:00.000Z",
  ]);
  expect(lengthOf({ from, to })).toBe("60 minutes");
});

test("a day has 24 hours, and one more or fewer if clocks were changed", () => {
  const day = (date: string) => lengthOf(resolveBirthSpan({ date, zone: "Europe/Amsterdam" }));
  expect(["1990-09-05", "1990-09-30", "1990-03-25"].map(day)).toEqual(["24 hours", "25 hours", "23 hours"]);
});

test("values, shares and spans of texts are those of the window, and of lists those of each name", () => {
  for (const day of ["1990-09-05", "1966-02-11", "2004-12-30"]) {
    const from = new Date(`${day}T00:00Z`);
    const to = new Date(+from + 86_400_000);
    const { spans, certain, uncertain } = chartWindow(from, to);
    const { texts, lists } = spreadOf(spans);
    for (const [member, values] of Object.entries(texts)) {
      const name = member as keyof typeof texts;
      if (values.length === 1)
        expect([day, member, values[0]]).toEqual([
          day,
          member,
          { value: certain[name], share: 1, spans: [{ from, to }] },
        ]);
      else expect([day, member, values]).toEqual([day, member, uncertain[name]]);
    }
    for (const [member, values] of Object.entries(lists))
      for (const { value, share } of values) {
        const held = spans.filter(({ chart }) =>
          (chart[member as keyof typeof lists] as readonly string[]).includes(value),
        );
        const ms = held.reduce((sum, span) => sum + +span.to - +span.from, 0);
        expect([day, value, share]).toEqual([day, value, ms / 86_400_000]);
      }
  }
});

test("all values of an exact time are certain", () => {
  const { texts, lists } = spreadOf(exactSpan(computeChart(new Date("1990-09-05T19:17Z"))));
  for (const values of Object.values(texts)) expect(values.map(({ share }) => share)).toEqual([1]);
  for (const { share } of Object.values(lists).flat()) expect(share).toBe(1);
});
