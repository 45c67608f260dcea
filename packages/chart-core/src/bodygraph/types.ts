import type { ChartType } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { type CenterSet, centerSet, MOTORS } from "./centers.js";

/** The words that come with a type. */
export interface TypeWords {
  readonly strategy: string;
  readonly signature: string;
  readonly notSelfTheme: string;
}

/**
 * What follows from each type.
 *
 * Source: facts of the system, cross-checked between independent open sources; the wording is the service's.
 */
export const TYPES: Readonly<Record<ChartType, TypeWords>> = deepFreeze({
  Generator: {
    strategy: "Wait to Respond",
    signature: "Satisfaction",
    notSelfTheme: "Frustration",
  },
  "Manifesting Generator": {
    strategy: "Wait to Respond",
    signature: "Satisfaction and Peace",
    notSelfTheme: "Frustration and Anger",
  },
  Projector: {
    strategy: "Wait for the Invitation",
    signature: "Success",
    notSelfTheme: "Bitterness",
  },
  Manifestor: {
    strategy: "Inform",
    signature: "Peace",
    notSelfTheme: "Anger",
  },
  Reflector: {
    strategy: "Wait a Lunar Cycle",
    signature: "Surprise",
    notSelfTheme: "Disappointment",
  },
});

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
