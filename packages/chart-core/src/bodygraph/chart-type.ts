import type { ChartType } from "../chart.js";
import { type CenterSet, centerSet } from "./center-set.js";
import { MOTORS } from "./centers.js";

const SACRAL: CenterSet = centerSet(["Sacral"]);
const THROAT: CenterSet = centerSet(["Throat"]);
const ANY_MOTOR: CenterSet = centerSet(MOTORS);

/** The type, from the groups of connected centers: what counts is whether the Sacral is defined and a motor reaches the Throat. */
export function chartType(groups: readonly CenterSet[]): ChartType {
  let sacralDefined = false;
  let motorReachesThroat = false;
  for (const group of groups) {
    if (group & SACRAL) sacralDefined = true;
    if (group & THROAT && group & ANY_MOTOR) motorReachesThroat = true;
  }
  if (groups.length === 0) return "Reflector";
  if (sacralDefined) return motorReachesThroat ? "Manifesting Generator" : "Generator";
  return motorReachesThroat ? "Manifestor" : "Projector";
}
