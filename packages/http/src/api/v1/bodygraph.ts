import { BODIES, type Chart, type GateLines } from "chart-core";
import * as v from "valibot";
import { type CHART_MEMBERS, SIMPLE_CHART_MEMBERS } from "../chart-json/chart-members.js";
import { CHART_SCHEMAS, gateLineSchema } from "../chart-json/chart-schemas.js";
import { chartText, type Names, simpleChartText, type WriteChart } from "../chart-json/chart-text.js";
import { pick } from "../chart-json/pick.js";
import { type SnakeCased, snakeCased } from "./snake-case.js";

/** A full chart as v1 answers it: v2's members in snake_case at every depth, without the moment in UTC. */
export type Bodygraph = SnakeCased<
  Pick<Chart, Exclude<(typeof CHART_MEMBERS)[number], "activations">> & {
    activations: { readonly design: SnakeCased<GateLines>; readonly personality: SnakeCased<GateLines> };
  }
>;

/** A reduced chart as v1 answers it. */
export type SimpleBodygraph = SnakeCased<Pick<Chart, (typeof SIMPLE_CHART_MEMBERS)[number]>>;

const gateLines = v.object(snakeCased(v.entriesFromList(BODIES, gateLineSchema)));

export const BodygraphSchema: v.GenericSchema<Bodygraph> = v.object(
  snakeCased({ ...CHART_SCHEMAS, activations: v.object({ design: gateLines, personality: gateLines }) }),
);

export const SimpleBodygraphSchema: v.GenericSchema<SimpleBodygraph> = v.object(
  snakeCased(pick(CHART_SCHEMAS, SIMPLE_CHART_MEMBERS)),
);

const NAMES: Names = {
  channelsShort: "channels_short",
  incarnationCross: "incarnation_cross",
  notSelfTheme: "not_self_theme",
  channelsLong: "channels_long",
  northNode: "north_node",
  southNode: "south_node",
};

export const writeBodygraph: WriteChart = (chart) => chartText(chart, NAMES);

export const writeSimpleBodygraph: WriteChart = (chart) => simpleChartText(chart, NAMES);
