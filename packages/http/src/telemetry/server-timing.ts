import type { RequestRecord, Stage } from "../base/request-record.js";

/** Name of each stage in the header, in the order of the stages. */
const METRIC_OF_STAGE: Readonly<Record<Stage, string>> = {
  geocode: "place",
  compute: "chart",
  draw: "picture",
  charge: "charge",
};

/** Formats the times of a request as a Server-Timing header, in ms: the stages that it reached, and the total. */
export function serverTiming(record: RequestRecord): string {
  const stages = Object.entries(METRIC_OF_STAGE).flatMap(([stage, metric]) => {
    const stageMs = record[`${stage as Stage}Ms`];
    return stageMs === undefined ? [] : [`${metric};dur=${stageMs}`];
  });
  return [...stages, `total;dur=${record.durationMs ?? 0}`].join(", ");
}
