/*
 * The vocabularies of a chart at compile time: `tsc -p tsconfig.checks.json` compares these types with the built package.
 * Each test repeats at run time what it states about a table, so that no union can name a value that the table lacks.
 */
import {
  type Activation,
  CHANNELS,
  type Chart,
  type ChartJson,
  COGNITIONS,
  computeChart,
  DETERMINATIONS,
  type DerivedChart,
  ENVIRONMENTS,
  GATES,
  type GateNumber,
  MOTIVATIONS,
  PERSPECTIVES,
  TYPES,
  WHEEL,
} from "chart-core";
import type { Center, ChannelId, Strategy } from "chart-core/tables";
import { expect, expectTypeOf, test } from "vitest";

/** The number of members of a union. */
type CountOf<Union, Counted extends unknown[] = []> = [Union] extends [never]
  ? Counted["length"]
  : CountOf<Exclude<Union, LastOf<Union>>, [...Counted, unknown]>;
type LastOf<Union> = (Union extends unknown ? (take: (each: Union) => void) => void : never) extends (
  take: infer Both,
) => void
  ? Both extends (each: infer Last) => void
    ? Last
    : never
  : never;

const chart = computeChart(new Date("1990-09-05T19:17:00Z"));

test("the gate of an activation always has facts, also with unchecked indexed access", () => {
  expectTypeOf(GATES[chart.personality.sun.gate].center).toEqualTypeOf<Center>();
  expectTypeOf(GATES[chart.gates[0]!].name).toEqualTypeOf<string>();
  expectTypeOf(MOTIVATIONS[chart.personality.sun.color]).toEqualTypeOf<Chart["motivation"]>();
  expectTypeOf<CountOf<GateNumber>>().toEqualTypeOf<64>();
  expectTypeOf<Activation["line"]>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6>();
  expectTypeOf<Activation["base"]>().toEqualTypeOf<1 | 2 | 3 | 4 | 5>();
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Object.keys(GATES).map(Number));
});

test("no word of a chart is a mere string", () => {
  expectTypeOf<Chart["strategy"]>().toEqualTypeOf<Strategy>();
  expectTypeOf<Chart["channelsShort"][number]>().toEqualTypeOf<ChannelId>();
  expectTypeOf<CountOf<ChannelId>>().toEqualTypeOf<36>();
  expectTypeOf<CountOf<Chart["type"]>>().toEqualTypeOf<5>();
  expectTypeOf<CountOf<Chart["profile"]>>().toEqualTypeOf<12>();
  expectTypeOf<CountOf<Chart["strategy"]>>().toEqualTypeOf<4>();
  expectTypeOf<CountOf<Chart["signature"]>>().toEqualTypeOf<5>();
  expectTypeOf<CountOf<Chart["notSelfTheme"]>>().toEqualTypeOf<5>();
  expectTypeOf<CountOf<Chart["authority"]>>().toEqualTypeOf<8>();
  expectTypeOf<CountOf<Chart["definition"]>>().toEqualTypeOf<5>();
  expectTypeOf<CountOf<Chart["cognition"]>>().toEqualTypeOf<6>();
  expectTypeOf<CountOf<Chart["determination"]>>().toEqualTypeOf<12>();
  expectTypeOf<CountOf<Chart["environment"]>>().toEqualTypeOf<12>();
  expectTypeOf<CountOf<Chart["motivation"]>>().toEqualTypeOf<6>();
  expectTypeOf<Chart["transference"]>().toEqualTypeOf<Chart["motivation"]>();
  expectTypeOf<CountOf<Chart["perspective"]>>().toEqualTypeOf<6>();
  expectTypeOf<Chart["distraction"]>().toEqualTypeOf<Chart["perspective"]>();
  expectTypeOf<CountOf<Chart["variables"]>>().toEqualTypeOf<16>();
  expectTypeOf<CountOf<Center>>().toEqualTypeOf<9>();
  const pairs = (table: object) => Object.values(table).flatMap((each) => Object.values(each as object));
  expect(new Set(CHANNELS.map(({ id }) => id)).size).toBe(36);
  expect(new Set(Object.values(TYPES).map(({ strategy }) => strategy)).size).toBe(4);
  expect(new Set(Object.values(COGNITIONS)).size).toBe(6);
  expect(new Set(pairs(DETERMINATIONS)).size).toBe(12);
  expect(new Set(pairs(ENVIRONMENTS)).size).toBe(12);
  expect(new Set(Object.values(PERSPECTIVES)).size).toBe(6);
});

test("ChartJson is a chart that went through JSON, and still a chart for functions that need no moment", () => {
  const parsed: ChartJson = JSON.parse(JSON.stringify(chart));
  expectTypeOf<ChartJson["birthMoment"]>().toEqualTypeOf<string>();
  expectTypeOf<ChartJson["designMoment"]>().toEqualTypeOf<string>();
  expectTypeOf<ChartJson["type"]>().toEqualTypeOf<Chart["type"]>();
  expectTypeOf<ChartJson>().toExtend<DerivedChart>();
  expectTypeOf<Chart>().toExtend<DerivedChart>();
  const { birthMoment, designMoment, ...rest } = parsed;
  expect({ ...rest, birthMoment: new Date(birthMoment), designMoment: new Date(designMoment) }).toEqual(
    chart,
  );
});
