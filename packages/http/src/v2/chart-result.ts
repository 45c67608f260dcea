import { BODIES, type Chart } from "chart-core";
import * as v from "valibot";
import { CHART_MEMBERS, SIMPLE_CHART_MEMBERS } from "../endpoint/chart-members.js";
import { CHART_SCHEMAS, gateLineSchema } from "../endpoint/chart-schemas.js";
import { pick } from "../endpoint/pick.js";

/** A full chart as v2 answers it: the members of the specification's 2.2, in its order. */
export type ChartResult = Pick<Chart, (typeof CHART_MEMBERS)[number] | "birthDateUtc">;

/** A reduced chart: the members of the specification's 2.3. */
export type ChartSimpleResult = Pick<Chart, (typeof SIMPLE_CHART_MEMBERS)[number]>;

const gateLines = v.object(v.entriesFromList(BODIES, gateLineSchema));

export const ChartResultSchema: v.GenericSchema<ChartResult> = v.object({
  ...CHART_SCHEMAS,
  activations: v.object({ design: gateLines, personality: gateLines }),
  birthDateUtc: v.pipe(
    v.string(),
    v.metadata({ description: "The birth moment in UTC.", format: "date-time" }),
  ),
});

export const ChartSimpleResultSchema: v.GenericSchema<ChartSimpleResult> = v.object(
  pick(CHART_SCHEMAS, SIMPLE_CHART_MEMBERS),
);

const RESULT_MEMBERS = [...CHART_MEMBERS, "birthDateUtc"] as const;

export function presentChart(chart: Chart): ChartResult {
  return pick(chart, RESULT_MEMBERS);
}

export function presentSimpleChart(chart: Chart): ChartSimpleResult {
  return pick(chart, SIMPLE_CHART_MEMBERS);
}
