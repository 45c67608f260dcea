import type { Chart } from "chart-core";

/** A full chart as v2 answers it: the members of the specification's 2.2, in its order. */
export type ChartResult = Pick<
  Chart,
  | "type"
  | "profile"
  | "channelsShort"
  | "centers"
  | "strategy"
  | "authority"
  | "incarnationCross"
  | "definition"
  | "signature"
  | "notSelfTheme"
  | "cognition"
  | "determination"
  | "variables"
  | "motivation"
  | "transference"
  | "perspective"
  | "distraction"
  | "environment"
  | "circuitries"
  | "channelsLong"
  | "gates"
  | "activations"
  | "birthDateUtc"
>;

export function presentChart(chart: Chart): ChartResult {
  return {
    type: chart.type,
    profile: chart.profile,
    channelsShort: chart.channelsShort,
    centers: chart.centers,
    strategy: chart.strategy,
    authority: chart.authority,
    incarnationCross: chart.incarnationCross,
    definition: chart.definition,
    signature: chart.signature,
    notSelfTheme: chart.notSelfTheme,
    cognition: chart.cognition,
    determination: chart.determination,
    variables: chart.variables,
    motivation: chart.motivation,
    transference: chart.transference,
    perspective: chart.perspective,
    distraction: chart.distraction,
    environment: chart.environment,
    circuitries: chart.circuitries,
    channelsLong: chart.channelsLong,
    gates: chart.gates,
    activations: chart.activations,
    birthDateUtc: chart.birthDateUtc,
  };
}
