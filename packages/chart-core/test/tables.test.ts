import * as library from "chart-core";
import * as tablesEntry from "chart-core/tables";
import fc from "fast-check";
import { expect, it } from "vitest";

const tables = Object.entries({ ...library, ...tablesEntry }).filter(
  ([, value]) => typeof value === "object",
);

it.each(tables)("the exported table %s is deeply frozen", (_, table) => {
  expect(isDeeplyFrozen(table)).toBe(true);
});

it("all exported tables are checked here", () => {
  expect(tables.length).toBeGreaterThanOrEqual(22);
});

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

it.each([
  ["CROSSES", tablesEntry.CROSSES],
  ["LINE_FIXINGS", tablesEntry.LINE_FIXINGS],
])(
  "%s has the 64 gates in order, the same object at each reading, and can be cloned and written as JSON",
  (_, table) => {
    expect(Object.keys(table)).toEqual(Array.from({ length: 64 }, (_, index) => `${index + 1}`));
    for (const gate of library.WHEEL) expect(table[gate]).toBe(table[gate]);
    expect(structuredClone(table)).toEqual(table);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  },
);

it("the tables of the main entry are those of the entry `tables`, not copies", () => {
  const main = Object.entries(library).filter(([, value]) => typeof value === "object");
  const inTables = new Map(Object.entries(tablesEntry));
  for (const [name, table] of main) expect(inTables.get(name), name).toBe(table);
});

it("each authority comes from the first defined center in the order of the table, for one of its types", () => {
  const rows = Object.entries(library.AUTHORITIES);
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2199, 11, 31) }), (ms) => {
      const { authority, type, centers } = library.computeChart(new Date(ms));
      const first = rows.find(
        ([, { center, types }]) => types.includes(type) && (center === null || centers.includes(center)),
      );
      expect(first?.[0]).toBe(authority);
    }),
    { numRuns: 300 },
  );
});

it("the table of the arrows leads to the tone of each arrow and to the member beside it", () => {
  const chart = library.computeChart(new Date("1990-09-05T19:17:00Z"));
  const wordsOf = {
    motivation: library.MOTIVATIONS,
    perspective: library.PERSPECTIVES,
    determination: library.DETERMINATIONS,
    environment: library.ENVIRONMENTS,
  };
  for (const [arrow, { side, body, member }] of Object.entries(library.ARROWS)) {
    const { color, tone } = chart[side][body];
    const direction = tone <= 3 ? "L" : "R";
    expect(chart.arrows[arrow as keyof typeof chart.arrows]).toBe(direction);
    const word = wordsOf[member][color];
    expect(typeof word === "string" ? word : word[direction]).toBe(chart[member]);
  }
  expect(library.TRANSFERENCES[chart.personality.sun.color]).toBe(chart.transference);
  expect(library.DISTRACTIONS[chart.personality.northNode.color]).toBe(chart.distraction);
});

it("every body has a name of its own", () => {
  const names = library.BODIES.map((body) => library.BODY_NAMES[body]);
  expect(new Set(names).size).toBe(13);
  expect(library.BODY_NAMES.northNode).toBe("North Node");
});
