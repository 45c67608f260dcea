import type { Chart } from "chart-core";
import * as v from "valibot";
import { activationsSchema, GATE_LINE_SCHEMAS } from "../../api/chart-json/activation-schemas.js";
import { CHART_MEMBERS, SIMPLE_CHART_MEMBERS } from "../../api/chart-json/chart-members.js";
import { CHART_SCHEMAS, memberDescription } from "../../api/chart-json/chart-schemas.js";
import { memberWriter, type WriteChart } from "../../api/chart-json/chart-text.js";
import { pick } from "../../api/chart-json/pick.js";
import type { WriteBirthChart } from "../../charts/chart-order.js";
import { writeDetails } from "./detail-members.js";
import { DETAIL_SCHEMAS } from "./detail-schemas.js";

export type ChartResult = Pick<Chart, (typeof CHART_MEMBERS)[number] | "birthDateUtc">;

export type ChartSimpleResult = Pick<Chart, (typeof SIMPLE_CHART_MEMBERS)[number]>;

/** Schemas of the members that only `?include=` adds; no other response has them. */
const DETAIL_FIELDS = Object.fromEntries(
  Object.entries(DETAIL_SCHEMAS).map(([name, schema]) => [name, v.optional(schema)]),
);

export const ChartResultSchema: v.GenericSchema<ChartResult> = v.pipe(
  v.object({
    ...CHART_SCHEMAS,
    activations: activationsSchema(GATE_LINE_SCHEMAS),
    birthDateUtc: v.pipe(
      v.string(),
      v.metadata({ description: memberDescription("birthDateUtc"), format: "date-time" }),
    ),
    ...DETAIL_FIELDS,
  }),
  v.description("A full Human Design chart."),
);

export const ChartSimpleResultSchema: v.GenericSchema<ChartSimpleResult> = v.pipe(
  v.object(pick(CHART_SCHEMAS, SIMPLE_CHART_MEMBERS)),
  v.description("A reduced Human Design chart."),
);

const sameName = (name: string) => name;

/** Writes a {@link ChartResult} as JSON. */
export const writeChart: WriteChart = memberWriter([...CHART_MEMBERS, "birthDateUtc"], sameName);

/** Returns the function that writes a {@link ChartResult} with the members that a request includes. */
export function chartWriter(include: readonly string[]): WriteBirthChart {
  if (include.length === 0) return writeChart;
  return (chart, birth) => `${writeChart(chart).slice(0, -1)}${writeDetails(include, chart, birth)}}`;
}

/** Writes a {@link ChartSimpleResult} as JSON. */
export const writeSimpleChart: WriteChart = memberWriter(SIMPLE_CHART_MEMBERS, sameName);
