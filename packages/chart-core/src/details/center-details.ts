import { bodygraphOf } from "../bodygraph/bodygraph-of.js";
import { CENTERS } from "../bodygraph/centers.js";
import { GATES } from "../bodygraph/gates.js";
import { gatesOf, gatesOfSide } from "../bodygraph/gates-of.js";
import type { Center, DerivedChart } from "../chart.js";
import { checkChart } from "../checks/check-chart.js";

/** The nine centers, each in exactly one list, A to Z. */
export interface CenterDetails {
  /** The defined centers, by the side that defines them. */
  readonly defined: {
    /** Defined by the gates of the personality alone. */
    readonly personality: readonly Center[];
    /** Defined by the gates of the design alone. */
    readonly design: readonly Center[];
    /** Defined by each side, or only by both together. */
    readonly both: readonly Center[];
  };
  /** Centers with an active gate, but without a defined channel. */
  readonly undefined: readonly Center[];
  /** Centers without any active gate. Pictures and composites also call those of `undefined` open. */
  readonly open: readonly Center[];
}

/**
 * Sorts the centers into defined (by side), undefined and open ones.
 *
 * @param chart A chart of `computeChart` or `deriveChart`.
 * @throws ChartInputError `INVALID_CHART` if `chart` is not a chart.
 *
 * @example
 * import { computeChart } from "chart-core";
 * import { centerDetails } from "chart-core/people";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const centers = centerDetails(chart);
 * console.log(centers.defined, centers.open);
 */
export function centerDetails(chart: DerivedChart): CenterDetails {
  checkChart(chart, "chart");
  const byPersonality = bodygraphOf(gatesOfSide(chart.personality)).centers;
  const byDesign = bodygraphOf(gatesOfSide(chart.design)).centers;
  const active = new Set([...gatesOf(chart)].map((gate) => GATES[gate].center));
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
