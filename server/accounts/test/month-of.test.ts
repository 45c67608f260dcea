import { monthName, monthOf } from "@chart/accounts";
import { expect, test } from "vitest";

test.each([
  ["2026-11", "2026-11-01", "2026-12-01"],
  ["2026-12", "2026-12-01", "2027-01-01"],
  ["2028-02", "2028-02-01", "2028-03-01"],
])("the month %s is from %s to %s in UTC", (name, from, to) => {
  expect(monthOf(name)).toEqual({
    from: new Date(`${from}T00:00:00.000Z`),
    to: new Date(`${to}T00:00:00.000Z`),
  });
  expect(monthName(new Date(`${from}T00:00:00.000Z`))).toBe(name);
});

test.each(["", "2026", "2026-13", "2026-00", "2026-1", "26-11", "2026-11-01", "=2026-11"])(
  "%j is no month",
  (name) => {
    expect(monthOf(name)).toBeUndefined();
  },
);
