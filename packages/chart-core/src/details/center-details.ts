import { bodygraphOf, channelEnds } from "../bodygraph/bodygraph-of.js";
import { CENTERS } from "../bodygraph/centers.js";
import { GATES } from "../bodygraph/gates.js";
import { gatesOf, gatesOfSide } from "../bodygraph/gates-of.js";
import type { Center, DerivedChart, SideActivations } from "../chart.js";
import { checkChart } from "../checks/check-chart.js";

/** The nine centers, each in exactly one list, A to Z. */
export interface CenterDetails {
  /** The defined centers, by the side that defines them. */
  readonly defined: {
    /** Defined by the gates of the personality alone. */
    readonly personality: readonly Center[];
    /** Defined by the gates of the design alone. */
    readonly design: readonly Center[];
    /** Defined by each side alone. */
    readonly each: readonly Center[];
    /** Defined only by both sides together. */
    readonly together: readonly Center[];
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
 * import { centerDetails } from "chart-core/details";
 *
 * const chart = computeChart(new Date("1990-09-05T19:17Z"));
 * const centers = centerDetails(chart);
 * console.log(centers.defined, centers.open);
 */
export function centerDetails(chart: DerivedChart): CenterDetails {
  checkChart(chart, "chart");
  const byPersonality = definedBy(chart.personality);
  const byDesign = definedBy(chart.design);
  const active = new Set(gatesOf(chart).map((gate) => GATES[gate].center));
  const defined = (personality: boolean, design: boolean) =>
    chart.centers.filter(
      (center) => byPersonality.includes(center) === personality && byDesign.includes(center) === design,
    );
  const others = CENTERS.filter((center) => !chart.centers.includes(center));
  return {
    defined: {
      personality: defined(true, false),
      design: defined(false, true),
      each: defined(true, true),
      together: defined(false, false),
    },
    undefined: others.filter((center) => active.has(center)),
    open: others.filter((center) => !active.has(center)),
  };
}

/** Returns the centers that the gates of one side define by themselves. */
function definedBy(side: SideActivations): readonly Center[] {
  return bodygraphOf(channelEnds(gatesOfSide(side))).centers;
}
