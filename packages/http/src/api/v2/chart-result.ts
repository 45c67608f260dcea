import { BODIES, type Chart } from "chart-core";
import * as v from "valibot";
import { type CHART_MEMBERS, SIMPLE_CHART_MEMBERS } from "../chart-json/chart-members.js";
import { CHART_SCHEMAS, gateLineSchema } from "../chart-json/chart-schemas.js";
import { chartText, type Names, simpleChartText, type WriteChart } from "../chart-json/chart-text.js";
import { pick } from "../chart-json/pick.js";

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

const NAMES: Names = {
  channelsShort: "channelsShort",
  incarnationCross: "incarnationCross",
  notSelfTheme: "notSelfTheme",
  channelsLong: "channelsLong",
  northNode: "northNode",
  southNode: "southNode",
};

export const writeChart: WriteChart = (chart) =>
  chartText(chart, NAMES, `,"birthDateUtc":"${chart.birthDateUtc}"`);

export const writeSimpleChart: WriteChart = (chart) => simpleChartText(chart, NAMES);
