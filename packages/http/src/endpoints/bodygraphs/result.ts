import type { Chart, GateLines } from "chart-core";
import * as v from "valibot";
import { activationsSchema, GATE_LINE_SCHEMAS } from "../../api/chart-json/activation-schemas.js";
import { CHART_MEMBERS, SIMPLE_CHART_MEMBERS } from "../../api/chart-json/chart-members.js";
import { CHART_SCHEMAS } from "../../api/chart-json/chart-schemas.js";
import { memberWriter, type WriteChart } from "../../api/chart-json/chart-text.js";
import { pick } from "../../api/chart-json/pick.js";
import { type SnakeCased, snakeCase, snakeCased } from "./snake-case.js";

/** A full chart in v1: the members of v2 in snake_case at every depth, without `birthDateUtc`. */
export type Bodygraph = SnakeCased<
  Pick<Chart, Exclude<(typeof CHART_MEMBERS)[number], "activations">> & {
    activations: { readonly design: SnakeCased<GateLines>; readonly personality: SnakeCased<GateLines> };
  }
>;

export type SimpleBodygraph = SnakeCased<Pick<Chart, (typeof SIMPLE_CHART_MEMBERS)[number]>>;

export const BodygraphSchema: v.GenericSchema<Bodygraph> = v.pipe(
  v.object(snakeCased({ ...CHART_SCHEMAS, activations: activationsSchema(snakeCased(GATE_LINE_SCHEMAS)) })),
  v.description("A full Human Design chart."),
);

export const SimpleBodygraphSchema: v.GenericSchema<SimpleBodygraph> = v.pipe(
  v.object(snakeCased(pick(CHART_SCHEMAS, SIMPLE_CHART_MEMBERS))),
  v.description("A reduced Human Design chart."),
);

/** Writes a {@link Bodygraph} as JSON. */
export const writeBodygraph: WriteChart = memberWriter(CHART_MEMBERS, snakeCase);

/** Writes a {@link SimpleBodygraph} as JSON. */
export const writeSimpleBodygraph: WriteChart = memberWriter(SIMPLE_CHART_MEMBERS, snakeCase);
