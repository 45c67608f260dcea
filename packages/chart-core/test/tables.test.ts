import * as library from "chart-core";
import { expect, it } from "vitest";

const tables = Object.entries(library).filter(([, value]) => typeof value === "object");

it.each(tables)("the exported table %s is deeply frozen", (_, table) => {
  expect(isDeeplyFrozen(table)).toBe(true);
});

it("all exported tables are checked here", () => {
  expect(tables.length).toBeGreaterThanOrEqual(15);
});

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}
