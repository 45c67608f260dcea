import type { ChartType } from "../chart.js";
import { type CenterSet, centerSet } from "./center-set.js";
import { MOTORS } from "./centers.js";

const SACRAL: CenterSet = centerSet(["Sacral"]);
const THROAT: CenterSet = centerSet(["Throat"]);
const ANY_MOTOR: CenterSet = centerSet(MOTORS);

/** The type, from the groups of connected centers: what counts is whether the Sacral is defined and a motor reaches the Throat. */
export function chartType(groups: readonly CenterSet[]): ChartType {
  if (groups.length === 0) return "Reflector";
  const withThroat = groups.find((group) => group & THROAT) ?? 0;
  const motorReachesThroat = (withThroat & ANY_MOTOR) !== 0;
  const sacralDefined = groups.some((group) => group & SACRAL);
  if (sacralDefined) return motorReachesThroat ? "Manifesting Generator" : "Generator";
  return motorReachesThroat ? "Manifestor" : "Projector";
}
