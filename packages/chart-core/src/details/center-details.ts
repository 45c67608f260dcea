import { bodygraphOf } from "../bodygraph/bodygraph-of.js";
import { CENTERS } from "../bodygraph/centers.js";
import { GATES } from "../bodygraph/gates.js";
import { gatesOf, gatesOfSide } from "../bodygraph/gates-of.js";
import type { Center, Chart } from "../chart.js";

/** The nine centers, each in one list, A to Z. */
export interface CenterDetails {
  /** The defined centers by what defines them. */
  readonly defined: {
    /** By the personality's gates alone. */
    readonly personality: readonly Center[];
    /** By the design's gates alone. */
    readonly design: readonly Center[];
    /** By each of the two, or only by both together. */
    readonly both: readonly Center[];
  };
  /** Centers with an active gate, but without a channel. */
  readonly undefined: readonly Center[];
  /** Centers without any active gate. */
  readonly open: readonly Center[];
}

/** Tells of each center whether it is defined, and by which side; undefined; or open. */
export function centerDetails(chart: Chart): CenterDetails {
  const byPersonality = bodygraphOf(gatesOfSide(chart.personality)).centers;
  const byDesign = bodygraphOf(gatesOfSide(chart.design)).centers;
  const active = new Set([...gatesOf(chart)].map((gate) => GATES[gate]!.center));
  const byOne = ({ has, hasNot }: Record<"has" | "hasNot", readonly Center[]>) =>
    chart.centers.filter((center) => has.includes(center) && !hasNot.includes(center));
  const others = CENTERS.filter((center) => !chart.centers.includes(center));
  return {
    defined: {
      personality: byOne({ has: byPersonality, hasNot: byDesign }),
      design: byOne({ has: byDesign, hasNot: byPersonality }),
      both: chart.centers.filter((center) => byPersonality.includes(center) === byDesign.includes(center)),
    },
    undefined: others.filter((center) => active.has(center)),
    open: others.filter((center) => !active.has(center)),
  };
}
